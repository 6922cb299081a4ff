import { aBookingOf } from '@tiquete/checkout/testing/builders';
import type {
  BookingDetail,
  FlightConfirmation,
  FlightSnapshot,
  Payment,
} from '@tiquete/contracts';
import { anItinerary, anOffer, aSegment, dictionaries } from './builders';
import { aPayment } from './saleBuilders';

const travelerPricings = (['ADULT', 'CHILD'] as const).map((travelerType, index) => ({
  ...anOffer().travelerPricings[0]!,
  travelerId: String(index + 1),
  travelerType,
}));
export const aSnapshot: FlightSnapshot = {
  offer: anOffer({
    itineraries: [
      anItinerary([
        aSegment({
          id: '1',
          departure: { iataCode: 'BOG', terminal: '1', at: '2027-03-10T20:00:00' },
          arrival: { iataCode: 'MDE', at: '2027-03-10T21:05:00' },
        }),
        aSegment({
          id: '2',
          carrierCode: 'LA',
          number: '4021',
          operating: { carrierCode: 'CM' },
          departure: { iataCode: 'EOH', at: '2027-03-11T06:30:00' },
          arrival: { iataCode: 'CTG', at: '2027-03-11T07:40:00' },
        }),
      ]),
      anItinerary([
        aSegment({
          id: '3',
          departure: { iataCode: 'CTG', at: '2027-03-17T09:00:00' },
          arrival: { iataCode: 'BOG', at: '2027-03-17T10:30:00' },
        }),
      ]),
    ],
    travelerPricings,
    hold_until: '2027-01-02T01:00:00.000Z',
    totalPrice: 640_000,
  }),
  dictionaries,
  fare_rules: [],
  is_international: false,
  services: [
    {
      kind: 'SEATS',
      name: 'Silla 12A, BOG–MDE',
      travelerIds: ['2'],
      segmentIds: ['1'],
      quantity: 1,
      amount: 20_000,
    },
  ],
  hold_until: '2027-01-02T01:00:00.000Z',
};
export const aConfirmation: FlightConfirmation = {
  record_locator: 'QX7K2M',
  tickets: [
    { travelerId: '1', documentNumber: '1342100456789' },
    { travelerId: '2', documentNumber: '1342100456790' },
  ],
};
const at = '2027-01-01T10:00:00.000Z';
export const anEvent = (code: string) => ({ at, code, text: code });

/** A booking without a hold and without a payment. */
export const aBooking = (changes: Partial<BookingDetail> = {}): BookingDetail =>
  aBookingOf({
    product: 'FLIGHT',
    title: 'Vuelo Bogotá – Cartagena, ida y vuelta',
    date_from: '2027-03-10',
    date_to: '2027-03-17',
    destination_name: 'Cartagena',
    totalPax: 2,
    total: 660_000,
    balance: 660_000,
    status: 'COTIZED',
    status_label: 'Reserva',
    payment_status: null,
    created_at: at,
    pay_by: '2027-01-02T01:00:00.000Z',
    passengers: [
      { name: 'Ana', lastname: 'Pérez', type: 'AD', room: null, document_masked: '****4321' },
      { name: 'Sol', lastname: 'Pérez', type: 'CH', room: null, document_masked: '****1111' },
    ],
    price_breakdown: { base: 540_000, taxes: [], fees: [], pay_at_hotel: [] },
    snapshot: { ...aSnapshot },
    events: [anEvent('CREATED')],
    course: 'HOLDING',
    can: { cancel: false, pay: false, voucher: false, calendar: false, resend: true },
    cancellation_now: {
      is_cancellable: false,
      reason: 'NOT_CONFIRMED',
      refundable: false,
      paid: 0,
      penalty: 0,
      refund: 0,
      free_until: null,
    },
    ...changes,
  });
const can = { cancel: false, pay: true, voucher: false, calendar: false, resend: true };
export const aHeldBooking = (changes: Partial<BookingDetail> = {}) =>
  aBooking({ course: null, can, events: [anEvent('CREATED'), anEvent('HELD')], ...changes });
export const aTriedPayment = (
  status: Payment['status'],
  reference = 'TQ7K2M9P-1',
): BookingDetail['payments'][number] => ({
  reference,
  status,
  status_label: '',
  processing: status === 'PENDING' ? true : null,
  amount: 660_000,
  refunded: 0,
  method: null,
  created_at: at,
});
export const anIssuedBooking = (changes: Partial<BookingDetail> = {}) =>
  aBooking({
    status: 'OK',
    status_label: 'Emitida',
    course: null,
    payment_status: 'APPROVED',
    pay_by: null,
    can: { cancel: true, pay: false, voucher: true, calendar: true, resend: true },
    snapshot: { ...aSnapshot, confirmation: aConfirmation },
    events: [anEvent('CREATED'), anEvent('HELD'), anEvent('PAID'), anEvent('CONFIRMED')],
    payments: [aTriedPayment('APPROVED')],
    ...changes,
  });
export const aPaymentWith = (changes: Partial<Payment> = {}): Payment => ({
  ...aPayment,
  ...changes,
});
