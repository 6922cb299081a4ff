import { type ReactNode, createElement } from 'react';
import type { FlightQuery } from '@tiquete/domain/searches/flights';
import { formatDay, Link, shortMoney, useMessages } from '@tiquete/platform';
import { css, type Theme, VisuallyHidden, lazyPart } from '@tiquete/ui';
import { onOtherDay } from './otherDay';
import { viewUrl, type ResultsView } from '../resultsAddress';
import { LazyPriceDays } from '../prices/LazyPriceDays';
import { useChosenInSight } from './useChosenInSight';
import type { useDaysAround } from './useDaysAround';
import { LazySheetButton } from '../LazySheetButton';

export interface DateStripProps {
  query: FlightQuery;
  /** Number of the itinerary whose day changes. */
  index: number;
  around: ReturnType<typeof useDaysAround>;
  view: ResultsView;
  /** Text with the usual price of the route. */
  children: ReactNode;
}
/** Links to the days before and after the searched one, each with the same filters. */
export function DateStrip({
  query,
  index,
  around: { days, isLoading },
  view,
  children,
}: DateStripProps) {
  const t = useMessages('flights');
  const date = query.segments[index]?.date;
  const known = days.flatMap(({ price }) => price ?? []);
  const lowest = known.length > 1 ? Math.min(...known) : null;
  const list = useChosenInSight<HTMLOListElement>(date);
  return (
    <nav aria-label={t('results.strip')}>
      <ol ref={list} css={strip}>
        {days.map(({ date: day, price }) => (
          <li key={day}>
            <Link
              to={viewUrl(onOtherDay(query, index, day), {
                ...view,
                chosen: view.chosen.slice(0, index),
              })}
              preventScrollReset
              aria-current={day === date ? 'date' : undefined}
              data-low={price !== null && price === lowest ? '' : undefined}
            >
              {`${formatDay(day)} `}
              {price === null ? (
                <strong data-loading={isLoading || undefined}>
                  <span aria-hidden>–</span>
                  <VisuallyHidden>{t('results.stripUnknown')}</VisuallyHidden>
                </strong>
              ) : (
                <strong>{shortMoney(price)}</strong>
              )}
            </Link>
          </li>
        ))}
      </ol>
      <div css={note}>
        <p>
          <span aria-hidden>{t(`results.stripNote.${wayOf(query, index)}`)}</span>
          {children}
        </p>
        {query.tripType !== 'MULTI_CITY' && (
          <div css={tools}>
            <LazyPriceDays query={query} view={view} />
            <LazyAlert query={query} />
          </div>
        )}
      </div>
    </nav>
  );
}
/** The flight whose prices the strip shows. */
function wayOf({ tripType }: FlightQuery, index: number) {
  if (tripType !== 'ROUND_TRIP') return 'single';
  return index === 0 ? 'outbound' : 'inbound';
}
const note = (theme: Theme) => css`
  ${theme.type.small}
  display: grid;
  gap: ${theme.spacing(1)} ${theme.spacing(4)};
  align-items: center;
  justify-items: start;
  margin-top: ${theme.spacing(2)};
  /* What the route usually costs comes later, on a line that was kept for it. */
  > p {
    min-height: 2.8em;
  }
  p > span {
    display: block;
  }
  ${theme.up(600)} {
    grid-template-columns: minmax(0, 1fr) auto;
    margin-top: 0;
  }
  [data-level] {
    font-weight: ${theme.weight.strong};
  }
  [data-level='lower'] {
    color: ${theme.vars.palette.success.main};
  }
  color: ${theme.vars.palette.text.secondary};
`;
/** Aligns the first button with the text above. */
const tools = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: ${theme.spacing(-4)};
  ${theme.up(600)} {
    margin: 0;
  }
`;
const strip = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  gap: ${theme.spacing(1)};
  position: relative;
  margin: ${theme.spacing(-2)};
  padding: ${theme.spacing(2)};
  overflow-x: auto;
  scrollbar-width: none;
  > li {
    flex: 1 0 88px;
  }
  a {
    display: grid;
    min-height: 52px;
    padding: ${theme.spacing(2)};
    ${theme.surface}
    border-radius: ${theme.vars.radius.m};
    color: ${theme.vars.palette.text.secondary};
    text-align: center;
    text-decoration: none;
    white-space: nowrap;
    ${theme.focusRing}
  }
  strong {
    color: ${theme.vars.palette.text.primary};
  }
  [data-low] strong {
    color: ${theme.vars.palette.success.main};
  }
  [data-loading] {
    opacity: 0.4;
  }
  a[aria-current] {
    border-color: ${theme.vars.palette.primary.text};
    background: ${theme.vars.palette.primary.soft};
    font-weight: ${theme.weight.strong};
  }
`;

const part = lazyPart(
  async () => (await import(/* webpackChunkName: "prices" */ '../alerts/AlertSheet')).AlertSheet,
);
/** Opens the form of a price alert, whose code then loads. Prices under a corporate code cannot be watched. */
function LazyAlert({ query }: { query: FlightQuery }) {
  const t = useMessages('flights');
  if (query.corporateCodes.length > 0) return null;
  return (
    <LazySheetButton part={part} label={t('results.alert')} failed={t('results.alertFailed')}>
      {(AlertSheet, sheet) => createElement(AlertSheet, { query, ...sheet })}
    </LazySheetButton>
  );
}
