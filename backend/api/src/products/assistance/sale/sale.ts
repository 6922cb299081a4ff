import type { Customer } from '@tiquete/contracts';
import { assistanceSnapshotSchema } from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import type { Log } from '../../../lib/search/log';
import type {
  BookingDraft,
  Passenger,
  ProductModule,
  SupplierOutcome,
} from '../../../bookings/ports';
import {
  acceptsRise,
  costOf,
  listAtSuppliers,
  supplierOf,
  withWithdrawal,
} from '../../../bookings/prebook';
import { currencyOf, priceOf, supplierPrice, totalWith } from '../plans/price';
import { startOfDay } from '../plans/terms';
import type { FoundPrice } from './foundPrice';
import type { AssistanceSupplier, PolicyOrder, SupplierInsured } from '../ports';
import { insuredDetailsSchema, policyDataSchema } from './supplierData';

/** Milliseconds after which a policy that is not found was not issued, because policies are issued at once. */
const SETTLES_AFTER_MS = 90_000;

export interface AssistanceProductOptions {
  suppliers: readonly AssistanceSupplier[];
  checkPrice: FoundPrice;
  clock: () => Date;
  log: Log;
  settlesAfterMs?: number;
}

/**
 * Sale of assistance, which the checkout engine calls. The policy is issued after the payment, at no more than the charged
 * price and our tolerance.
 */
export function createAssistanceSale({
  suppliers,
  checkPrice,
  clock,
  log,
  settlesAfterMs = SETTLES_AFTER_MS,
}: AssistanceProductOptions): ProductModule {
  return {
    product: 'ASSISTANCE',
    settlesAfterMs,
    async book(booking, signal): Promise<SupplierOutcome> {
      const supplier = supplierOf(suppliers, booking.supplier);
      const data = policyDataSchema.parse(booking.supplierData);
      // Without the booking's health answers, which were erased, the policy would cover less than the traveller paid for.
      if (data.healthErasedAt !== undefined) return { kind: 'no', reason: 'refused' };
      if (data.query.from < today(clock())) return { kind: 'no', reason: 'refused' };
      const answer = await supplier.reprice(data.key, data.query, signal);
      if (answer.kind === 'gone') return { kind: 'no', reason: 'sold-out' };
      const { plan } = answer;
      if (currencyOf(plan) !== data.price.currency) return { kind: 'no', reason: 'price-changed' };
      const priceNow = totalWith(priceOf(plan, data.rate), data.upgrades);
      if (priceNow === null) return { kind: 'no', reason: 'sold-out' };
      const charged = costOf(booking);
      if (!acceptsRise(booking, { priceNow, charged }, log))
        return { kind: 'no', reason: 'price-changed' };
      const price = priceNow > charged ? supplierPrice(plan, data.upgrades) : data.price;
      return withFile(
        booking,
        await supplier.book({ ...toOrder(booking), key: plan.key, price }, signal),
      );
    },
    async lookUp(booking, signal) {
      const supplier = supplierOf(suppliers, booking.supplier);
      const { rate } = policyDataSchema.parse(booking.supplierData);
      const { reference } = booking;
      const found = await checkPrice(await supplier.lookUp(reference, signal, booking.madeAt), {
        reference,
        booking,
        charged: costOf(booking),
        rate,
      });
      return found.kind === 'not-found' ? found : withFile(booking, found);
    },
    cancel: async (booking, signal) =>
      supplierOf(suppliers, booking.supplier).cancel(booking.locator, signal),
    listBookings: listAtSuppliers(suppliers),
    termsAt: (booking, now, sold) => {
      const { checkin } = assistanceSnapshotSchema.parse(booking.snapshot);
      return withWithdrawal(booking, new Date(startOfDay(checkin)), now, sold);
    },
  };
}

/** Adds a link to the supplier's policy as a PDF next to the policy's number. */
const withFile = ({ id }: BookingDraft, outcome: SupplierOutcome): SupplierOutcome =>
  outcome.kind === 'yes'
    ? { ...outcome, details: { ...outcome.details, policy_url: policyPath(id) } }
    : outcome;

function toOrder({ reference, supplierData, people }: BookingDraft): PolicyOrder {
  const { key, query, upgrades, price } = policyDataSchema.parse(supplierData);
  const [first] = people.passengers;
  const contact = first && insuredDetailsSchema.parse(first.details).emergencyContact;
  return {
    reference,
    key,
    query,
    upgrades,
    price,
    insured: people.passengers.map(toInsured),
    emergencyContact: contact ?? buyerContact(people.customer),
  };
}

function toInsured({ name, lastname, document, details }: Passenger): SupplierInsured {
  const { documentType, birthDate, nationality, email, phone, medicalConditions, beneficiary } =
    insuredDetailsSchema.parse(details);
  return {
    name,
    lastname,
    documentType,
    document,
    birthDate,
    nationality,
    email,
    phone,
    medicalConditions,
    beneficiary,
  };
}

/** Returns the buyer as the emergency contact, because the supplier requires one and the booking names none. */
export const buyerContact = ({
  name,
  lastname,
  phone_country,
  phone,
  email,
}: Customer): PolicyOrder['emergencyContact'] => ({
  name: `${name} ${lastname}`,
  phone: `+${phone_country}${phone}`,
  email,
});

/** Path on this host of the supplier's own PDF of a booking's policy. */
export const policyPath = (bookingId: string): string =>
  `/api/asisstances/bookings/${bookingId}/policy.pdf`;
