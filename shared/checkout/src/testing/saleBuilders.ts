import type { ApiResponse, BookingDetail, Payment } from '@tiquete/contracts';
import { ApiProblem, type Problem } from '@tiquete/platform';

// Answers of the api during a sale, for the tests of every product.

const booked = { id: 'b-1', code: 'TQ7K2M9P' };
const created_at = '2026-11-21T10:00:00.000Z';

/** The `booking` in the answer to a prebooking. */
export const aPrebooked = <Product extends string>(product: Product) => ({
  ...booked,
  product,
  status: 'COTIZED' as const,
  created_at,
  expires_at: '2026-11-21T11:00:00.000Z',
});
export const aSamePrice = (total: number) => aPrice(total, total);
/** Old and new price in whole pesos. */
export const aPrice = (previous: number, current: number) => ({
  previous,
  current,
  difference: current - previous,
  porcent: current === previous ? 0 : 10,
  changed: current !== previous,
});
/** A payment whose gateway page is open. */
export const aPaymentOf = (product: string, amount: number): Payment => ({
  id: 'pay-1',
  reference: `${booked.code}-1`,
  requestId: '77',
  processUrl: 'http://pagos.localhost:4001/session/77',
  status: 'PENDING',
  status_label: 'PENDIENTE',
  message: 'Su pago esta en proceso',
  processing: true,
  amount,
  captured: 0,
  instalments: [1],
  refunded: 0,
  currency: 'COP',
  expires_at: '2026-11-21T10:30:00.000Z',
  booking: { ...booked, product, status: 'COTIZED', status_label: 'Reserva' },
  receipt: null,
});
export const approved = (
  payment: Payment,
  status: Payment['booking']['status'] = 'OK',
): Payment => ({
  ...payment,
  status: 'APPROVED',
  processUrl: null,
  booking: { ...payment.booking, status, status_label: 'Emitida' },
});

type OwnFields =
  | 'product'
  | 'title'
  | 'date_from'
  | 'date_to'
  | 'destination_name'
  | 'totalPax'
  | 'total'
  | 'price_breakdown';
/** An issued and paid booking with free cancellation, unless `changes` differ. */
export const aBookingOf = (
  own: Pick<BookingDetail, OwnFields> & Partial<BookingDetail>,
): BookingDetail => ({
  ...booked,
  image: '',
  balance: 0,
  waits_until: null,
  next_payment: null,
  part_paid: 0,
  schedule: [],
  refunded: 0,
  currency: 'COP',
  status: 'OK',
  status_label: 'Emitida',
  payment_status: 'APPROVED',
  created_at,
  pay_by: null,
  supplier_locator: null,
  Referencia: '',
  supplier_name: null,
  passengers: [],
  contact: { name: 'Ana Pérez', email: 'ana@correo.com', phone: '+57 3001234567' },
  cancellation: null,
  rate_comments: '',
  snapshot: {},
  events: [],
  course: null,
  can: { cancel: true, pay: false, voucher: true, calendar: true, resend: true },
  payments: [],
  refunds: [],
  optionals: [],
  optionals_total: 0,
  cancellation_now: {
    is_cancellable: true,
    reason: null,
    refundable: true,
    paid: own.total,
    penalty: 0,
    refund: own.total,
    free_until: null,
  },
  ...own,
});
/** Answer without extras for a booking of that price. */
export const noExtrasFor = (total: number): ApiResponse<'POST optionals/searchs'> => ({
  data: {
    optionals: [],
    cart: { items: [], subtotal: 0, booking_total: total, grand_total: total, version: 0 },
  },
});
/** A rejection of the api, to be thrown. Status 0: no answer came. */
export const aRefusal = (code: string, changes: Partial<Problem> = {}): ApiProblem =>
  new ApiProblem({ code, title: code, status: 409, requestId: null, ...changes });
/** A PRICE_CHANGED rejection with the new price and offer. */
export const aPriceRefusal = (previous: number, current: number, offer: object): ApiProblem =>
  aRefusal('PRICE_CHANGED', { meta: { price: aPrice(previous, current), ...offer } });
