import { toSearchBody, type HotelQuery } from '@tiquete/domain/searches/hotels';
import { poll, request, type SagaGenerator } from '@tiquete/platform';
import { searchHotels } from '../api';
import { hotelSearch } from './hotelSearch';
import type { ResultPage } from './hotelState';

/** Late suppliers get 5 s. */
const UNTIL_COMPLETE = { isPending: hotelSearch.isPending, pauseMs: 1000, forMs: 5000 };

/**
 * Returns the session of a search for this hotel alone. It waits for every supplier, as the first to answer may not sell the
 * hotel. @throws ApiProblem
 */
export function* searchHotel(query: HotelQuery, hotelCode: string): SagaGenerator<string> {
  const destination = { ...query.destination, kind: 'hotel' as const, code: hotelCode };
  const body = toSearchBody({ ...query, destination });
  const page = yield* poll<ResultPage>(
    (previous) =>
      request((api, signal) => searchHotels(api, body, signal, previous?.data.sessionCode)),
    UNTIL_COMPLETE,
  );
  return page.data.sessionCode;
}
