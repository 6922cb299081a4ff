import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FlightDraft, FlightPlaceChoice } from '@tiquete/domain/searches/flights';
import { addDays, formatMoney, today, useApi, useMessages } from '@tiquete/platform';
import type { DayPrices } from '@tiquete/ui';
import { fetchCalendar } from '../api';
import { MAX_FLIGHT_DAYS_AHEAD } from '@tiquete/contracts/limits';

/** The flight whose prices a calendar shows: the only one of the search, or one way of a round trip. */
export type FlightWay = 'single' | 'outbound' | 'inbound';
/** Calls for a month while a supplier has not sent its prices yet, and the milliseconds between them. */
const [MAX_CALLS, PAUSE_MS] = [4, 2500];
/** Pauses before a month that failed or stayed incomplete is requested again, in milliseconds. */
const RETRY_PAUSES_MS = [10_000, 20_000, 40_000, 80_000];
const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));

/**
 * Lowest fare of each day that the calendar shows. Months are requested as they come into view. Choosing another route or
 * leaving the form aborts them. Returns undefined until both places are known.
 */
export function useDayPrices(
  origin: FlightPlaceChoice | null,
  destination: FlightPlaceChoice | null,
  cabin: FlightDraft['cabin'],
  way: FlightWay,
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
  const requested = useRef<{ months: Set<string>; over: AbortController }>(undefined);
  useEffect(
    () => () => {
      requested.current?.over.abort();
      requested.current = undefined;
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
      requested.current ??= { months: new Set(), over: new AbortController() };
      const {
        months,
        over: { signal },
      } = requested.current;
      if (months.has(first)) return;
      months.add(first);
      const [originLocationCode = '', destinationLocationCode = ''] = route.split('-');
      const request = () =>
        fetchCalendar(
          api,
          { originLocationCode, destinationLocationCode, from: first, to: last, cabin },
          signal,
        );
      /** Returns whether every supplier has sent its prices. */
      const load = async () => {
        for (let calls = 1; ; calls += 1) {
          const { days, isWhole } = await request();
          const priced = days.filter(({ price }) => isWhole || price !== null);
          const found = Object.fromEntries(priced.map(({ date, price }) => [date, price]));
          setKnown((before) => ({
            route,
            of: { ...(before.route === route ? before.of : {}), ...found },
          }));
          if (isWhole || calls === MAX_CALLS) return isWhole;
          await pause(PAUSE_MS);
          if (signal.aborted) return false;
        }
      };
      // A calendar without prices can still be used, so a failure shows no error.
      const loadWithRetries = async () => {
        for (const pauseMs of [0, ...RETRY_PAUSES_MS]) {
          if (pauseMs > 0) await pause(pauseMs);
          if (signal.aborted || (await load().catch(() => false))) return;
        }
        // The month is requested again when it comes back into view.
        months.delete(first);
      };
      void loadWithRetries();
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
            legend: t(`search.dayPrices.${way}`),
            describe: (price: number) => t(`search.dayPrice.${way}`, { price: formatMoney(price) }),
          },
    [route, of, onSeen, t, way],
  );
}
