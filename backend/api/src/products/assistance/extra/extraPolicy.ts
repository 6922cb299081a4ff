import type { ExchangeRate } from '@tiquete/contracts';
import { ageOn } from '@tiquete/domain/travellers';
import type { Log } from '../../../lib/search/log';
import { identityOf } from '../../../bookings';
import type { SupplierOutcome } from '../../../bookings/ports';
import type { ExchangeRates } from '../../../money';
import type {
  ChosenExtra,
  ExtraContext,
  ExtraItem,
  ExtraOffer,
  ExtraOutcome,
  ExtraProvider,
} from '../../../bookings/extras';
import type { MarkUp } from '../../../money';
import { acceptsRise, supplierOf } from '../../../bookings/prebook';
import { extraPolicyWords as words } from '../messages';
import { assistanceMarkUp } from '../plans/price';
import { currencyOf, priceOf, supplierPrice, takeRates } from '../plans/price';
import { assistanceCodeOf, conditionsPath } from '../plans/toAssistancePlan';
import { unmetRulesOf } from '../plans/unmetRules';
import { buyerContact } from '../sale/sale';
import type { FoundPrice } from '../sale/foundPrice';
import {
  EXTRA_POLICY_PROVIDER,
  type ExtraPolicyData,
  extraPolicyDataSchema,
} from './extraPolicyData';
import { extraPolicyTerms } from './extraPolicyTerms';
import type {
  AssistanceQuery,
  AssistanceSupplier,
  PolicyOrder,
  SupplierInsured,
  SupplierPlan,
} from '../ports';
import { daysText } from './extraPolicyData';
import { readTrip } from './readTrip';

/** Categories offered as an extra, with one plan each. The assistance search shows more plans. */
const OFFERED = ['BASIC', 'STANDARD', 'PREMIUM'] as const;
const SETTLES_AFTER_MS = 90_000;
export interface ExtraPolicyOptions {
  suppliers: readonly AssistanceSupplier[];
  exchange: ExchangeRates;
  checkPrice: FoundPrice;
  clock: () => Date;
  log: Log;
  onDropped(supplier: string, reason: string): void;
}

/**
 * Assistance as an extra of another product's booking, for all of its travellers together: the cheapest plan of each level,
 * if possible one that meets the entry rules of the destination. A plan that does not says so in its name and comes last.
 * Nothing is offered unless the booking has the documents and birth dates of all travellers and its destination.
 */
export function createExtraPolicies({
  suppliers,
  exchange,
  checkPrice,
  clock,
  log,
  onDropped,
}: ExtraPolicyOptions): ExtraProvider {
  const toOffer = (
    plan: SupplierPlan,
    query: AssistanceQuery,
    supplier: AssistanceSupplier['code'],
    rate: ExchangeRate,
    markUp: MarkUp,
  ): ExtraOffer => {
    const { total } = priceOf(plan, rate, markUp);
    const cost = priceOf(plan, rate).total;
    const supplierData: ExtraPolicyData = {
      supplier,
      key: plan.key,
      query: { ...query, destinations: [...query.destinations], ages: [...query.ages] },
      price: supplierPrice(plan),
      rate,
      total,
      cost,
      terms: { steps: [...plan.terms.steps] },
    };
    const { insurer, name } = plan.provider;
    return {
      code: assistanceCodeOf(supplier, plan.code),
      name: words.name(
        plan.name,
        unmetRulesOf(plan, query.destinations, exchange).map(({ title }) => title),
      ),
      description: `${words.cover(plan.mainCoverage, query.ages)}${daysText(query)}`,
      operatorName: words.operator(name, insurer),
      date: query.from,
      price: total,
      markUp: total - cost,
      per: 'booking',
      passengerIds: [],
      segmentIds: [],
      maxQuantity: 1,
      cancellation: extraPolicyTerms(plan.terms, total, query.from, clock()),
      conditionsUrl: conditionsPath(assistanceCodeOf(supplier, plan.code)),
      help: { numbers: [...plan.help.numbers], claims: [...plan.help.claims] },
      supplierData,
    };
  };
  return {
    id: EXTRA_POLICY_PROVIDER,
    kind: 'ASSISTANCE',
    settlesAfterMs: SETTLES_AFTER_MS,
    // The right to withdraw counts from the payment, which may come days after the search.
    paidTerms(item, paidAt) {
      const { terms, total, query } = readData(item);
      return extraPolicyTerms(terms, total, query.from, paidAt);
    },
    needsIdentities: (context) => suppliers.length > 0 && readTrip(context) !== null,
    async search(context, signal) {
      const query = toQuery(context);
      const [supplier] = suppliers;
      if (!query || !supplier) return { offers: [] };
      const { plans } = await supplier.search(query, signal);
      const markUp = assistanceMarkUp(context, supplier.code, query);
      const rateOf = takeRates(exchange);
      const unsold = new Set<string>();
      const unmet = (plan: SupplierPlan) => unmetRulesOf(plan, query.destinations, exchange).length;
      const offers = OFFERED.flatMap((category) =>
        plans
          .filter((plan) => plan.category === category && plan.coverDays === null)
          .flatMap((plan) => {
            const currency = currencyOf(plan);
            const rate = rateOf(currency);
            if (rate)
              return [
                { unmet: unmet(plan), offer: toOffer(plan, query, supplier.code, rate, markUp) },
              ];
            unsold.add(currency);
            onDropped(supplier.code, 'currency');
            return [];
          })
          .sort((a, b) => a.unmet - b.unmet || a.offer.price - b.offer.price)
          .slice(0, 1),
      )
        .sort((a, b) => a.unmet - b.unmet)
        .map(({ offer }) => offer);
      if (unsold.size === 0) return { offers };
      const title = offers.length === 0 ? words.unsold : words.partlyUnsold;
      const detail = [...unsold].sort().join();
      return { offers, warnings: [{ code: 'CURRENCY_NOT_SOLD', title, detail }] };
    },
    async book(item, signal): Promise<ExtraOutcome> {
      const data = readData(item);
      const supplier = supplierOf(suppliers, data.supplier);
      const answer = await supplier.reprice(data.key, data.query, signal);
      if (answer.kind === 'gone' || currencyOf(answer.plan) !== data.price.currency)
        return { kind: 'no', reason: 'sold-out' };
      const { plan } = answer;
      const priceNow = priceOf(plan, data.rate).total;
      const charged = data.cost ?? data.total;
      if (!acceptsRise(item.booking, { priceNow, charged }, log))
        return { kind: 'no', reason: 'sold-out' };
      const price = priceNow > charged ? supplierPrice(plan) : data.price;
      return toOutcome(
        await supplier.book(toOrder(item, { ...data, key: plan.key, price }), signal),
      );
    },
    async lookUp(item, signal) {
      const { supplier: code, total, cost: charged = total, rate } = readData(item);
      const { reference, booking } = item;
      const supplier = supplierOf(suppliers, code);
      const found = await checkPrice(await supplier.lookUp(reference, signal, booking.madeAt), {
        reference,
        booking: { ...booking, supplier: code },
        charged,
        rate,
      });
      return found.kind === 'not-found' ? found : toOutcome(found);
    },
    async cancel(item, signal): Promise<ExtraOutcome> {
      const supplier = supplierOf(suppliers, readData(item).supplier);
      const { kind } = await supplier.cancel(item.locator, signal);
      if (kind === 'yes') return { kind, locator: item.locator };
      return kind === 'no' ? { kind, reason: 'refused' } : { kind };
    },
  };
}

const readData = ({ supplierData }: ChosenExtra): ExtraPolicyData =>
  extraPolicyDataSchema.parse(supplierData);

/** Query for suppliers. Null when a document or birth date is missing, or the booking has no known destination. */
function toQuery(context: ExtraContext): AssistanceQuery | null {
  const trip = readTrip(context);
  const ages = context.travelers.flatMap(({ identifiedAge }) => identifiedAge ?? []);
  if (!trip || ages.length < context.travelers.length || ages.length === 0) return null;
  return { from: context.dateFrom, to: context.dateTo, ...trip, ages };
}

function toOutcome(outcome: SupplierOutcome): ExtraOutcome {
  if (outcome.kind === 'yes') return { kind: 'yes', locator: outcome.locator };
  if (outcome.kind === 'unknown') return outcome;
  return { kind: 'no', reason: outcome.reason === 'sold-out' ? 'sold-out' : 'refused' };
}

/** Order of the policy, with the buyer as emergency contact. @throws Error when a document is no longer stored */
function toOrder({ reference, booking }: ExtraItem, data: ExtraPolicyData): PolicyOrder {
  const { customer, passengers } = booking.people;
  const { email, phone } = buyerContact(customer);
  const insured = passengers.map((passenger, index): SupplierInsured => {
    const identity = identityOf(booking.people, passenger);
    if (!identity || ageOn(data.query.from, identity.birthDate) !== data.query.ages[index])
      throw new Error(`${reference}: traveller ${index + 1} is not who was priced.`);
    return {
      name: passenger.name,
      lastname: passenger.lastname,
      ...identity,
      email,
      phone,
      medicalConditions: '',
      beneficiary: null,
    };
  });
  const { key, query, price } = data;
  return {
    reference,
    key,
    query,
    upgrades: [],
    price,
    insured,
    emergencyContact: buyerContact(customer),
  };
}
