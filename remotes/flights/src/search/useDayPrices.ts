import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { addDays, formatMoney, poll, today, useApi, useMessages } from '@tiquete/platform';
import type { DayPrices } from '@tiquete/ui';
import { fetchCalendar } from '../api';
import type { FlightDraft, FlightPlaceChoice } from '../model/flightQuery';
import { MAX_FLIGHT_DAYS_AHEAD } from '../model/limits';

/** Waits up to 7.5 s for a supplier that has not sent its prices yet. */
const UNTIL_WHOLE = {
  isPending: ({ isWhole }: { isWhole: boolean }) => !isWhole,
  pauseMs: 2500,
  forMs: 7500,
};
/** Pauses before a month that failed or stayed incomplete is requested again, in milliseconds. */
const RETRY_PAUSES_MS = [10_000, 20_000, 40_000, 80_000];

/**
 * Lowest fare of each day that the calendar shows. Months are requested as they come into view. Choosing another route or leaving the form
 * aborts them. Returns undefined until both places are known.
 */
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
      const request = () =>
        fetchCalendar(
          api,
          { originLocationCode, destinationLocationCode, from: first, to: last, cabin },
          signal,
        );
      /** Returns whether every supplier has sent its prices. */
      const load = async () => {
        let isComplete = false;
        for await (const { days, isWhole } of poll(request, UNTIL_WHOLE, signal)) {
          const priced = days.filter(({ price }) => isWhole || price !== null);
          const found = Object.fromEntries(priced.map(({ date, price }) => [date, price]));
          setKnown((before) => ({
            route,
            of: { ...(before.route === route ? before.of : {}), ...found },
          }));
          isComplete = isWhole;
        }
        return isComplete;
      };
      // A calendar without prices can still be used, so a failure shows no error.
      const loadWithRetries = async () => {
        for (const pauseMs of [0, ...RETRY_PAUSES_MS]) {
          if (pauseMs > 0) await new Promise((over) => setTimeout(over, pauseMs));
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
            describe: (price: number) => t('search.dayPrice', { price: formatMoney(price) }),
          },
    [route, of, onSeen, t],
  );
}
