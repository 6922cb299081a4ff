import type {
  ApiResponse,
  BookingDetail,
  PackageDetail,
  PackagePrebookingResponse,
  Payment,
} from '@tiquete/contracts';
import { ApiProblem, type Problem } from '@tiquete/platform';
import { checkoutUrl } from '../urls';
import { aDeparture, aQuery } from './builders';
import { aChoice, aDetail } from './detailBuilders';

export const aCheckoutUrl = checkoutUrl(aQuery, aChoice, 'quote-0001');
export const aPrebooking: PackagePrebookingResponse = {
  data: {
    booking: {
      id: 'b-1',
      code: 'TQ7K2M9P',
      product: 'PACKAGE',
      status: 'COTIZED',
      created_at: '2026-11-21T10:00:00.000Z',
      expires_at: '2026-11-21T11:00:00.000Z',
    },
    price: {
      previous: 15_000_000,
      current: 15_000_000,
      difference: 0,
      porcent: 0,
      changed: false,
    },
    cancellation: aDetail.cancellation,
    rate_comments: '',
    pay_by: '2026-11-21T11:00:00.000Z',
    next: 'payments',
    package: { ItemPackageID: aDetail.ItemPackageID, name: aDetail.name },
    DateBegin: aDetail.DateBegin,
    DateEnd: aDetail.DateEnd,
    schedule: [{ number: 1, due_on: null, amount: 15_000_000 }],
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
  amount: 4_500_000,
  captured: 0,
  instalments: [1],
  refunded: 0,
  currency: 'COP',
  expires_at: '2026-11-21T10:30:00.000Z',
  booking: {
    id: 'b-1',
    code: 'TQ7K2M9P',
    product: 'PACKAGE',
    status: 'COTIZED',
    status_label: 'Reserva',
  },
  receipt: null,
};
export const anApprovedPayment: Payment = {
  ...aPayment,
  status: 'APPROVED',
  processUrl: null,
  booking: { ...aPayment.booking, status: 'OK', status_label: 'Emitida' },
};
const [hotel] = aDetail.hotels_alternatives;
/** A package that was bought with a deposit. */
export const aBooking: BookingDetail = {
  id: 'b-1',
  code: 'TQ7K2M9P',
  product: 'PACKAGE',
  title: aDetail.name,
  image: '',
  date_from: aDeparture,
  date_to: aDetail.DateEnd,
  destination_name: 'Madrid y París',
  totalPax: 5,
  total: 15_000_000,
  balance: 10_500_000,
  waits_until: null,
  next_payment: null,
  part_paid: 0,
  schedule: [
    { number: 1, due_on: null, amount: 4_500_000, status: 'PAID', paid_at: null },
    { number: 2, due_on: '2027-01-20', amount: 10_500_000, status: 'OPEN', paid_at: null },
  ],
  refunded: 0,
  currency: 'COP',
  status: 'OK',
  status_label: 'Emitida',
  payment_status: 'APPROVED',
  created_at: '2026-11-21T10:00:00.000Z',
  pay_by: null,
  supplier_locator: 'TQ7K2M9P',
  passengers: [],
  contact: { name: 'Ana Pérez', email: 'ana@correo.com', phone: '+57 3001234567' },
  price_breakdown: aDetail.price_breakdown,
  cancellation: aDetail.cancellation,
  rate_comments: '',
  supplier_name: null,
  snapshot: { ...aDetail, hotel, services: [] },
  events: [],
  course: null,
  can: { cancel: true, pay: true, voucher: true, calendar: true, resend: true },
  payments: [],
  refunds: [],
  optionals: [],
  optionals_total: 0,
  cancellation_now: {
    is_cancellable: true,
    reason: null,
    refundable: true,
    paid: 4_500_000,
    penalty: 3_000_000,
    refund: 1_500_000,
    free_until: null,
  },
};
export const noExtras: ApiResponse<'POST optionals/searchs'> = {
  data: {
    optionals: [],
    cart: {
      items: [],
      subtotal: 0,
      booking_total: 15_000_000,
      grand_total: 15_000_000,
      version: 0,
    },
  },
};
/** A refusal of the api, to be thrown. */
export const aRefusal = (code: string, changes: Partial<Problem> = {}): ApiProblem =>
  new ApiProblem({ code, title: `Refused: ${code}`, status: 409, requestId: null, ...changes });
/** A refusal that says at which price the package can be had now. */
export const aPriceChange = (detail: PackageDetail): ApiProblem => {
  const difference = detail.total - aDetail.total;
  const price = {
    previous: aDetail.total,
    current: detail.total,
    difference,
    porcent: 10,
    changed: true,
  };
  return aRefusal('PRICE_CHANGED', { meta: { price, Booking: 'quote-0002', detail } });
};
