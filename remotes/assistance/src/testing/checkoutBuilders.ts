import type {
  ApiResponse,
  AssistancePlan,
  AssistancePrebookingResponse,
  BookingDetail,
  Payment,
} from '@tiquete/contracts';
import { ApiProblem, type Problem } from '@tiquete/platform';
import { checkoutUrl } from '../urls';
import { aPlan, aQuery } from './builders';

export const aCheckoutUrl = checkoutUrl(aQuery, {
  sessionCode: 'session-1',
  assistanceCode: aPlan.assistanceCode,
  productCode: aPlan.productCode,
});
export const aPrebooking: AssistancePrebookingResponse = {
  data: {
    booking: {
      id: 'b-1',
      code: 'TQ7K2M9P',
      product: 'ASSISTANCE',
      status: 'COTIZED',
      created_at: '2026-11-21T10:00:00.000Z',
      expires_at: '2026-11-21T11:00:00.000Z',
    },
    price: { previous: 900_000, current: 900_000, difference: 0, porcent: 0, changed: false },
    cancellation: aPlan.cancellation,
    rate_comments: '',
    pay_by: '2026-11-21T11:00:00.000Z',
    next: 'payments',
    plan: { assistanceCode: 'TK-60', name: 'Viajero 60', category: 'STANDARD' },
    coverage_from: aQuery.checkin,
    coverage_to: aQuery.checkout,
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
  amount: 900_000,
  captured: 0,
  instalments: [1],
  refunded: 0,
  currency: 'COP',
  expires_at: '2026-11-21T10:30:00.000Z',
  booking: {
    id: 'b-1',
    code: 'TQ7K2M9P',
    product: 'ASSISTANCE',
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
/** What the api keeps of a policy that was sold. */
export const aSnapshot = {
  plan: aPlan,
  supplier: 'TK',
  checkin: aQuery.checkin,
  checkout: aQuery.checkout,
  days: 10,
  destination_name: 'Europa',
  ages: aQuery.ages,
  upgrades: [{ code: '135', name: 'Preexistencias', price: 200_000 }],
  supplier_price: aPlan.supplier_price,
  emergency_numbers: [
    { country: null, name: 'Central mundial', phone: '+57 601 000 0000' },
    { country: 'FR', name: 'Línea gratuita', phone: '0 800 000 000' },
  ],
  claim_instructions: ['Llama antes de ir al médico.', 'Guarda las facturas.'],
  confirmation: {
    policy: 'AND-778899',
    policy_url: '/api/asisstances/bookings/b-1/policy.pdf',
  },
};
export const aBooking: BookingDetail = {
  id: 'b-1',
  code: 'TQ7K2M9P',
  product: 'ASSISTANCE',
  title: 'Viajero 60',
  image: '',
  date_from: aQuery.checkin,
  date_to: aQuery.checkout,
  destination_name: 'Europa',
  totalPax: 3,
  total: 1_100_000,
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
  created_at: '2026-11-21T10:00:00.000Z',
  pay_by: null,
  supplier_locator: 'AND-778899',
  passengers: [
    { name: 'Rosa', lastname: 'Pérez', type: 'AD', room: null, document_masked: '****4321' },
  ],
  contact: { name: 'Ana Pérez', email: 'ana@correo.com', phone: '+57 3001234567' },
  price_breakdown: {
    base: 900_000,
    taxes: [],
    fees: [{ name: 'Preexistencias', amount: 200_000 }],
    pay_at_hotel: [],
  },
  cancellation: aPlan.cancellation,
  rate_comments: '',
  supplier_name: null,
  snapshot: aSnapshot,
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
    paid: 1_100_000,
    penalty: 0,
    refund: 1_100_000,
    free_until: null,
  },
};
export const noExtras: ApiResponse<'POST optionals/searchs'> = {
  data: {
    optionals: [],
    cart: { items: [], subtotal: 0, booking_total: 900_000, grand_total: 900_000, version: 0 },
  },
};
/** A refusal of the api, to be thrown. */
export const aRefusal = (code: string, changes: Partial<Problem> = {}): ApiProblem =>
  new ApiProblem({ code, title: `Refused: ${code}`, status: 409, requestId: null, ...changes });
/** A refusal that says at which price the plan can be had now. */
export const aPriceChange = (plan: AssistancePlan, previous: number): ApiProblem => {
  const difference = plan.total - previous;
  const price = { previous, current: plan.total, difference, porcent: 10, changed: true };
  return aRefusal('PRICE_CHANGED', { meta: { price, plan } });
};
