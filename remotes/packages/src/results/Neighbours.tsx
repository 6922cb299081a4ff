import {
  isWholeMonth,
  monthDates,
  monthOf,
  type DepartureDates,
  type ListQuery,
} from '@tiquete/domain/searches/packages';
import {
  formatDay,
  formatMoney,
  formatMonth,
  Link,
  useMessages,
  useSelector,
} from '@tiquete/platform';
import { unseenOnPhone } from '@tiquete/search';
import { Carousel, css, Skeleton, type Theme } from '@tiquete/ui';
import { useMonths } from '../search/useMonths';
import { neighboursQuery } from '../state/queries';
import { selectNeighbours } from '../state/slice';
import { listUrl } from './listProduct';

/** Entries before the searched one, and entries in all. */
const [BEFORE, SHOWN] = [1, 9];

interface Neighbour {
  dates: DepartureDates;
  label: string;
  /** Whole pesos; null without a departure. */
  price: number | null;
}
/** Alternatives with their prices: months around the searched one, or departures around the searched day. */
export function Neighbours({ query }: { query: ListQuery }) {
  const t = useMessages('packages');
  const { dates } = query;
  const isDay = dates !== null && monthOf(dates) !== null && !isWholeMonth(dates);
  const { months, hasFailed } = useMonths(
    { ...query, dates: null, around: isDay ? dates.start : undefined },
    { query: neighboursQuery, state: useSelector(selectNeighbours) },
  );
  if (!months && !hasFailed) return <NeighboursSkeleton />;
  if (!months || (isDay && months.dates.length === 0)) return null;
  const all: Neighbour[] = isDay
    ? months.dates.map(({ DateBegin: day, from_price: price }) => ({
        dates: { start: day, end: day },
        label: formatDay(day),
        price,
      }))
    : months.months.map(({ id_year, id_month, from_price: price }) => {
        const whole = monthDates(id_year, id_month);
        return { dates: whole, label: formatMonth(whole.start), price };
      });
  const isShown = (one: Neighbour) =>
    one.dates.start === dates?.start && one.dates.end === dates.end;
  // Without a departure on the day itself, starts at the next one; without days, at the first.
  const first = dates?.start ?? '';
  const open = all.filter((one) => one.price !== null || isShown(one));
  const from = Math.max(0, open.findIndex(({ dates: { start } }) => start >= first) - BEFORE);
  const label = t(labelOf(dates, isDay));
  if (open.length === 0) return null;
  return (
    <section css={section}>
      <h2 css={unseenOnPhone}>{label}</h2>
      <Carousel label={label}>
        {open.slice(from, from + SHOWN).map((one) => (
          <Link
            key={one.dates.start}
            to={listUrl({ ...query, dates: one.dates })}
            aria-current={isShown(one) || undefined}
            preventScrollReset
            css={card}
          >
            <p>
              <b>{one.label}</b>
              {isShown(one) && <small>{t('results.neighbourShown')}</small>}
            </p>
            {one.price === null ? (
              <span>{t('results.neighbourNone')}</span>
            ) : (
              <>
                <span css={onWide}>
                  {t('results.neighbourPrice', { amount: formatMoney(one.price) })}
                </span>
                <span css={onPhone}>
                  {t('results.neighbourPriceShort', { amount: formatMoney(one.price) })}
                </span>
              </>
            )}
          </Link>
        ))}
      </Carousel>
    </section>
  );
}
/** Placeholder as tall as the heading, the cards and the buttons of the carousel. */
export function NeighboursSkeleton() {
  return (
    <div css={[section, placeholder]} aria-hidden>
      <Skeleton width="30%" height="1.35rem" />
      <div css={cards}>
        <Skeleton height="100%" radius={12} />
      </div>
    </div>
  );
}
function labelOf(dates: DepartureDates | null, isDay: boolean) {
  if (!dates) return 'results.allMonths';
  return isDay ? 'results.neighbourDays' : 'results.neighbours';
}
const [CARD_HEIGHT, PHONE_CARD_HEIGHT] = [72, 56];
/** Room for the buttons below the cards. A phone has neither heading nor buttons. */
const placeholder = css`
  padding-bottom: 56px;
  @media (width < 600px) {
    padding: 0;
    > :first-child {
      display: none;
    }
  }
`;
const cards = css`
  height: ${CARD_HEIGHT}px;
  @media (width < 600px) {
    height: ${PHONE_CARD_HEIGHT}px;
  }
`;
const section = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  h2 {
    ${theme.type.h3}
  }
  /* On a phone one row of cards, which a traveller swipes. */
  @media (width < 600px) {
    gap: 0;
    section ul {
      --shown: 1.9;
      --gap: ${theme.spacing(2)};
    }
    section > div {
      display: none;
    }
  }
`;
const onWide = css`
  @media (width < 600px) {
    && {
      display: none;
    }
  }
`;
const onPhone = (theme: Theme) => css`
  ${theme.up(600)} {
    && {
      display: none;
    }
  }
`;
const card = (theme: Theme) => css`
  display: grid;
  align-content: start;
  min-height: ${CARD_HEIGHT}px;
  padding: ${theme.spacing(3)} ${theme.spacing(4)};
  color: ${theme.vars.palette.text.secondary};
  text-decoration: none;
  ${theme.surface}
  border-radius: ${theme.vars.radius.m};
  ${theme.focusRing}
  @media (width < 600px) {
    ${theme.type.small}
    min-height: ${PHONE_CARD_HEIGHT}px;
    padding: ${theme.spacing(2)} ${theme.spacing(3)};
    align-content: center;
    white-space: nowrap;
    small {
      display: none;
    }
  }
  p {
    display: flex;
    justify-content: space-between;
    gap: ${theme.spacing(2)};
    align-items: baseline;
  }
  b {
    color: ${theme.vars.palette.text.primary};
  }
  b::first-letter {
    text-transform: uppercase;
  }
  span {
    font-variant-numeric: tabular-nums;
  }
  &[aria-current] {
    background: ${theme.vars.palette.primary.soft};
    border-color: ${theme.vars.palette.primary.text};
  }
  &:hover b {
    text-decoration: underline;
  }
`;
