import { poll, type ApiClient } from '@tiquete/platform';
import { searchHotels, toSearchBody } from '../api';
import type { HotelQuery } from '../model/hotelQuery';
import { hotelSearch } from './hotelSearch';

/** Late suppliers are given 5 s. */
const UNTIL_COMPLETE = { isPending: hotelSearch.isPending, pauseMs: 1000, forMs: 5000 };

/**
 * The session of a search for this hotel alone that every supplier has answered, or as far as they had after 5 s: the first
 * to answer may not be who sells it. @throws ApiProblem, or an AbortError when `signal` aborts.
 */
export async function searchHotel(
  api: ApiClient,
  query: HotelQuery,
  hotelCode: string,
  signal: AbortSignal,
): Promise<string> {
  const destination = { ...query.destination, kind: 'hotel' as const, code: hotelCode };
  const request = toSearchBody({ ...query, destination });
  const ask = (known?: { data: { sessionCode: string } }) =>
    searchHotels(api, request, signal, known?.data.sessionCode);
  let sessionCode = '';
  for await (const { data } of poll(ask, UNTIL_COMPLETE, signal)) sessionCode = data.sessionCode;
  return sessionCode;
}
