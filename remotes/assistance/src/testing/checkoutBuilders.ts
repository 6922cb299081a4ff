import {
  aBookingOf,
  aPaymentOf,
  approved,
  aPrebooked,
  aPriceRefusal,
  aSamePrice,
  noExtrasFor,
} from '@tiquete/checkout/testing/builders';
import type {
  AssistancePlan,
  AssistancePrebookingResponse,
  AssistanceSnapshot,
  BookingDetail,
} from '@tiquete/contracts';
import { checkoutUrl } from '../urls';
import { aPlan, aQuery } from './builders';

export { aRefusal } from '@tiquete/checkout/testing/builders';

export const aCheckoutUrl = checkoutUrl(aQuery, {
  sessionCode: 'session-1',
  assistanceCode: aPlan.assistanceCode,
  productCode: aPlan.productCode,
});
export const aPrebooking: AssistancePrebookingResponse = {
  data: {
    booking: aPrebooked('ASSISTANCE'),
    price: aSamePrice(900_000),
    cancellation: aPlan.cancellation,
    rate_comments: '',
    pay_by: '2026-11-21T11:00:00.000Z',
    next: 'payments',
    plan: { assistanceCode: 'TK-60', name: 'Viajero 60', category: 'STANDARD' },
    coverage_from: aQuery.checkin,
    coverage_to: aQuery.checkout,
  },
};
export const aPayment = aPaymentOf('ASSISTANCE', 900_000);
export const anApprovedPayment = approved(aPayment);
/** Snapshot of a sold policy, as the api stores it. */
export const aSnapshot = {
  plan: aPlan,
  supplier: 'TK' as const,
  checkin: aQuery.checkin,
  checkout: aQuery.checkout,
  days: 10,
  destination_name: 'Europa',
  ages: aQuery.ages,
  upgrades: [{ code: '135', name: 'Preexistencias', price: 200_000 }],
  unmet_rules: [],
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
} satisfies AssistanceSnapshot & { confirmation: object };
export const aBooking: BookingDetail = aBookingOf({
  product: 'ASSISTANCE',
  title: 'Viajero 60',
  date_from: aQuery.checkin,
  date_to: aQuery.checkout,
  destination_name: 'Europa',
  totalPax: 3,
  total: 1_100_000,
  supplier_locator: 'AND-778899',
  passengers: [
    { name: 'Rosa', lastname: 'Pérez', type: 'AD', room: null, document_masked: '****4321' },
  ],
  price_breakdown: {
    base: 900_000,
    taxes: [],
    fees: [{ name: 'Preexistencias', amount: 200_000 }],
    pay_at_hotel: [],
  },
  cancellation: aPlan.cancellation,
  snapshot: aSnapshot,
});
export const noExtras = noExtrasFor(900_000);
/** The api's error for a changed price, with the new price. */
export const aPriceChange = (plan: AssistancePlan, previous: number) =>
  aPriceRefusal(previous, plan.total, { plan });
