import { setTimeout as wait } from 'node:timers/promises';
import { type ApiResponse, flightPrebookingResponseSchema } from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { ageOn } from '@tiquete/domain/travellers';
import { aFamily, aPrebooking as aPolicy } from '@tiquete/api/testing/assistance';
import { aFlightBooking } from '@tiquete/api/testing/flights';
import { aPrebooking } from '@tiquete/api/testing/hotels';
import { aPrebooking as aPackage } from '@tiquete/api/testing/package-prebookings';
import { aRoom, aSearch } from '@tiquete/api/testing/package-searches';
import type { AttackFixture } from './fixture';

/** Result of a search: its codes by name, and by path the complete bodies that buy it. */
export interface OnSale {
  codes: Record<string, unknown>;
  bodies: Record<string, object>;
}
const [STAY_DAYS, FLIGHT_DAYS, PLAN_DAYS] = [60, 61, 62];
const ROOMS = [{ adults: 2, childrens: [] }];
const VERSIONS = { terms_version: '2026-11', data_policy_version: '2026-11', duplicate: true };
const [TRIES, PAUSE_MS] = [20, 250];
/** Milliseconds before a failed search is repeated. */
const FAILURE_MS = 10_000;
/** Repeats a search until it finds something, because a vendor's stand-in may be late on a busy machine. */
async function untilFound<T>(
  { test }: AttackFixture,
  read: () => Promise<T | null>,
): Promise<T | null> {
  for (let tries = 1; tries < TRIES; tries += 1) {
    const answer = await read();
    if (answer) return answer;
    await wait(PAUSE_MS);
    test.advance(FAILURE_MS);
  }
  return read();
}

/** A hotel that can be booked; null when nothing is found. */
export const findHotel = (fixture: AttackFixture): Promise<OnSale | null> =>
  untilFound(fixture, () => lookForHotel(fixture));
/** A flight within Colombia, priced for the attacking traveller, with a free seat; null when nothing is found. */
export const findFlight = (fixture: AttackFixture): Promise<OnSale | null> =>
  untilFound(fixture, () => lookForFlight(fixture));

/** A plan for one person in Europe; null when nothing is found. */
export const findPlan = (fixture: AttackFixture): Promise<OnSale | null> =>
  untilFound(fixture, () => lookForPlan(fixture));

/** Rooms for two adults in the only departure of the only package; null when they are held. */
export async function findPackage({
  departureId,
  browsers: { anonymous },
}: AttackFixture): Promise<OnSale | null> {
  const [ItemPackageID = '', date = ''] = departureId.split('_');
  const question = aSearch({
    type: 'GET_WITH_FILTER',
    ItemPackageID,
    DateBegin: date,
    DateEnd: date,
    Room: [aRoom(2)],
  });
  const found: Partial<ApiResponse<'POST packages/searches'>> = (
    await anonymous.postJson('/api/packages/searches', question)
  ).json();
  const { Booking, detail } = found.data ?? {};
  if (!Booking || !detail) return null;
  const booking = aPackage({
    Booking,
    ItemPackageID,
    expected_total: detail.total,
    accepts: { ...VERSIONS, cancellation_policy_hash: detail.cancellation_policy_hash },
  });
  return {
    codes: { ItemPackageID },
    bodies: { '/api/packages/searches': question, '/api/packages/prebookings': booking },
  };
}

async function lookForPlan({
  test,
  browsers: { anonymous },
}: AttackFixture): Promise<OnSale | null> {
  const checkin = addDays(today(test.deps.clock()), PLAN_DAYS);
  const [insured] = aFamily();
  if (!insured) return null;
  const search = {
    canal: '1',
    checkin,
    checkout: addDays(checkin, 9),
    origin_code: 'CO',
    destination_code: ['EUROPE'],
    age_pax: String(ageOn(checkin, insured.birth_date)),
    currency: 'COP',
  };
  const found: Partial<ApiResponse<'POST asisstances/searchs'>> = (
    await anonymous.postJson('/api/asisstances/searchs', search)
  ).json();
  const [plan] = found.data?.plans ?? [];
  if (!found.data || !plan) return null;
  const codes = { sessionCode: found.data.sessionCode, productCode: plan.productCode };
  const booking = aPolicy({
    ...codes,
    Guests: [insured],
    expected_total: plan.total,
    entry_rules_accepted: found.data.entry_rules.map(({ code }) => code),
    accepts: { ...VERSIONS, cancellation_policy_hash: plan.cancellation_policy_hash },
  });
  return {
    codes,
    bodies: { '/api/asisstances/searchs': search, '/api/asisstances/prebookings': booking },
  };
}

async function lookForHotel({
  test,
  browsers: { anonymous },
}: AttackFixture): Promise<OnSale | null> {
  const day = today(test.deps.clock());
  const [checkin, checkout] = [addDays(day, STAY_DAYS), addDays(day, STAY_DAYS + 2)];
  const search = {
    canal: '1',
    checkin,
    checkout,
    rooms: ROOMS,
    // A destination with few hotels, because a long run searches repeatedly.
    destination_code: ['VLY'],
    client_nationality: 'CO',
    currency: 'COP',
    language: 'es',
    Hotel_codes: [],
  };
  const found: Partial<ApiResponse<'POST hotels/searchs'>> = (
    await anonymous.postJson('/api/hotels/searchs', search)
  ).json();
  const [hotel] = found.data?.hotels ?? [];
  if (!found.data || !hotel) return null;
  const { sessionCode } = found.data;
  const question = { sessionCode, hotelCode: hotel.hotelCode, rooms: ROOMS };
  const details: Partial<ApiResponse<'POST hotels/details'>> = (
    await anonymous.postJson('/api/hotels/details', question)
  ).json();
  const tariff = details.data?.rooms
    .flatMap(({ tariffs }) => tariffs)
    .find(({ recheck_required: isUnsure }) => !isUnsure);
  if (!tariff) return null;
  const codes = { sessionCode, hotelCode: hotel.hotelCode, productCode: tariff.productCode };
  const booking = aPrebooking({
    ...codes,
    from: checkin,
    to: checkout,
    expected_total: tariff.total,
    accepts: { ...VERSIONS, cancellation_policy_hash: tariff.cancellation_policy_hash },
  });
  return {
    codes: { ...codes, checkin, checkout },
    bodies: {
      '/api/hotels/nearest_dates': search,
      '/api/hotels/night_prices': search,
      '/api/hotels/searchs': search,
      '/api/hotels/details': question,
      '/api/hotels/prebookings': booking,
    },
  };
}

async function lookForFlight({
  test,
  browsers: { traveller },
}: AttackFixture): Promise<OnSale | null> {
  const date = addDays(today(test.deps.clock()), FLIGHT_DAYS);
  const segments = [
    {
      id: '1',
      originLocationCode: 'BOG',
      destinationLocationCode: 'PSO',
      departureDateTimeRange: { date },
    },
  ];
  const search = {
    segments,
    segmentsFrom: ['BOG'],
    passengers: { adults: 1 },
    sources: ['GDS', 'NDC'],
    currency: 'COP',
    language: 'es',
  };
  const found: Partial<ApiResponse<'POST flights/searches'>> = (
    await traveller.postJson('/api/flights/searches', search)
  ).json();
  const [offer] = found.data ?? [];
  if (!found.meta || !offer) return null;
  const { sessionCode } = found.meta;
  const question = { sessionCode, offerId: offer.id, expected_total: offer.totalPrice };
  const priced = flightPrebookingResponseSchema.safeParse(
    (await traveller.postJson('/api/flights/prebookings', question)).json(),
  ).data?.data;
  if (!priced) return null;
  const { prebookingId, cancellation_policy_hash } = priced;
  const extras: Partial<ApiResponse<'POST optionals/searchs'>> = (
    await traveller.postJson('/api/optionals/searchs', { prebookingId })
  ).json();
  const seat = extras.data?.seat_maps
    ?.flatMap(({ decks }) => decks.flatMap(({ seats }) => seats))
    .find(({ status }) => status === 'AVAILABLE');
  const items = seat ? [{ code: seat.code, quantity: 1, passenger_ids: ['1'] }] : [];
  const booking = aFlightBooking(prebookingId, {
    flightOffers: [{ type: 'flight-offer', id: priced.offer.id }],
    expected_total: priced.offer.totalPrice,
    accepts: { ...VERSIONS, cancellation_policy_hash },
  });
  return {
    codes: { sessionCode, offerId: offer.id, prebookingId },
    bodies: {
      '/api/flights/searches': search,
      '/api/flights/searches_upselling': { sessionCode, offerId: offer.id },
      '/api/flights/prebookings': question,
      '/api/flights/bookings': booking,
      '/api/optionals/searchs': { prebookingId },
      '/api/optionals/cart/update': { prebookingId, items, cart_version: 0 },
    },
  };
}
