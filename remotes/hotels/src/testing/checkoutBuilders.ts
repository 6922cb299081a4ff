import {
  aBookingOf,
  aPaymentOf,
  approved,
  aPrebooked,
  aSamePrice,
  noExtrasFor,
} from '@tiquete/checkout/testing/builders';
import type {
  BookingDetail,
  HotelDetailsResponse,
  HotelRoom,
  HotelTariff,
  Payment,
  PrebookingResponse,
} from '@tiquete/contracts';
import { addDays } from '@tiquete/platform';
import { checkoutUrl } from '../urls';
import { aQuery } from './builders';

export { aRefusal } from '@tiquete/checkout/testing/builders';

export const aTariff: HotelTariff = {
  productCode: 'p-1',
  boardCode: 'BB',
  boardName: 'Desayuno incluido',
  total: 1_480_500,
  per_night: [
    { date: aQuery.checkin, amount: 740_250 },
    { date: addDays(aQuery.checkin, 1), amount: 740_250 },
  ],
  price_breakdown: {
    base: 1_244_118,
    taxes: [{ name: 'IVA 19 %', amount: 236_382, included: true }],
    fees: [],
    pay_at_hotel: [{ name: 'Seguro hotelero', amount: 16_000, currency: 'COP' }],
  },
  cancellation: {
    refundable: true,
    free_until: '2027-03-08T23:59:00-05:00',
    timeline: [
      { from: null, refund_amount: 1_480_500, penalty_amount: 0, penalty_porcent: 0 },
      {
        from: '2027-03-08T23:59:00-05:00',
        refund_amount: 740_250,
        penalty_amount: 740_250,
        penalty_porcent: 50,
      },
    ],
  },
  cancellation_policy_hash: 'hash-1',
  promotion: null,
  allotment: 3,
  payment_type: 'AT_WEB',
  rate_comments: 'La edad mínima para registrarse es 18 años.',
  recheck_required: true,
  occupancy: { adults: 2, children: 0, childrenAges: [] },
  supplier: 'HB',
};
/** A breakdown with a supplier price in euros and a hotel fee in dollars. */
export const breakdownInEuros: HotelTariff['price_breakdown'] = {
  ...aTariff.price_breakdown,
  pay_at_hotel: [
    {
      name: 'Impuesto de la ciudad',
      amount: 61_535,
      currency: 'COP',
      original: { amount: '15.00', currency: 'USD' },
    },
  ],
  exchange_rate: { currency: 'EUR', rate: '4461.80', day: '2026-11-22' },
};
export const aTariffWith = (changes: Partial<HotelTariff>): HotelTariff => ({
  ...aTariff,
  ...changes,
});
export const aRoom: HotelRoom = {
  roomCode: 'DBL',
  name: 'Doble superior',
  beds: [{ type: 'Doble', count: 1 }],
  max_adults: 2,
  max_children: 1,
  size_m2: 28,
  images: ['/media/hb/1001/2'],
  tariffs: [aTariff],
};
export function someDetails(
  tariffs: HotelTariff[] = [aTariff],
  changes: Partial<HotelDetailsResponse['data']> = {},
): HotelDetailsResponse {
  return {
    data: {
      sessionCode: 'session-1',
      expires_at: new Date(Date.now() + 1_800_000).toISOString(),
      checkin: aQuery.checkin,
      checkout: aQuery.checkout,
      nights: 2,
      pax: 2,
      hotel: {
        hotelCode: '1001',
        name: 'Casa Medina',
        description: '',
        star_number: 4,
        address: 'Calle del Santísimo 8-12',
        city_name: 'Cartagena',
        zone_name: 'Centro histórico',
        geo: { latitude: 10.42, longitude: -75.55 },
        phones: [],
        check_in_from: '15:00',
        check_out_until: '12:00',
        images: [],
        amenities: [],
        points_of_interest: [],
        important_info: '',
      },
      reviews: { score: 8.7, count: 412, source: 'Huéspedes verificados' },
      rooms: tariffs.length > 0 ? [{ ...aRoom, tariffs }] : [],
      ...changes,
    },
  };
}
export const aCheckoutUrl = checkoutUrl(aQuery, {
  hotelCode: '1001',
  productCode: 'p-1',
  sessionCode: 'session-1',
});

export const aPrebooking: PrebookingResponse = {
  data: {
    booking: aPrebooked('HOTEL'),
    price: aSamePrice(1_480_500),
    cancellation: aTariff.cancellation,
    rate_comments: aTariff.rate_comments,
    pay_by: '2026-11-21T11:00:00.000Z',
    next: 'payments',
  },
};
export const aPayment = aPaymentOf('HOTEL', 1_480_500);
const receipt = {
  authorization: '999999',
  receipt: '1',
  franchise: 'visa',
  issuerName: 'Banco de prueba',
  paymentMethodName: 'Visa',
  internalReference: '1',
};
export const anApprovedPayment = (status?: Payment['booking']['status']): Payment => ({
  ...approved(aPayment, status),
  receipt,
});

/** An unpaid booking. */
export const aBooking: BookingDetail = aBookingOf({
  product: 'HOTEL',
  title: 'Casa Medina',
  date_from: aQuery.checkin,
  date_to: aQuery.checkout,
  destination_name: 'Cartagena',
  totalPax: 2,
  total: 1_480_500,
  balance: 1_480_500,
  status: 'COTIZED',
  status_label: 'Reserva',
  payment_status: 'PENDING',
  passengers: [
    { name: 'Ana', lastname: 'Pérez', type: 'AD', room: 1, document_masked: '****4321' },
  ],
  price_breakdown: aTariff.price_breakdown,
  can: { cancel: false, pay: true, voucher: false, calendar: false, resend: true },
  cancellation_now: {
    is_cancellable: true,
    reason: null,
    refundable: true,
    paid: 0,
    penalty: 0,
    refund: 0,
    free_until: null,
  },
});
export const noExtras = noExtrasFor(1_480_500);
