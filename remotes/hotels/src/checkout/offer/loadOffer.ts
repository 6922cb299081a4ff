import { ApiProblem, type ApiClient } from '@tiquete/platform';
import { fetchDetails } from '../../api';
import type { ChosenTariff, DetailPage } from '../../detail/detailState';
import { everyTariff, sameTariff } from '../../detail/findTariff';
import { searchHotel } from '../../searchHotel';
import type { CheckoutRequest, GoneReason, Offer } from './offerState';

export interface OfferSources {
  api: ApiClient;
  signal: AbortSignal;
  /** The tariff as it was seen before, by which it is known again under other codes; null when nobody remembers. */
  remembered: ChosenTariff | null;
  /** The prices of the address expired; they are being asked again. */
  onExpired: () => void;
}
const hasCode = (error: unknown, code: string) =>
  error instanceof ApiProblem && error.problem.code === code;

type Found = Offer | GoneReason;

/**
 * The tariff of the address at today's price, or why there is none.
 * @throws ApiProblem, or an AbortError when `signal` aborts.
 */
export async function loadOffer(request: CheckoutRequest, sources: OfferSources): Promise<Found> {
  const { api, signal } = sources;
  const { query, address } = request;
  try {
    const page = await fetchDetails(
      api,
      { sessionCode: address.sessionCode, hotelCode: address.hotelCode, rooms: query.rooms },
      signal,
    );
    const found = everyTariff(page.rooms).find(
      ({ tariff }) => tariff.productCode === address.productCode,
    );
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
export async function renewOffer(
  request: CheckoutRequest,
  { api, signal, remembered }: Omit<OfferSources, 'onExpired'>,
): Promise<Found> {
  const { query, address } = request;
  const { hotelCode } = address;
  try {
    const sessionCode = await searchHotel(api, query, hotelCode, signal);
    const page = await fetchDetails(api, { sessionCode, hotelCode, rooms: query.rooms }, signal);
    return findAgain(request, page, remembered) ?? 'expired';
  } catch (error) {
    if (hasCode(error, 'SOLD_OUT') || hasCode(error, 'HOTEL_NOT_FOUND')) return 'expired';
    throw error;
  }
}
function findAgain(
  request: CheckoutRequest,
  page: DetailPage,
  remembered: ChosenTariff | null,
): Offer | null {
  const byCode = everyTariff(page.rooms).find(
    ({ tariff }) => tariff.productCode === request.address.productCode,
  );
  const found = byCode ?? (remembered && sameTariff(remembered, page.rooms));
  return found
    ? toOffer(request, page, found, remembered?.tariff.total ?? found.tariff.total)
    : null;
}
function toOffer(
  { query }: CheckoutRequest,
  { rooms: _, ...stay }: DetailPage,
  { room, tariff }: ChosenTariff,
  previousTotal: number | null,
): Offer {
  return { query, stay, room, tariff, previousTotal };
}
