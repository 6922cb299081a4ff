import type {
  ApiResponse,
  BookingDetail,
  Cart,
  HotelDetailsResponse,
  HotelRoom,
  HotelTariff,
  Payment,
  PrebookingResponse,
} from '@tiquete/contracts';
import { addDays, ApiProblem, type Problem } from '@tiquete/platform';
import { checkoutUrl } from '../urls';
import { aQuery } from './builders';

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
/** What the supplier asks for euros, and the hotel for dollars. */
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
    booking: {
      id: 'b-1',
      code: 'TQ7K2M9P',
      product: 'HOTEL',
      status: 'COTIZED',
      created_at: '2026-11-21T10:00:00.000Z',
      expires_at: '2026-11-21T11:00:00.000Z',
    },
    price: { previous: 1_480_500, current: 1_480_500, difference: 0, porcent: 0, changed: false },
    cancellation: aTariff.cancellation,
    rate_comments: aTariff.rate_comments,
    pay_by: '2026-11-21T11:00:00.000Z',
    next: 'payments',
  },
};
export const aPayment: Payment = {
  id: 'pay-1',
  reference: 'TQ7K2M9P-1',
  requestId: '77',
  processUrl: 'http://pagos.localhost:4001/session/77',
  status: 'PENDING',
  status_label: 'PENDIENTE',
  message: 'Su pago esta en proceso',
  processing: true,
  amount: 1_480_500,
  captured: 0,
  instalments: [1],
  refunded: 0,
  currency: 'COP',
  expires_at: '2026-11-21T10:30:00.000Z',
  booking: {
    id: 'b-1',
    code: 'TQ7K2M9P',
    product: 'HOTEL',
    status: 'COTIZED',
    status_label: 'Reserva',
  },
  receipt: null,
};
export const aPaymentWith = (changes: Partial<Payment>): Payment => ({ ...aPayment, ...changes });
const receipt = {
  authorization: '999999',
  receipt: '1',
  franchise: 'visa',
  issuerName: 'Banco de prueba',
  paymentMethodName: 'Visa',
  internalReference: '1',
};
export const anApprovedPayment = (status: 'COTIZED' | 'OK' | 'CANCEL' = 'OK'): Payment =>
  aPaymentWith({
    status: 'APPROVED',
    processUrl: null,
    receipt,
    booking: { ...aPayment.booking, status, status_label: 'Emitida' },
  });

export const aBooking: BookingDetail = {
  id: 'b-1',
  code: 'TQ7K2M9P',
  product: 'HOTEL',
  title: 'Casa Medina',
  image: '',
  date_from: aQuery.checkin,
  date_to: aQuery.checkout,
  destination_name: 'Cartagena',
  totalPax: 2,
  total: 1_480_500,
  balance: 1_480_500,
  waits_until: null,
  next_payment: null,
  part_paid: 0,
  schedule: [],
  refunded: 0,
  currency: 'COP',
  status: 'COTIZED',
  status_label: 'Reserva',
  payment_status: 'PENDING',
  created_at: '2026-11-21T10:00:00.000Z',
  pay_by: null,
  supplier_locator: null,
  passengers: [
    { name: 'Ana', lastname: 'Pérez', type: 'AD', room: 1, document_masked: '****4321' },
  ],
  contact: { name: 'Ana Pérez', email: 'ana@correo.com', phone: '+57 3001234567' },
  price_breakdown: aTariff.price_breakdown,
  cancellation: null,
  rate_comments: '',
  supplier_name: null,
  snapshot: {},
  events: [],
  course: null,
  can: { cancel: false, pay: true, voucher: false, calendar: false, resend: true },
  payments: [],
  refunds: [],
  optionals: [],
  optionals_total: 0,
  cancellation_now: {
    is_cancellable: true,
    reason: null,
    refundable: true,
    paid: 0,
    penalty: 0,
    refund: 0,
    free_until: null,
  },
};
const emptyCart: Cart = {
  items: [],
  subtotal: 0,
  booking_total: 1_480_500,
  grand_total: 1_480_500,
  version: 0,
};
export const noExtras: ApiResponse<'POST optionals/searchs'> = {
  data: { optionals: [], cart: emptyCart },
};
/** A refusal of the api, to be thrown. */
export const aRefusal = (code: string, changes: Partial<Problem> = {}): ApiProblem =>
  new ApiProblem({ code, title: `Refused: ${code}`, status: 409, requestId: null, ...changes });
