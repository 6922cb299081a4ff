import { formatDay, formatMoney, Link, shortMoney, today, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { useChosenInSight } from '../days/useChosenInSight';
import type { PricedDays } from './pricesApi';

export interface PriceDaysLinks {
  days: readonly PricedDays[];
  /** Address of the search for these days. */
  toUrl: (days: PricedDays) => string;
  isSearched: (days: PricedDays) => boolean;
  /** Called when a link is opened. */
  onOpen: () => void;
}
/** Departure days in columns, return days in rows. Each pair links to its search, also without a known price. */
export function PriceGrid({ days, toUrl, isSearched, onOpen }: PriceDaysLinks) {
  const t = useMessages('flights');
  const departures = [...new Set(days.map(({ departure }) => departure))];
  const returns = [...new Set(days.map(({ back }) => back ?? ''))];
  const table = useChosenInSight<HTMLDivElement>(days.find(isSearched)?.departure);
  const lowest = Math.min(...days.map(({ price }) => price ?? Infinity));
  const cellOf = (departure: string, back: string) =>
    days.find((one) => one.departure === departure && one.back === back);
  return (
    <div ref={table} css={frame}>
      <table>
        <caption>
          <span>{t('prices.grid')}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{`${t('prices.return')} / ${t('prices.departure')}`}</th>
            {departures.map((day) => (
              <th key={day} scope="col">
                {formatDay(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {returns.map((back) => (
            <tr key={back}>
              <th scope="row">{formatDay(back)}</th>
              {departures.map((departure) => {
                const cell = cellOf(departure, back);
                if (!cell || back < departure || departure < today()) return <td key={departure} />;
                const { price } = cell;
                const full = price === null ? t('prices.unknown') : formatMoney(price);
                return (
                  <td key={departure}>
                    <Link
                      to={toUrl(cell)}
                      onClick={onOpen}
                      aria-current={isSearched(cell) ? 'date' : undefined}
                      data-low={price === lowest || undefined}
                      aria-label={`${price === null ? '–' : shortMoney(price)}, ${t('prices.cell', {
                        departure: formatDay(departure),
                        return: formatDay(back),
                        price: full,
                      })}`}
                    >
                      {price === null ? '–' : shortMoney(price)}
                    </Link>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('prices.legend')}</p>
    </div>
  );
}
const frame = (theme: Theme) => css`
  ${theme.type.small}
  position: relative;
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 2px;
  }
  caption {
    ${theme.type.h3}
    padding-bottom: ${theme.spacing(2)};
    text-align: start;
  }
  /* What is read stays where it is while the days move sideways. */
  caption > span,
  > p {
    position: sticky;
    inset-inline-start: 0;
  }
  th {
    padding: ${theme.spacing(1)};
    font-weight: ${theme.weight.strong};
    color: ${theme.vars.palette.text.secondary};
    white-space: nowrap;
  }
  th:first-of-type {
    position: sticky;
    inset-inline-start: 0;
    background: ${theme.vars.palette.background.paper};
    text-align: start;
  }
  td {
    min-width: 72px;
    padding: 0;
  }
  a {
    display: grid;
    place-items: center;
    min-height: 44px;
    padding: ${theme.spacing(1)};
    border: 1px solid ${theme.vars.palette.divider};
    border-radius: ${theme.vars.radius.s};
    color: ${theme.vars.palette.text.primary};
    text-decoration: none;
    white-space: nowrap;
    ${theme.focusRing}
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  a:hover {
    background: ${theme.vars.palette.background.subtle};
  }
  a[data-low] {
    font-weight: ${theme.weight.bold};
    color: ${theme.vars.palette.success.main};
    background: ${theme.vars.palette.success.soft};
  }
  a[aria-current] {
    border: 2px solid ${theme.vars.palette.primary.text};
    font-weight: ${theme.weight.bold};
  }
  p {
    margin-top: ${theme.spacing(2)};
    color: ${theme.vars.palette.text.secondary};
  }
`;
