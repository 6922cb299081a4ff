import { useEffect, useMemo, useState } from 'react';
import type { FlightOffer, FlightUsualPrices } from '@tiquete/contracts';
import { shortMoney, useApi, useMessages } from '@tiquete/platform';
import type { FlightQuery } from '../../search/flightQuery';
import { queryKey } from '../../urls';
import { fetchUsual, routeOf } from './pricesApi';

/** How the cheapest flight stands to what the route usually costs; nothing while too little is known. */
export function UsualPrice({
  query,
  offers,
}: {
  query: FlightQuery;
  offers: readonly FlightOffer[];
}) {
  const t = useMessages('flights');
  const usual = useUsualPrice(query);
  const lowest = useMemo(
    () => Math.min(...offers.map(({ price_per_adult }) => price_per_adult)),
    [offers],
  );
  if (!usual) return null;
  const amounts = { low: shortMoney(usual.low), high: shortMoney(usual.high) };
  const within = lowest > usual.high ? 'higher' : 'within';
  const standing = lowest < usual.low ? 'lower' : within;
  return <span data-standing={standing}>{t(`results.usual.${standing}`, amounts)}</span>;
}
/** Null while it is not known; a call that fails is no reason to say so. */
export function useUsualPrice(query: FlightQuery): FlightUsualPrices['usual'] {
  const api = useApi();
  const key = queryKey(query);
  const [known, setKnown] = useState<{ key: string; usual: FlightUsualPrices['usual'] }>();
  useEffect(() => {
    const route = routeOf(query);
    if (!route) return;
    const abort = new AbortController();
    fetchUsual(api, route, abort.signal).then(
      (usual) => setKnown({ key, usual }),
      () => undefined,
    );
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- equal keys are equal requests
  }, [api, key]);
  return known?.key === key ? known.usual : null;
}
