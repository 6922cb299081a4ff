import { useEffect } from 'react';
import type { FlightQuery } from '@tiquete/domain/searches/flights';
import { addDays, nightsBetween, today, useDispatch, useSelector } from '@tiquete/platform';
import type { DayPrice } from '../../state/flightState';
import { dayPricesQuery } from '../../state/flightSearch';
import { selectDayPrices } from '../../state/slice';
import { daysAround } from './otherDay';

/**
 * The days around an itinerary's day, each with its lowest price; null while it is unknown. `found` is the lowest price of
 * the search itself.
 */
export function useDaysAround(
  query: FlightQuery,
  index: number,
  found: number | null,
): { days: DayPrice[]; isLoading: boolean } {
  const dispatch = useDispatch();
  const known = useSelector(selectDayPrices);
  const segment = query.segments[index];
  const { from, to } = daysAround(query, index, today());
  const [origin, destination] = [segment?.origin.code ?? '', segment?.destination.code ?? ''];
  const { cabin } = query;
  useEffect(
    () => void dispatch(dayPricesQuery.opened({ origin, destination, from, to, cabin })),
    [dispatch, origin, destination, from, to, cabin],
  );
  const prices = new Map(
    known.phase === 'ready' &&
      known.query.origin === origin &&
      known.query.destination === destination
      ? known.value.map(({ date, price }) => [date, price])
      : [],
  );
  const days = Array.from({ length: nightsBetween(from, to) + 1 }, (_, nth) => addDays(from, nth));
  return {
    days: days.map((date) => ({
      date,
      price: (date === segment?.date ? found : null) ?? prices.get(date) ?? null,
    })),
    isLoading: known.phase === 'loading',
  };
}
