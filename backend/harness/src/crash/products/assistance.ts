import {
  assistancePrebookingResponseSchema,
  assistanceSearchResponseSchema,
  type AssistancePlan,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { assistanceEnvironment, readAssistanceSold } from './assistanceSold';
import { openPrebooked } from './prebooked';
import {
  type Buyer,
  customerOf,
  lettersOf,
  type PurchaseContext,
  type Order,
  type ProductDriver,
  surnameOf,
} from './driver';

const DESTINATIONS = ['EUROPE', 'US', 'PE', 'SOUTH_AMERICA'] as const;
const GONE = ['SESSION_EXPIRED', 'PLAN_NO_LONGER_AVAILABLE', 'PRICE_CHANGED', 'CONSENT_MISSING'];
const REFUSED = ['SOLDOUT', 'REFUSED', 'PRICEUP'];
const UNANSWERED = ['TIMEOUT'];

interface PlanChoice {
  sessionCode: string;
  plan: AssistancePlan;
  /** Codes of the destination's entry rules, which the buyer accepts. */
  entryRules: string[];
  from: string;
}

async function searchPlans({
  brand,
  visitor,
  random,
  clock,
}: PurchaseContext): Promise<PlanChoice[]> {
  const from = addDays(today(clock()), 40 + Math.floor(random.next() * 200));
  const search = {
    canal: '1',
    checkin: from,
    checkout: addDays(from, 9),
    origin_code: 'CO',
    destination_code: [random.pick(DESTINATIONS)],
    age_pax: '34,31',
    currency: 'COP',
  };
  const { data } = assistanceSearchResponseSchema.parse(
    (await visitor.request('POST', 'asisstances/searchs', search)).body,
  );
  if (data.plans.length === 0) throw new Error(`${brand} has no plans to sell.`);
  const entryRules = data.entry_rules.map(({ code }) => code);
  return data.plans.map((plan) => ({ sessionCode: data.sessionCode, plan, entryRules, from }));
}

export const assistanceDriver: ProductDriver = {
  open: openPrebooked({
    path: 'asisstances/prebookings',
    search: searchPlans,
    toOrder,
    answer: assistancePrebookingResponseSchema,
    gone: GONE,
  }),
  isHeld: false,
  faultTargets: ['tkPrice', 'tkOrder', 'tkVoucher', 'tkChange', 'tkCancel'],
  environment: assistanceEnvironment,
  readSold: readAssistanceSold,
};

function toOrder(
  { sessionCode, plan, entryRules, from }: PlanChoice,
  buyer: Buyer,
): Omit<Order, 'path'> {
  const { index } = buyer;
  const lastname = surnameOf(buyer, REFUSED, UNANSWERED);
  // Birth date half a year before the trip's birthday, so that the age is the same on any day of the trip.
  const bornAt = (age: number) => addDays(from, -Math.round(age * 365.25) - 180);
  const insured = (name: string, age: number, place: number) => ({
    name: `${name} ${lettersOf(index)}`,
    lastname,
    document_type: 5,
    document: `AV${1_020_300_000 + place * 10_000_000 + index}`,
    birth_date: bornAt(age),
    nationality: 'CO',
  });
  const body = {
    sessionCode,
    productCode: plan.productCode,
    Canal: '1',
    expected_total: plan.total,
    entry_rules_accepted: entryRules,
    customer: customerOf(index),
    Guests: [insured('Marta', 34, 0), insured('Luis', 31, 1)],
    emergency_contact: {
      name: 'Rosa Pardo',
      phone_country: '57',
      phone: '3009876543',
      email: 'rosa@viajes.test',
    },
    accepts: {
      terms_version: '2026-11',
      data_policy_version: '2026-11',
      cancellation_policy_hash: plan.cancellation_policy_hash,
    },
  };
  return { body, total: plan.total };
}
