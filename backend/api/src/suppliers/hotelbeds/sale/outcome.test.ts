import { SupplierError } from '../../../lib/http-client/supplierError';
import answeredBooking from '../examples/booking.answered.json';
import answeredRates from '../examples/checkrates.answered.json';
import bookings from '../examples/bookings.published.json';
import booking from '../examples/booking.published.json';
import cancellation from '../examples/cancellation.published.json';
import { isOurs, hotelbedsOutcome, hotelbedsFailureOutcome } from './outcome';
import { bookingListSchema, checkRatesSchema, oneBookingSchema } from './wire';

const refused = (status: number, code: string, message: string) =>
  new SupplierError('HB', 'rejected', undefined, {
    status,
    body: { error: { code: `${code}-99FDDAF786E1443CB6A639A634BB935B`, message } },
  });

it("reads the vendor's published bookings", () => {
  expect(hotelbedsOutcome(oneBookingSchema.parse(booking).booking, 'IntegrationAgency')).toEqual({
    kind: 'yes',
    locator: '1-4075658',
    supplierName: 'HOTELBEDS PRODUCT,S.L.U.',
    details: { supplier_vat: 'ESB38877676', rate_comments: expect.stringContaining('13.20 Euro') },
  });
  const listed = bookingListSchema.parse(bookings).bookings.bookings;
  expect(listed.filter((one) => isOurs(one, 'agencytest01'))).toMatchObject([
    { reference: '1-3814850', status: 'CONFIRMED' },
  ]);
  expect(oneBookingSchema.parse(cancellation).booking).toMatchObject({
    status: 'CANCELLED',
    hotel: { cancellationAmount: 0 },
  });
});

it('reads an answer of the vendor’s test environment with null fields', () => {
  expect(
    hotelbedsOutcome(oneBookingSchema.parse(answeredBooking).booking, 'INTEGRATIONAGENCY'),
  ).toEqual({
    kind: 'yes',
    locator: '207-12306403',
    supplierName: 'HOTELBEDS PRODUCT,S.L.U.',
    details: { supplier_vat: 'ESB38877676', rate_comments: expect.stringContaining('8.00 Euro') },
  });
  expect(checkRatesSchema.parse(answeredRates)).toMatchObject({
    code: '6619',
    currency: 'EUR',
    rooms: [{ rates: [{ boardCode: 'BB' }] }],
  });
  const [room] = answeredRates.hotel.rooms;
  const nothingSaid = { reviews: null, rooms: [{ ...room, name: null }] };
  expect(
    checkRatesSchema.parse({ hotel: { ...answeredRates.hotel, ...nothingSaid } }).rooms[0]?.name,
  ).toBe('');
});

it('reads a booking with another reference, or a cancelled one, as unknown', () => {
  const read = oneBookingSchema.parse(booking).booking;
  expect(hotelbedsOutcome(read, 'TQOTHER')).toEqual({ kind: 'unknown' });
  expect(hotelbedsOutcome({ ...read, status: 'CANCELLED' }, 'IntegrationAgency')).toEqual({
    kind: 'unknown',
  });
});

it.each<[string, unknown, object]>([
  [
    'sold out',
    refused(500, 'PRODUCT_ERROR', 'Insufficient allotment'),
    { kind: 'no', reason: 'sold-out' },
  ],
  [
    'sold out by a 400',
    refused(400, 'INVALID_DATA', 'ALLOTMENT EXCEEDED'),
    { kind: 'no', reason: 'sold-out' },
  ],
  [
    'dearer',
    refused(500, 'PRODUCT_ERROR', 'Price has increased'),
    { kind: 'no', reason: 'price-changed' },
  ],
  [
    'refused by our mistake',
    refused(400, 'INVALID_REQUEST', 'Error at property rooms'),
    { kind: 'no', reason: 'refused' },
  ],
  [
    'a confirmation error that names a booking',
    refused(500, 'PRODUCT_ERROR', 'Booking confirmation error 123-456789'),
    { kind: 'unknown' },
  ],
  ['a repetition', refused(500, 'PRODUCT_ERROR', 'Duplicated booking'), { kind: 'unknown' }],
  [
    'a repetition by a 400',
    refused(400, 'INVALID_DATA', 'The clientReference already exists'),
    { kind: 'unknown' },
  ],
  [
    'their own failure',
    refused(500, 'SYSTEM_ERROR', 'Insufficient allotment'),
    { kind: 'unknown' },
  ],
  [
    'no words',
    new SupplierError('HB', 'rejected', undefined, { status: 410, body: null }),
    { kind: 'unknown' },
  ],
  ['something else', new Error('gone'), { kind: 'unknown' }],
])('reads %s as its own outcome', (_, error, outcome) =>
  expect(hotelbedsFailureOutcome(error)).toEqual(outcome),
);
