import type {
  BookedOptional,
  ApiResponse,
  BookingCancellation,
  BookingDetail,
  BookingGlimpse,
  BookingSummary,
  CancellationQuote,
  NextPayment,
  Payment,
  RefundStatus,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/platform';

const arrival = addDays(today(), 30);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A booking that is issued and paid, 30 days from today. */
export const aSummary = (changes: Partial<BookingSummary> = {}): BookingSummary => ({
  id: 'b-1',
  code: 'TQ7K2M9XPA',
  product: 'HOTEL',
  title: 'Casa Medina',
  image: '/media/hb/1001/1',
  date_from: arrival,
  date_to: addDays(arrival, 2),
  destination_name: 'Cartagena',
  totalPax: 2,
  total: 1480500,
  optionals_total: 0,
  currency: 'COP',
  status: 'OK',
  status_label: 'Emitida',
  course: null,
  payment_status: 'APPROVED',
  refunded: 0,
  balance: 0,
  waits_until: null,
  next_payment: null,
  part_paid: 0,
  created_at: '2026-11-20T15:30:00.000Z',
  pay_by: null,
  supplier_locator: '102-8833',
  ...changes,
});
/** A next payment of the full amount, due at once. */
export const aNextPayment = (changes: Partial<NextPayment> = {}): NextPayment => ({
  number: 1,
  amount: 1480500,
  due_on: null,
  grace_until: null,
  is_overdue: false,
  ...changes,
});
/** An unpaid booking with an hour left to pay. */
export const anUnpaidSummary = (changes: Partial<BookingSummary> = {}): BookingSummary =>
  aSummary({
    status: 'COTIZED',
    status_label: 'Reserva',
    payment_status: null,
    pay_by: inHours(1),
    balance: 1480500,
    next_payment: aNextPayment(),
    supplier_locator: null,
    ...changes,
  });

/** A quote of a free cancellation. */
export const aQuote = (changes: Partial<CancellationQuote> = {}): CancellationQuote => ({
  is_cancellable: true,
  reason: null,
  refundable: true,
  paid: 1480500,
  penalty: 0,
  refund: 1480500,
  free_until: `${addDays(arrival, -3)}T23:59:00-05:00`,
  ...changes,
});
/** A quote whose penalty is half of the price. */
export const aQuoteWithPenalty = (changes: Partial<CancellationQuote> = {}) =>
  aQuote({ penalty: 740250, refund: 740250, free_until: null, ...changes });
export const aCancellation = (
  quote: CancellationQuote,
  changes: Partial<BookingCancellation['booking']> = {},
): BookingCancellation => ({
  quote,
  booking: {
    id: 'b-1',
    code: 'TQ7K2M9XPA',
    status: 'OK',
    status_label: 'Emitida',
    course: 'CANCELLING',
    ...changes,
  },
});
/** A refund that the gateway made a day after it was owed. */
export const aRefund = (changes: Partial<RefundStatus> = {}): RefundStatus => ({
  reason: 'CANCELLATION',
  state: 'DONE',
  amount: 740250,
  owed_at: '2026-11-21T15:30:00.000Z',
  sent_at: '2026-11-21T15:31:00.000Z',
  done_at: '2026-11-22T15:31:00.000Z',
  due_by: '2026-12-06T15:30:00.000Z',
  method: 'Visa, BANCO DE PRUEBA',
  ...changes,
});
/** A policy beside a booking. */
export const aPolicy = (changes: Partial<BookedOptional> = {}): BookedOptional => ({
  id: 'e-1',
  kind: 'ASSISTANCE',
  name: 'Asistencia en viaje: Europa 60',
  description: 'Para 1 viajero de 41 años.',
  operator_name: 'Asistencia Ficticia S.A.S.',
  date: arrival,
  quantity: 1,
  amount: 246_141,
  refunded: 0,
  status: 'CONFIRMED',
  status_label: 'Confirmado',
  locator: 'EXY1234',
  help: {
    numbers: [{ country: 'ES', name: 'Línea gratuita', phone: '+34 900 555 110' }],
    claims: ['Guarda las facturas.'],
  },
  free_until: null,
  ...changes,
});
/** A step that withholds this percentage of the price. */
const keeping = (percent: number, from: string | null) => ({
  from,
  refund_amount: (1480500 * (100 - percent)) / 100,
  penalty_amount: (1480500 * percent) / 100,
  penalty_porcent: percent,
});
export const aBooking = (changes: Partial<BookingDetail> = {}): BookingDetail => ({
  ...aSummary(),
  passengers: [
    { name: 'Ana', lastname: 'Gómez', type: 'AD', room: 1, document_masked: '••••••7890' },
    { name: 'Mateo', lastname: 'Gómez', type: 'CH', room: 1, document_masked: '' },
  ],
  contact: { name: 'Ana Gómez', email: 'ana@correo.test', phone: '+57 3001234567' },
  price_breakdown: {
    base: 1244118,
    taxes: [
      { name: 'IVA', amount: 236382, included: true },
      { name: 'Tasa turística', amount: 42000, included: false },
    ],
    fees: [],
    pay_at_hotel: [{ name: 'Tasa turística', amount: 42000, currency: 'COP' }],
  },
  cancellation: {
    refundable: true,
    free_until: `${addDays(arrival, -3)}T23:59:00-05:00`,
    timeline: [
      keeping(0, null),
      keeping(50, `${addDays(arrival, -3)}T23:59:00-05:00`),
      keeping(100, `${arrival}T00:00:00-05:00`),
    ],
  },
  rate_comments: 'Entrada desde las 15:00.\nSe pide documento de identidad.',
  Referencia: '',
  supplier_name: 'Hotelbeds Colombia (ficticia), NIT 900.111.222-3',
  snapshot: {},
  can: { cancel: true, pay: false, voucher: true, calendar: true, resend: true },
  cancellation_now: aQuote(),
  refunds: [],
  payments: [
    {
      reference: 'TQ7K2M9XPA-1',
      status: 'APPROVED',
      status_label: 'APROVADO',
      processing: null,
      amount: 1480500,
      refunded: 0,
      method: 'Visa, BANCO DE PRUEBA',
      created_at: '2026-11-20T15:31:00.000Z',
    },
  ],
  schedule: [
    {
      number: 1,
      due_on: null,
      amount: 1480500,
      status: 'PAID',
      paid_at: '2026-11-20T15:31:00.000Z',
    },
  ],
  optionals: [],
  events: [
    { at: '2026-11-20T15:30:00.000Z', code: 'booking.created', text: 'Reservaste' },
    { at: '2026-11-20T15:34:00.000Z', code: 'booking.confirmed', text: 'El proveedor confirmó' },
  ],
  ...changes,
});
/** The public part of an unpaid booking. */
export const aGlimpse = (changes: Partial<BookingGlimpse> = {}): BookingGlimpse => {
  const { totalPax, supplier_locator, created_at, ...shown } = anUnpaidSummary();
  return { ...shown, ...changes };
};
/** An unpaid booking with an hour left to pay. */
export const anUnpaidBooking = (changes: Partial<BookingDetail> = {}): BookingDetail =>
  aBooking({
    status: 'COTIZED',
    status_label: 'Reserva',
    payment_status: null,
    pay_by: inHours(1),
    balance: 1480500,
    next_payment: aNextPayment(),
    supplier_locator: null,
    supplier_name: null,
    payments: [],
    can: { cancel: true, pay: true, voucher: false, calendar: false, resend: true },
    cancellation_now: aQuote({ refundable: false, paid: 0, refund: 0, free_until: null }),
    ...changes,
  });
/** A booking with the first of two instalments paid. The second is due in ten days, with three days of grace. */
export const aBookingWithBalance = (changes: Partial<BookingDetail> = {}): BookingDetail => {
  const [due, over] = [addDays(today(), 10), addDays(today(), 14)];
  const [paid] = aBooking().payments;
  return aBooking({
    balance: 980500,
    next_payment: aNextPayment({
      number: 2,
      amount: 980500,
      due_on: due,
      grace_until: `${over}T05:00:00.000Z`,
    }),
    schedule: [
      {
        number: 1,
        due_on: null,
        amount: 500000,
        status: 'PAID',
        paid_at: '2026-11-20T15:31:00.000Z',
      },
      { number: 2, due_on: due, amount: 980500, status: 'OPEN', paid_at: null },
    ],
    payments: paid ? [{ ...paid, amount: 500000 }] : [],
    can: { cancel: true, pay: true, voucher: true, calendar: true, resend: true },
    ...changes,
  });
};
/** A booking cancelled with a penalty of half the price; the rest was refunded. */
export const aCancelledBooking = (changes: Partial<BookingDetail> = {}): BookingDetail =>
  aBooking({
    status: 'CANCEL',
    status_label: 'Cancelada',
    refunded: 740250,
    refunds: [aRefund()],
    can: { cancel: false, pay: false, voucher: false, calendar: false, resend: true },
    cancellation_now: aQuoteWithPenalty({ is_cancellable: false, reason: 'ALREADY' }),
    ...changes,
  });
const FIRST_PAGE = { page: 1, page_size: 20, joinable: 0 };
/** A page of the list. */
export const aList = (
  bookings: BookingSummary[],
  meta: Partial<ApiResponse<'GET bookings'>['meta']> = {},
): ApiResponse<'GET bookings'> => ({
  data: bookings,
  meta: {
    total: bookings.length,
    ...FIRST_PAGE,
    counts: { upcoming: bookings.length, past: 0, cancelled: 0 },
    products: bookings.length > 0 ? ['HOTEL'] : [],
    ...meta,
  },
});

/** A payment whose gateway page is an anchor, because jsdom cannot navigate elsewhere. */
export const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  id: 'p-1',
  reference: 'TQ7K2M9XPA-1',
  requestId: '4411',
  processUrl: 'http://localhost:3000/#gateway',
  status: 'PENDING',
  status_label: 'PENDIENTE',
  message: 'Su pago esta en proceso',
  processing: true,
  amount: 1480500,
  captured: 0,
  instalments: [1],
  refunded: 0,
  currency: 'COP',
  expires_at: inHours(1),
  booking: {
    id: 'b-1',
    code: 'TQ7K2M9XPA',
    product: 'HOTEL',
    status: 'COTIZED',
    status_label: 'Reserva',
  },
  receipt: null,
  ...changes,
});
