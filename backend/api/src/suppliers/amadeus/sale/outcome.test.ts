import published from '../examples/flight-create-order.json';
import { SupplierError, type SupplierErrorKind } from '../../../lib/http-client/supplierError';
import type { FlightPassenger } from '../../../products/flights/ports';
import { amadeusOrderOutcome, amadeusFailureOutcome, amadeusTicketOutcome } from './outcome';
import { amadeusOrderSchema, type AmadeusOrder } from './wire';

const NUMBERS = ['1722100000001', '1722100000002'];
/** The vendor's published order, with these statuses for its first flights and with tickets for its travellers. */
function anOrder(statuses: string[], documentStatus?: string): AmadeusOrder {
  let flight = -1;
  const flightOffers = published.data.flightOffers.map((offer) => ({
    ...offer,
    itineraries: offer.itineraries.map((itinerary) => ({
      ...itinerary,
      segments: itinerary.segments.map((segment) => ({
        ...segment,
        bookingStatus: statuses[(flight += 1)] ?? statuses.at(-1),
      })),
    })),
  }));
  const tickets = documentStatus
    ? NUMBERS.map((documentNumber, at) => ({
        documentType: 'ETICKET',
        documentNumber,
        documentStatus,
        travelerId: String(at + 1),
      }))
    : [];
  return amadeusOrderSchema.parse({ data: { ...published.data, flightOffers, tickets } }).data;
}
const passengers = ['1', '2'].map((id) => ({ id }) as FlightPassenger);
const cancelled = { kind: 'no', reason: 'cancelled' };
const unknown = { kind: 'unknown' };

it.each<[string, string[], object]>([
  ['confirmed', ['CONFIRMED'], { kind: 'yes', locator: published.data.id }],
  ['denied', ['DENIED'], cancelled],
  ['cancelled', ['CANCELLED'], cancelled],
  ['cancelled in part', ['CONFIRMED', 'CANCELLED', 'CONFIRMED'], cancelled],
  ['waitlisted', ['CONFIRMED', 'WAITLISTED', 'CONFIRMED'], unknown],
  ['pending', ['PENDING'], unknown],
  ['of a word that the description does not have', ['ON_REQUEST'], unknown],
])('reads the outcome of an order whose flights are %s', (_, statuses, outcome) => {
  expect(amadeusOrderOutcome(anOrder(statuses))).toMatchObject(outcome);
  if (outcome !== cancelled)
    expect(amadeusTicketOutcome(anOrder(statuses), passengers).kind).toBe(
      outcome === unknown ? 'unknown' : 'not-found',
    );
  else expect(amadeusTicketOutcome(anOrder(statuses), passengers)).toEqual(cancelled);
});

it('leaves an order with tickets and one cancelled flight to an operator', () => {
  const order = anOrder(['CANCELLED', 'CONFIRMED'], 'ISSUED');
  expect([amadeusOrderOutcome(order), amadeusTicketOutcome(order, passengers)]).toEqual([
    unknown,
    unknown,
  ]);
  expect(amadeusOrderOutcome(anOrder(['CANCELLED'], 'ISSUED'))).toEqual(cancelled);
  expect(amadeusOrderOutcome(anOrder(['CONFIRMED'], 'REFUNDED'))).toEqual(cancelled);
});

const failure = (status: number, code: number, kind: SupplierErrorKind = 'rejected') =>
  new SupplierError('GDS', kind, undefined, { status, body: { errors: [{ code, status }] } });
it.each<[string, unknown, object]>([
  ['a length that they do not take', failure(400, 2781), { kind: 'no', reason: 'refused' }],
  ['tickets that cannot be made', failure(400, 9112), { kind: 'no', reason: 'refused' }],
  ['a virtual card that cannot be made', failure(400, 34733), { kind: 'no', reason: 'refused' }],
  ['a token that is refused', failure(401, 38190), { kind: 'no', reason: 'refused' }],
  ['rights that are missing', failure(403, 38197), { kind: 'no', reason: 'refused' }],
  ['a path that is not there', failure(404, 38196), { kind: 'no', reason: 'refused' }],
  ['too many calls', failure(429, 38194, 'quota'), { kind: 'no', reason: 'refused' }],
  ['no turn in time', new SupplierError('GDS', 'quota'), { kind: 'no', reason: 'refused' }],
  ['a code that is not listed', failure(400, 141), unknown],
  ['a listed code with a status of theirs', failure(500, 9112, 'unavailable'), unknown],
  ['no answer', new SupplierError('GDS', 'timeout'), unknown],
])('reads the outcome of %s', (_, error, outcome) => {
  expect(amadeusFailureOutcome(error)).toEqual(outcome);
});
