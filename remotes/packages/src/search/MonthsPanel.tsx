import type { PackageMonths } from '@tiquete/contracts';
import { isWholeMonth, monthDates, type DepartureDates } from '@tiquete/domain/searches/packages';
import { formatDay, formatMonth, shortMoney, useMessages } from '@tiquete/platform';
import { Button, Chip, css, Notice, Skeleton, type Theme, VisuallyHidden } from '@tiquete/ui';

export interface MonthsPanelProps {
  /** Null while the months load. */
  months: PackageMonths | null;
  hasFailed: boolean;
  retry: () => void;
  dates: DepartureDates | null;
  onChange: (dates: DepartureDates | null) => void;
  onDone: () => void;
}
/** The coming months with their lowest prices, also those without departures; below, the departures of the chosen month. */
export function MonthsPanel({
  months,
  hasFailed,
  retry,
  dates,
  onChange,
  onDone,
}: MonthsPanelProps) {
  const t = useMessages('packages');
  return (
    <div css={panel}>
      <Chip label={t('search.anyDate')} selected={dates === null} onClick={() => onChange(null)} />
      {hasFailed && (
        <Notice
          kind="warning"
          text={t('search.monthsFailed')}
          action={
            <Button variant="ghost" size="s" onClick={retry}>
              {t('search.formRetry')}
            </Button>
          }
        />
      )}
      {months && <Months months={months.months} dates={dates} onChange={onChange} />}
      {!months && !hasFailed && <Skeleton height={300} />}
      {months && dates && (
        <Departures departures={months.dates} dates={dates} onChange={onChange} />
      )}
      <Button variant="secondary" onClick={onDone}>
        {t('search.done')}
      </Button>
    </div>
  );
}
interface ChoiceProps {
  dates: DepartureDates | null;
  onChange: (dates: DepartureDates) => void;
}
function Months({ months, dates, onChange }: ChoiceProps & { months: PackageMonths['months'] }) {
  const t = useMessages('packages');
  return (
    <ul css={grid} aria-label={t('search.months')}>
      {months.map(({ id_year, id_month, label, from_price, has_sale }) => {
        const whole = monthDates(id_year, id_month);
        return (
          <li key={whole.start}>
            <button
              type="button"
              aria-pressed={dates?.start.slice(0, 7) === whole.start.slice(0, 7)}
              disabled={!has_sale}
              onClick={() => onChange(whole)}
            >
              <b>{label}</b>{' '}
              <span>
                {from_price === null ? t('search.noDepartures') : shortMoney(from_price)}
                {from_price !== null && <VisuallyHidden>{t('search.perPerson')}</VisuallyHidden>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
function Departures({
  departures,
  dates,
  onChange,
}: ChoiceProps & { dates: DepartureDates; departures: PackageMonths['dates'] }) {
  const t = useMessages('packages');
  const month = dates.start.slice(0, 7);
  const open = departures.filter(({ DateBegin }) => DateBegin.startsWith(month));
  if (open.length === 0) return null;
  const whole = monthDates(Number(month.slice(0, 4)), Number(month.slice(5)));
  return (
    <div role="group" aria-label={t('search.departures', { month: formatMonth(whole.start) })}>
      <p css={title}>{t('search.departures', { month: formatMonth(whole.start) })}</p>
      <div css={chips}>
        <Chip
          label={t('search.wholeMonth')}
          selected={isWholeMonth(dates)}
          onClick={() => onChange(whole)}
        />
        {open.map(({ DateBegin: day, from_price }) => (
          <Chip
            key={day}
            label={t('search.departureFrom', {
              day: formatDay(day),
              amount: shortMoney(from_price),
            })}
            selected={dates.start === day && dates.end === day}
            onClick={() => onChange({ start: day, end: day })}
          />
        ))}
      </div>
    </div>
  );
}
const panel = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.spacing(3)};
  > :not(:first-child) {
    width: 100%;
  }
`;
const grid = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${theme.spacing(2)};
  button {
    display: grid;
    justify-items: center;
    width: 100%;
    min-height: 56px;
    padding: ${theme.spacing(2)};
    font: inherit;
    color: ${theme.vars.palette.text.primary};
    background: ${theme.vars.palette.background.paper};
    border: 1px solid ${theme.vars.palette.outline};
    border-radius: ${theme.vars.radius.m};
    cursor: pointer;
    ${theme.focusRing}
  }
  button[aria-pressed='true'] {
    background: ${theme.vars.palette.primary.soft};
    border-color: ${theme.vars.palette.primary.text};
    color: ${theme.vars.palette.primary.text};
  }
  button:disabled {
    color: ${theme.vars.palette.text.secondary};
    background: ${theme.vars.palette.background.subtle};
    border-color: transparent;
    cursor: default;
  }
  span {
    ${theme.type.small}
    font-variant-numeric: tabular-nums;
  }
`;
const title = (theme: Theme) => css`
  margin-bottom: ${theme.spacing(2)};
  font-weight: ${theme.weight.strong};
`;
/** A month may have a departure every day, so more than three rows scroll. */
const chips = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
  max-height: 168px;
  margin: ${theme.spacing(-2)};
  padding: ${theme.spacing(2)};
  overflow-y: auto;
`;
