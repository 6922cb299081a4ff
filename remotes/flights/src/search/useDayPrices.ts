import { useCallback, useMemo, useRef, useState } from 'react';
import { addDays, createApiClient, formatMoney, today, useMessages } from '@tiquete/platform';
import type { DayPrices } from '@tiquete/ui';
import { fetchCalendar } from '../api';
import type { FlightDraft, FlightPlaceChoice } from './flightQuery';
import { MAX_FLIGHT_DAYS_AHEAD } from './limits';

/** Prices in a calendar are of no use later than this. */
const api = createApiClient({ timeoutMs: 10_000 });

/** Milliseconds between two questions while a source is late. */
const ASK_AGAIN_MS = 2500;
const ASK_AGAIN_TIMES = 3;

/** The lowest fare of each day that the calendar shows, asked month by month as they come into sight; undefined before both places are known. */
export function useDayPrices(
  origin: FlightPlaceChoice | null,
  destination: FlightPlaceChoice | null,
  cabin: FlightDraft['cabin'],
): DayPrices | undefined {
  const t = useMessages('flights');
  const route =
    origin && destination && origin.code !== destination.code
      ? `${origin.code}-${destination.code}-${cabin}`
      : null;
  const [known, setKnown] = useState<{ route: string | null; of: DayPrices['of'] }>({
    route: null,
    of: {},
  });
  const asked = useRef(new Set<string>());
  const onSeen = useCallback(
    (from: string, to: string) => {
      const [first, last] = [
        from < today() ? today() : from,
        [to, addDays(today(), MAX_FLIGHT_DAYS_AHEAD)].toSorted()[0] ?? to,
      ];
      const key = `${route}|${first}`;
      if (route === null || first > last || asked.current.has(key)) return;
      asked.current.add(key);
      const [originLocationCode = '', destinationLocationCode = ''] = route.split('-');
      const ask = async (tries: number): Promise<void> => {
        const { days, isWhole } = await fetchCalendar(api, {
          originLocationCode,
          destinationLocationCode,
          from: first,
          to: last,
          cabin,
        });
        const priced = days.filter(({ price }) => isWhole || price !== null);
        setKnown((before) => ({
          route,
          of: {
            ...(before.route === route ? before.of : {}),
            ...Object.fromEntries(priced.map(({ date, price }) => [date, price])),
          },
        }));
        if (isWhole || tries === 0) return;
        await new Promise((done) => setTimeout(done, ASK_AGAIN_MS));
        await ask(tries - 1);
      };
      // A calendar without prices is still a calendar; the month is asked for again when it comes back into sight.
      ask(ASK_AGAIN_TIMES).catch(() => void asked.current.delete(key));
    },
    [route, cabin],
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
