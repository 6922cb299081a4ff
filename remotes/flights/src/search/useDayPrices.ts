import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { addDays, formatMoney, poll, today, useApi, useMessages } from '@tiquete/platform';
import type { DayPrices } from '@tiquete/ui';
import { fetchCalendar } from '../api';
import type { FlightDraft, FlightPlaceChoice } from './flightQuery';
import { MAX_FLIGHT_DAYS_AHEAD } from './limits';

/** A source that has not told its prices yet is given 7.5 s. */
const UNTIL_WHOLE = {
  isPending: ({ isWhole }: { isWhole: boolean }) => !isWhole,
  pauseMs: 2500,
  forMs: 7500,
};

/** The lowest fare of each day that the calendar shows, asked month by month as they come into sight, and no more once another route is chosen or the form is gone; undefined before both places are known. */
export function useDayPrices(
  origin: FlightPlaceChoice | null,
  destination: FlightPlaceChoice | null,
  cabin: FlightDraft['cabin'],
): DayPrices | undefined {
  const t = useMessages('flights');
  const api = useApi();
  const route =
    origin && destination && origin.code !== destination.code
      ? `${origin.code}-${destination.code}-${cabin}`
      : null;
  const [known, setKnown] = useState<{ route: string | null; of: DayPrices['of'] }>({
    route: null,
    of: {},
  });
  const asked = useRef<{ months: Set<string>; over: AbortController }>(undefined);
  useEffect(
    () => () => {
      asked.current?.over.abort();
      asked.current = undefined;
    },
    [api, route],
  );
  const onSeen = useCallback(
    (from: string, to: string) => {
      const [first, last] = [
        from < today() ? today() : from,
        [to, addDays(today(), MAX_FLIGHT_DAYS_AHEAD)].toSorted()[0] ?? to,
      ];
      if (route === null || first > last) return;
      asked.current ??= { months: new Set(), over: new AbortController() };
      const {
        months,
        over: { signal },
      } = asked.current;
      if (months.has(first)) return;
      months.add(first);
      const [originLocationCode = '', destinationLocationCode = ''] = route.split('-');
      const ask = () =>
        fetchCalendar(
          api,
          { originLocationCode, destinationLocationCode, from: first, to: last, cabin },
          signal,
        );
      const load = async () => {
        for await (const { days, isWhole } of poll(ask, UNTIL_WHOLE, signal)) {
          const priced = days.filter(({ price }) => isWhole || price !== null);
          const found = Object.fromEntries(priced.map(({ date, price }) => [date, price]));
          setKnown((before) => ({
            route,
            of: { ...(before.route === route ? before.of : {}), ...found },
          }));
        }
      };
      // A calendar without prices is still a calendar; the month is asked for again when it comes back into sight.
      load().catch(() => void months.delete(first));
    },
    [api, route, cabin],
  );
  const of = known.route === route ? known.of : null;
  return useMemo(
    () =>
      route === null
        ? undefined
        : {
            of: of ?? {},
            onSeen,
            describe: (price: number) => t('search.dayPrice', { price: formatMoney(price) }),
          },
    [route, of, onSeen, t],
  );
}
