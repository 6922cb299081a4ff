import type { PackageDetail } from '@tiquete/contracts';
import { formatDay, formatMonth, shortMoney, useMessages } from '@tiquete/platform';
import { Badge, css, type Theme, VisuallyHidden } from '@tiquete/ui';
import { grid, monthColumns } from './departureStyles';
import { monthDays } from './monthDays';

type Departure = PackageDetail['departures'][number];
const FEW_ROOMS = 5;

export interface DepartureMonthProps {
  /** Month in the form YYYY-MM. */
  month: string;
  departures: readonly Departure[];
  chosen: string;
  onChoose: (day: string) => void;
}
/** Calendar of a month with price and remaining rooms of each departure. On a phone only the departures are listed. */
export function DepartureMonth({ month, departures, chosen, onChoose }: DepartureMonthProps) {
  const t = useMessages('packages');
  const { offset, days } = monthDays(month);
  const departing = new Map(departures.map((one) => [one.DateBegin, one]));
  return (
    <div>
      <div css={[monthColumns, weekdays]} aria-hidden>
        {t('detail.weekdays')
          .split(' ')
          .map((name) => (
            <span key={name}>{name}</span>
          ))}
      </div>
      <ul
        css={[grid, monthColumns]}
        aria-label={t('search.departures', { month: formatMonth(`${month}-01`) })}
      >
        {days.map((day, index) => {
          const departure = departing.get(day);
          const place = index === 0 && startsIn(offset + 1);
          return departure ? (
            <li key={day} css={place}>
              <Day departure={departure} isChosen={day === chosen} onChoose={() => onChoose(day)} />
            </li>
          ) : (
            <li key={day} css={[quiet, place]} aria-hidden>
              {index + 1}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
interface DayProps {
  departure: Departure;
  isChosen: boolean;
  onChoose: () => void;
}
function Day({ departure, isChosen, onChoose }: DayProps) {
  const t = useMessages('packages');
  const { DateBegin, from_per_person, availability, fits } = departure;
  const { status, total } = availability;
  const isOpen = fits && status !== 'SOLD_OUT';
  const shortLeft = t('detail.left', { count: total });
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={!isOpen && !isChosen}
      onClick={onChoose}
    >
      <b>{formatDay(DateBegin)}</b>{' '}
      <span>
        {shortMoney(from_per_person)}
        {isOpen && <VisuallyHidden>{t('search.perPerson')}</VisuallyHidden>}
      </span>{' '}
      {!isOpen && <small>{t(status === 'SOLD_OUT' ? 'detail.soldOut' : 'detail.noRoom')}</small>}
      {isOpen && total > FEW_ROOMS && <small>{shortLeft}</small>}
      {isOpen && total <= FEW_ROOMS && <Badge tone="secondary">{shortLeft}</Badge>}
    </button>
  );
}
const weekdays = (theme: Theme) => css`
  display: none;
  margin-bottom: ${theme.spacing(1)};
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
  text-align: center;
  ${theme.up(768)} {
    display: grid;
  }
`;
/** Column of the month's first day. A phone lists the departures without weekdays. */
const startsIn = (column: number) => (theme: Theme) => css`
  ${theme.up(768)} {
    grid-column-start: ${column};
  }
`;
/** Style of a day without a departure. */
const quiet = (theme: Theme) => css`
  display: none;
  padding: ${theme.spacing(2)};
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
  text-align: center;
  ${theme.up(768)} {
    display: block;
  }
`;
