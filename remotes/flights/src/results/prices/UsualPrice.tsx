import { useMemo } from 'react';
import type { FlightOffer, FlightUsualPrices } from '@tiquete/contracts';
import { queryKey, type FlightQuery } from '@tiquete/domain/searches/flights';
import { shortMoney, useMessages, useRequest } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { fetchUsual, routeOf } from './pricesApi';

/** Compares the cheapest flight with the usual price of the route. Renders nothing while the price is unknown. */
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
  const level = lowest < usual.low ? 'lower' : within;
  return (
    <span data-level={level}>
      <span css={onWide}>{t(`results.usual.${level}`, amounts)}</span>
      <span css={onPhone}>{t(`results.usualShort.${level}`)}</span>
    </span>
  );
}
const onWide = css`
  @media (width < 600px) {
    display: none;
  }
`;
const onPhone = (theme: Theme) => css`
  ${theme.up(600)} {
    display: none;
  }
`;
/** Null while the usual price is unknown. A failed request shows no error. */
export function useUsualPrice(query: FlightQuery): FlightUsualPrices['usual'] {
  const route = routeOf(query);
  const { request } = useRequest(
    queryKey(query),
    async (api, signal) => route && fetchUsual(api, route, signal),
    route !== null,
  );
  return (request.phase === 'ready' && request.value) || null;
}
