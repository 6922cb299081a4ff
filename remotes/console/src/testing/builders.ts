import type { OperationsBooking, OperationsCase, OperationsListedBooking, OperationsPayment, OperationsSummary } from '@tiquete/contracts';
import { ApiProblem, type Problem } from '@tiquete/platform';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const aSummary = (changes: Partial<OperationsSummary> = {}): OperationsSummary => ({
  at: ago(0),
  bookings: [
    { state: 'CONFIRMED', count: 41, oldest_at: ago(9000), is_finished: true },
    { state: 'SUPPLIER_UNKNOWN', count: 2, oldest_at: ago(12), is_finished: false },
    { state: 'AWAITING_PAYMENT', count: 5, oldest_at: ago(50), is_finished: false },
  ],
  unfinished: { count: 7, oldest_at: ago(50) },
  cases: [{ kind: 'SUPPLIER_UNKNOWN', count: 2, oldest_at: ago(200) }],
  refunds: { waiting: 1, amount: 480_000, manual: 0 },
  outbox: { waiting: 3, oldest_at: ago(1), failed: 0 },
  mails: { waiting: 0, oldest_at: null, failed: 0 },
  runs: [
    { scope: 'RECENT', started_at: ago(3), finished_at: ago(2), result: 'CLEAN', checked: 4, unanswered: 0, differences: {} },
    { scope: 'FULL', started_at: ago(600), finished_at: ago(590), result: 'DIFFERENT', checked: 380, unanswered: 2, differences: { AMOUNT_DIFFERS: 1 } },
  ],
  ...changes,
});
export const aListed = (changes: Partial<OperationsListedBooking> = {}): OperationsListedBooking => ({
  id: 'b-1', code: 'TQ7K2M9XPA', product: 'HOTEL', state: 'SUPPLIER_UNKNOWN', status: 'COTIZED', title: 'Casa Medina', supplier: 'HB', supplier_locator: null, date_from: '2027-03-10', date_to: '2027-03-12',
  total: 480_000, optionals_total: 0, created_at: '2026-11-20T15:30:00.000Z', open_cases: 1, ...changes,
});
export const aPayment = (changes: Partial<OperationsPayment> = {}): OperationsPayment => ({
  id: 'p-1', reference: 'TQ7K2M9XPA-1', state: 'APPROVED', amount: 480_000, captured: 480_000, refund_reserved: 0, refundable: 480_000, request_id: '4411',
  receipt: { authorization: '000123', franchise: 'CR_VS', issuerName: 'BANCO', paymentMethodName: 'Visa', internalReference: '9' }, created_at: '2026-11-20T15:31:00.000Z', expires_at: '2026-11-20T15:51:00.000Z',
  next_at: null, failures: 0, notified_at: ['2026-11-20T15:33:00.000Z'], ...changes,
});
export const aBooking = (changes: Partial<OperationsBooking> = {}): OperationsBooking => ({
  ...aListed(),
  destination_name: 'Cartagena', total_pax: 2, supplier_name: null, has_account: true, pay_by: '2026-11-20T16:30:00.000Z', updated_at: ago(1), cancellation: null, cancel_penalty: null, cancel_requested_at: null,
  supplier_tries: { attempts: 1, first_at: ago(12), last_at: ago(12), look_ups: 6, failures: 0, next_at: ago(-2) },
  people: { customer: { name: 'A••• G•••', document: '•••••••890', email: 'a•••@correo.test', phone: '••••••••567' }, passengers: [{ name: 'A••• G•••', type: 'AD', room: 1, age: 36, document: '' }] },
  payments: [aPayment()],
  refunds: [{ id: 'r-1', payment_id: 'p-1', reason: 'OPERATOR', state: 'DONE', amount: 20_000, created_at: ago(90), sent_at: ago(89), next_at: null, failures: 0 }],
  optionals: [],
  events: [
    { at: '2026-11-20T15:30:00.000Z', code: 'CREATED', from: null, to: null, text: 'Creamos tu reserva. Falta el pago.', data: {} },
    { at: '2026-11-20T15:34:00.000Z', code: 'SUPPLIER_UNKNOWN', from: 'BOOKING_AT_SUPPLIER', to: 'SUPPLIER_UNKNOWN', text: null, data: { reason: 'timeout' } },
  ],
  mails: [{ id: 'm-1', template: 'booking.reserved', state: 'SENT', subject: 'Tu reserva en Casa Medina', problem: null, created_at: ago(60), sent_at: ago(60) }],
  cases: [{ id: 'c-1', kind: 'SUPPLIER_UNKNOWN', state: 'OPEN', opened_at: ago(10) }],
  ...changes,
});
export const aCase = (changes: Partial<OperationsCase> = {}): OperationsCase => ({
  id: 'c-1', kind: 'SUPPLIER_UNKNOWN', state: 'OPEN', version: 3, booking: { id: 'b-1', code: 'TQ7K2M9XPA', title: 'Casa Medina', state: 'SUPPLIER_UNKNOWN' }, data: { supplier: 'HB', tries: 2 }, opened_at: ago(200), seen_at: ago(5),
  resolved_at: null, payment_id: null, refund_id: null, note: null, actions: [{ at: ago(200), actor: null, action: 'OPENED', data: { tries: 2 } }, { at: ago(100), actor: 'Olga Ruiz', action: 'ASKED', data: {} }],
  ...changes,
});
export const aProblem = (changes: Partial<Problem> = {}): ApiProblem =>
  new ApiProblem({ code: 'INTERNAL', title: 'Algo falló de nuestro lado. Inténtalo de nuevo.', status: 500, requestId: null, ...changes });
