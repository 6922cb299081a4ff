import { createElement } from 'react';
import type { FlightQuery } from '@tiquete/domain/searches/flights';
import { useMessages } from '@tiquete/platform';
import { lazyPart } from '@tiquete/ui';
import { LazySheetButton } from '../LazySheetButton';
import type { ResultsView } from '../resultsAddress';

const part = lazyPart(
  async () => (await import(/* webpackChunkName: "prices" */ './PriceDays')).PriceDays,
);
/** Opens the prices of other days. Code and prices load when it opens. */
export function LazyPriceDays({ query, view }: { query: FlightQuery; view: ResultsView }) {
  const t = useMessages('flights');
  return (
    <LazySheetButton
      part={part}
      label={t('results.priceDays')}
      failed={t('results.priceDaysFailed')}
    >
      {(PriceDays, sheet) => createElement(PriceDays, { query, view, ...sheet })}
    </LazySheetButton>
  );
}
