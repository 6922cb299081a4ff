import type { AttackFixture } from '../../attacks/testing/fixture';
import { findFlight, findHotel, findPackage, findPlan } from '../../attacks/testing/onSale';

type Payload = Record<string, unknown>;
/** Requests for one product: a search, and a booking with the fields that the specification lists. */
export interface SpecifiedProduct {
  name: string;
  searchPath: string;
  bookingPath: string;
  search: Payload;
  booking: Payload;
  /** Fields that a sale needs in addition to those of the specification. */
  consents: Payload;
}

/** Fields of both hotels and assistance. */
const SHARED_FIELDS = [
  'sessionCode',
  'hotelCode',
  'productCode',
  'Referencia',
  'Canal',
  'customer',
  'Guests',
  'Observaciones',
  'in_simular',
] as const;
const BOOKING_FIELDS = {
  hotel: [...SHARED_FIELDS, 'from', 'to'],
  assistance: SHARED_FIELDS,
  package: ['customer', 'passengers', 'service'],
  flight: ['type', 'contacts', 'flightOffers', 'travelers'],
} as const;
/** Our own fields of a booking: consents that the law requires. */
const CONSENT_FIELDS = ['accepts', 'entry_rules_accepted'];
const pick = (body: object, fields: readonly string[]): Payload =>
  Object.fromEntries(Object.entries(body).filter(([name]) => fields.includes(name)));

/**
 * One offer of each product, requested by the browser that `browsers` names. For packages and flights it is that browser's
 * newest quote.
 */
export async function specifiedProducts(fixture: AttackFixture): Promise<SpecifiedProduct[]> {
  const [hotel, plan, trip, flight] = [
    await findHotel(fixture),
    await findPlan(fixture),
    await findPackage(fixture),
    await findFlight(fixture),
  ];
  if (!hotel || !plan || !trip || !flight) throw new Error('Something is not on sale.');
  const made = (
    name: keyof typeof BOOKING_FIELDS,
    { bodies }: { bodies: Record<string, object> },
    [searchPath, bookingPath]: [string, string],
    more: Payload = {},
  ): SpecifiedProduct => {
    const body = { ...bodies[bookingPath], ...more };
    return {
      name,
      searchPath,
      bookingPath,
      search: { ...bodies[searchPath] },
      booking: pick(body, BOOKING_FIELDS[name]),
      consents: pick(body, CONSENT_FIELDS),
    };
  };
  const shared = { Observaciones: '', in_simular: 0 };
  return [
    made('hotel', hotel, ['/api/hotels/searchs', '/api/hotels/prebookings'], {
      ...shared,
      Referencia: 'HOTEL-1764350000000',
    }),
    made('assistance', plan, ['/api/asisstances/searchs', '/api/asisstances/prebookings'], {
      ...shared,
      Referencia: 'ASISTENCIA 7',
      hotelCode: '',
    }),
    made('package', trip, ['/api/packages/searches', '/api/packages/prebookings']),
    made('flight', flight, ['/api/flights/searches', '/api/flights/bookings']),
  ];
}
