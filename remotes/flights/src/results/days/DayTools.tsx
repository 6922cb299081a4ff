import { createElement } from 'react';
import type { FlightQuery } from '@tiquete/domain/searches/flights';
import { useMessages } from '@tiquete/platform';
import { lazyPart } from '@tiquete/ui';
import { LazyPriceDays } from '../prices/LazyPriceDays';
import { LazySheetButton } from '../LazySheetButton';
import type { ResultsView } from '../resultsAddress';

/** Buttons for prices of other days and for a price alert. Renders nothing for several cities. */
export function DayTools({ query, view }: { query: FlightQuery; view: ResultsView }) {
  if (query.tripType === 'MULTI_CITY') return null;
  return (
    <>
      <LazyPriceDays query={query} view={view} />
      <LazyAlert query={query} />
    </>
  );
}

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
