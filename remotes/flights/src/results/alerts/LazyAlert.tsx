import { createElement } from 'react';
import { useMessages } from '@tiquete/platform';
import { lazyPart } from '@tiquete/ui';
import { LazySheetButton } from '../LazySheetButton';
import type { FlightQuery } from '../../model/flightQuery';

const part = lazyPart(
  async () => (await import(/* webpackChunkName: "alert" */ './AlertSheet')).AlertSheet,
);
/** Opens the form of a price alert, whose code then loads. Prices under a corporate code cannot be watched. */
export function LazyAlert({ query }: { query: FlightQuery }) {
  const t = useMessages('flights');
  if (query.corporateCodes.length > 0) return null;
  return (
    <LazySheetButton part={part} label={t('results.alert')} failed={t('results.alertFailed')}>
      {(AlertSheet, sheet) => createElement(AlertSheet, { query, ...sheet })}
    </LazySheetButton>
  );
}
