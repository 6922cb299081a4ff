import {
  assistancePrebookingResponseSchema,
  assistanceSearchResponseSchema,
  type AssistancePlan,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { codeOf } from '../visitor';
import { assistanceEnvironment, readAssistanceSold } from './assistanceSold';
import { createShelf, type Shelf } from './shelf';
import {
  customerOf,
  lettersOf,
  type Market,
  type Order,
  type ProductShop,
  type Shop,
  surnameOf,
} from './shop';

/** Milliseconds of the fast clock for which what a search found is sold from; a converted price ends with its day. */
const FRESH_MS = 15 * 60_000;
const DESTINATIONS = ['EUROPE', 'US', 'PE', 'SOUTH_AMERICA'] as const;
const GONE = ['SESSION_EXPIRED', 'PLAN_NO_LONGER_AVAILABLE', 'PRICE_CHANGED', 'CONSENT_MISSING'];
const REFUSED = ['SOLDOUT', 'REFUSED', 'PRICEUP'];
const UNANSWERED = ['TIMEOUT'];

interface PlanChoice {
  sessionCode: string;
  plan: AssistancePlan;
  from: string;
}

function createPlanShelf({ brand, visitor, random, clock }: Market): Shelf<PlanChoice> {
  const read = async (): Promise<PlanChoice[]> => {
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
      (await visitor.ask('POST', 'asisstances/searchs', search)).body,
    );
    if (data.plans.length === 0) throw new Error(`${brand} has no plans to sell.`);
    return data.plans.map((plan) => ({ sessionCode: data.sessionCode, plan, from }));
  };
  return createShelf(read, clock, FRESH_MS);
}

function openAssistanceShop(market: Market): Shop {
  const shelf = createPlanShelf(market);
  return {
    async order(buyer) {
      const choice = await shelf.choose(buyer.random);
      const lastname = surnameOf(buyer, REFUSED, UNANSWERED);
      return {
        path: 'asisstances/prebookings',
        body: bodyOf(choice, buyer.index, lastname),
        total: choice.plan.total,
      };
    },
    readBought(reply, { total }) {
      if (reply.status === 201) {
        const { booking } = assistancePrebookingResponseSchema.parse(reply.body).data;
        if (!booking) throw new Error('A prebooking made no booking.');
        return { bookingId: booking.id, code: booking.code, total };
      }
      if (!GONE.includes(codeOf(reply)))
        throw new Error(`A policy was refused: ${reply.text.slice(0, 300)}`);
      shelf.forget();
      return null;
    },
  };
}

export const assistanceShop: ProductShop = {
  open: openAssistanceShop,
  isHeld: false,
  faultTargets: ['tkPrice', 'tkOrder', 'tkVoucher', 'tkChange', 'tkCancel'],
  environment: assistanceEnvironment,
  readSold: readAssistanceSold,
};

function bodyOf(
  { sessionCode, plan, from }: PlanChoice,
  index: number,
  lastname: string,
): Order['body'] {
  // Half a year past the birthday, whatever the day of the trip.
  const bornAt = (age: number) => addDays(from, -Math.round(age * 365.25) - 180);
  const insured = (name: string, age: number, place: number) => ({
    name: `${name} ${lettersOf(index)}`,
    lastname,
    document_type: 5,
    document: `AV${1_020_300_000 + place * 10_000_000 + index}`,
    birth_date: bornAt(age),
    nationality: 'CO',
  });
  return {
    sessionCode,
    productCode: plan.productCode,
    Canal: '1',
    expected_total: plan.total,
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
}
