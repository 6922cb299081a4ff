import { SLOW_CALL_MS, type FoundOffer, type OfferQuery } from '@tiquete/checkout';
import type { HotelDetailsBody } from '@tiquete/contracts';
import { ApiProblem, put, request, select, type SagaGenerator } from '@tiquete/platform';
import { fetchDetails } from '../api';
import type { ChosenTariff, DetailPage } from '../model/detail';
import { everyTariff, sameTariff } from '../model/findTariff';
import { searchHotel } from '../state/searchHotel';
import { selectRememberedTariff, tariffRemembered } from '../state/slice';
import type { CheckoutRequest, GoneReason, Offer } from '../model/offer';
import type { HotelCheckout } from './hotelCheckout';

const hasCode = (error: unknown, code: string) =>
  error instanceof ApiProblem && error.problem.code === code;
const loadDetails = (body: HotelDetailsBody) =>
  request((api, signal) => fetchDetails(api, body, signal, SLOW_CALL_MS));

type Query = OfferQuery<HotelCheckout>;
type Found = FoundOffer<Offer>;
const gone = (reason: GoneReason): Found => ({ phase: 'gone', reason });

/**
 * The tariff in the page's address at its current price, or the reason why it is no longer sold.
 * @throws ApiProblem
 */
export function* loadOffer(offerQuery: Query): SagaGenerator<Found> {
  const { query, address } = offerQuery.request;
  try {
    const { sessionCode, hotelCode } = address;
    const page = yield* loadDetails({ sessionCode, hotelCode, rooms: query.rooms });
    const found = everyTariff(page.rooms).find(
      ({ tariff }) => tariff.productCode === address.productCode,
    );
    if (found) return yield* remember(toOffer(offerQuery.request, page, found, null));
    // Codes may change within a session too. The page shows a notice only if the price changed.
    const again = findAgain(offerQuery.request, page, yield* remembered(offerQuery.request));
    if (!again) return gone('missing');
    const isNews = again.previousTotal !== again.tariff.total;
    return yield* remember(isNews ? again : { ...again, previousTotal: null });
  } catch (error) {
    if (hasCode(error, 'SOLD_OUT')) return gone('soldOut');
    if (hasCode(error, 'HOTEL_NOT_FOUND')) return gone('missing');
    if (!hasCode(error, 'SESSION_EXPIRED')) throw error;
    yield* offerQuery.expired();
    return yield* renewOffer(offerQuery);
  }
}
/** The same tariff in a new search session. @throws ApiProblem */
export function* renewOffer({ request: wanted }: Pick<Query, 'request'>): SagaGenerator<Found> {
  const { query, address } = wanted;
  const { hotelCode } = address;
  try {
    const sessionCode = yield* searchHotel(query, hotelCode);
    const page = yield* loadDetails({ sessionCode, hotelCode, rooms: query.rooms });
    const again = findAgain(wanted, page, yield* remembered(wanted));
    return again ? yield* remember(again) : gone('expired');
  } catch (error) {
    if (hasCode(error, 'SOLD_OUT') || hasCode(error, 'HOTEL_NOT_FOUND')) return gone('expired');
    throw error;
  }
}
/** The tariff as the traveller chose it, to find it again under new codes; null if the slice has another one. */
function* remembered({ address }: CheckoutRequest): SagaGenerator<ChosenTariff | null> {
  return yield* select(selectRememberedTariff, address);
}
/** Stores the tariff, to find it later under new codes. */
function* remember(offer: Offer): SagaGenerator<Found> {
  const { room, tariff, stay } = offer;
  yield* put(tariffRemembered({ hotelCode: stay.hotel.hotelCode, room, tariff }));
  return { phase: 'ready', offer };
}
function findAgain(
  request: CheckoutRequest,
  page: DetailPage,
  known: ChosenTariff | null,
): Offer | null {
  const byCode = everyTariff(page.rooms).find(
    ({ tariff }) => tariff.productCode === request.address.productCode,
  );
  const found = byCode ?? (known && sameTariff(known, page.rooms));
  return found ? toOffer(request, page, found, known?.tariff.total ?? found.tariff.total) : null;
}
function toOffer(
  { query }: CheckoutRequest,
  { rooms: _, ...stay }: DetailPage,
  { room, tariff }: ChosenTariff,
  previousTotal: number | null,
): Offer {
  return { query, stay, room, tariff, previousTotal };
}
