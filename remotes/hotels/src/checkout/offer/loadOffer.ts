import { ApiProblem, type ApiClient } from '@tiquete/platform';
import { fetchDetails, searchHotels } from '../../api';
import type { ChosenTariff, DetailPage } from '../../detail/detailState';
import { everyTariff, sameTariff } from '../../detail/findTariff';
import type { HotelQuery } from '../../search/hotelQuery';
import type { CheckoutRequest, GoneReason, Offer } from './offerState';

export interface OfferSources {
  api: ApiClient;
  signal: AbortSignal;
  /** The tariff as it was seen before, by which it is known again under other codes; null when nobody remembers. */
  remembered: ChosenTariff | null;
  /** The prices of the address expired; they are being asked again. */
  onExpired: () => void;
}
/** Milliseconds between two questions while suppliers are late. */
const ASK_AGAIN_MS = 1000;
const ASK_AGAIN_TIMES = 5;
const hasCode = (error: unknown, code: string) => error instanceof ApiProblem && error.problem.code === code;

type Found = Offer | GoneReason;

/**
 * The tariff of the address at today's price, or why there is none.
 * @throws ApiProblem, or an AbortError when `signal` aborts.
 */
export async function loadOffer(request: CheckoutRequest, sources: OfferSources): Promise<Found> {
  const { api, signal } = sources;
  const { query, address } = request;
  try {
    const page = await fetchDetails(api, { sessionCode: address.sessionCode, hotelCode: address.hotelCode, rooms: query.rooms }, signal);
    const found = everyTariff(page.rooms).find(({ tariff }) => tariff.productCode === address.productCode);
    if (found) return toOffer(request, page, found, null);
    // The codes of one session may change too; that is news only when the price did.
    const again = findAgain(request, page, sources.remembered);
    if (!again) return 'missing';
    return again.previousTotal === again.tariff.total ? { ...again, previousTotal: null } : again;
  } catch (error) {
    if (hasCode(error, 'SOLD_OUT')) return 'soldOut';
    if (hasCode(error, 'HOTEL_NOT_FOUND')) return 'missing';
    if (!hasCode(error, 'SESSION_EXPIRED')) throw error;
    sources.onExpired();
    return renewOffer(request, sources);
  }
}
/** The same tariff in a session of today. @throws like `loadOffer`. */
export async function renewOffer(request: CheckoutRequest, { api, signal, remembered }: Omit<OfferSources, 'onExpired'>): Promise<Found> {
  const { query, address } = request;
  const { hotelCode } = address;
  try {
    const destination = { kind: 'hotel', code: hotelCode, name: query.destination.name } as const;
    const sessionCode = await searchWhole(api, { ...query, destination }, signal);
    const page = await fetchDetails(api, { sessionCode, hotelCode, rooms: query.rooms }, signal);
    return findAgain(request, page, remembered) ?? 'expired';
  } catch (error) {
    if (hasCode(error, 'SOLD_OUT') || hasCode(error, 'HOTEL_NOT_FOUND')) return 'expired';
    throw error;
  }
}
/** The session of a search that every supplier has answered, or as far as they had after 5 s. */
async function searchWhole(api: ApiClient, query: HotelQuery, signal: AbortSignal): Promise<string> {
  let answer = await searchHotels(api, query, signal);
  for (let turn = 0; turn < ASK_AGAIN_TIMES && !answer.meta.complete; turn += 1) {
    await new Promise((done) => setTimeout(done, ASK_AGAIN_MS));
    answer = await searchHotels(api, query, signal, answer.data.sessionCode);
  }
  return answer.data.sessionCode;
}
function findAgain(request: CheckoutRequest, page: DetailPage, remembered: ChosenTariff | null): Offer | null {
  const byCode = everyTariff(page.rooms).find(({ tariff }) => tariff.productCode === request.address.productCode);
  const found = byCode ?? (remembered && sameTariff(remembered, page.rooms));
  return found ? toOffer(request, page, found, remembered?.tariff.total ?? found.tariff.total) : null;
}
function toOffer({ query }: CheckoutRequest, { rooms: _, ...stay }: DetailPage, { room, tariff }: ChosenTariff, previousTotal: number | null): Offer {
  return { query, stay, room, tariff, previousTotal };
}
