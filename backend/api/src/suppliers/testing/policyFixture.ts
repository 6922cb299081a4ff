import { addDays } from '@tiquete/domain';
import type { SupplierError } from '../../lib/http-client/supplierError';
import {
  type Behaviour,
  type ScriptedServer,
  type SeenRequest,
  startScriptedServer,
} from '../../lib/testing/scriptedServer';
import type {
  AssistanceQuery,
  AssistanceSupplier,
  PolicyOrder,
  SupplierInsured,
  SupplierPlan,
} from '../../products/assistance/ports';
import { forward } from './forward';

export type PolicyVerb =
  'search' | 'reprice' | 'book' | 'lookUp' | 'cancel' | 'move' | 'readDays' | 'file';
type TestedSupplier = AssistanceSupplier & { close(): Promise<void> };
export interface AssistanceUnderTest {
  make(access: {
    baseUrl: string;
    timeoutMs: number;
    /** Timeout of calls on policies, in milliseconds. */
    bookingMs: number;
    clock: () => Date;
    onDropped: (reason: string) => void;
  }): TestedSupplier;
  /** Address of the vendor's stand-in, which stores policies and uses the clock set here. It is known once the tests run. */
  vendorUrl(): string;
  setClock(now: Date): void;
  /** Makes the stand-in simulate a fault. */
  stage(fault: object): Promise<void>;
  /** Kind of a call; undefined for tokens, lists of plans and similar calls. */
  verbOf(request: SeenRequest): PolicyVerb | undefined;
  refusals: {
    /** Answers to a repeated price request for a plan that is no longer sold. */
    gone: Behaviour;
    /** Answers to an order, each a definite no. */
    book: readonly [Behaviour, 'sold-out' | 'price-changed' | 'refused'][];
  };
  /** Malformed prices of the vendor: all in another currency, or one plan without a required field. */
  spoiled: {
    otherCurrency(prices: string): string;
    oneBroken(prices: string): string;
    moneyAsNumber(prices: string): string;
  };
  /** Last names that make the stand-in simulate an outcome of an order: two policies, or a higher price. */
  names: { duplicate: string; dearer: string };
}
/** Noon in Bogotá. */
export const NOW = new Date('2027-01-12T17:00:00Z');
/** Timeout in milliseconds that no answer reaches. */
const DEADLINE_MS = 20_000;

export const query: AssistanceQuery = {
  from: '2027-03-10',
  to: '2027-03-19',
  origin: 'CO',
  destinations: ['US', 'MX'],
  ages: [35, 7, 72],
};
const BORN = ['1992-01-05', '2019-06-01', '1954-12-31'];
const NAMES = ['José Ñuño', 'Sara', 'Ana María'];

/** A supplier with its stand-in for each test, and the steps that policy tests share. */
export function createPolicyFixture(subject: AssistanceUnderTest) {
  const signal = new AbortController().signal;
  const dropped: string[] = [];
  let vendor: ScriptedServer;
  let supplier: TestedSupplier;
  let now = NOW;
  let count = 0;
  const make = (timeoutMs: number, bookingMs = timeoutMs) =>
    subject.make({
      baseUrl: vendor.url,
      timeoutMs,
      bookingMs,
      clock: () => now,
      onDropped: (reason) => dropped.push(reason),
    });
  const well = () => forward(subject.vendorUrl());
  const onVerb = (verb: PolicyVerb, behaviour: Behaviour) => {
    const rest = well();
    vendor.behave((response, request) =>
      (subject.verbOf(request) === verb ? behaviour : rest)(response, request),
    );
  };
  /** Makes the vendor act while its answer is lost. */
  const loseAnswer = (verb: PolicyVerb) => {
    const rest = well();
    onVerb(verb, (response, request) =>
      rest(
        Object.create(response, {
          writeHead: { value: () => ({ end: () => response.destroy() }) },
        }),
        request,
      ),
    );
  };
  /** Sends the vendor's own answer after `change` has changed its text. */
  const alter = (verb: PolicyVerb, change: (text: string) => string) => {
    const rest = well();
    onVerb(verb, (response, request) =>
      rest(
        Object.create(response, {
          writeHead: {
            value: (status: number) => ({
              end: (body: string) =>
                response
                  .writeHead(status, { 'content-type': 'application/json' })
                  .end(change(String(body))),
            }),
          },
        }),
        request,
      ),
    );
  };
  const setClock = (at: Date) => {
    now = at;
    subject.setClock(at);
  };
  const replace = async (timeoutMs = DEADLINE_MS, bookingMs = timeoutMs) => {
    await supplier.close();
    supplier = make(timeoutMs, bookingMs);
  };
  const plansOf = async (changes: Partial<AssistanceQuery> = {}) =>
    (await supplier.search({ ...query, ...changes }, signal)).plans;
  const aPlan = async (): Promise<SupplierPlan> => {
    const plan = (await plansOf()).find(({ upgrades }) => upgrades.length > 1);
    if (!plan) throw new Error('no plan to sell');
    return plan;
  };
  const insured = (lastname = 'Gómez Peña'): SupplierInsured[] =>
    query.ages.map((_, index) => ({
      name: NAMES[index] ?? 'Ana',
      lastname,
      documentType: 5,
      document: `AX12345${index}`,
      birthDate: BORN[index] ?? '',
      nationality: 'CO',
      email: 'marta@example.com',
      phone: '+573005550000',
      medicalConditions: index === 2 ? 'Hipertensión controlada' : '',
      beneficiary: null,
    }));
  const anOrder = (plan: SupplierPlan, changes: Partial<PolicyOrder> = {}): PolicyOrder => ({
    reference: `TQTEST${(count += 1)}`,
    key: plan.key,
    query,
    upgrades: [],
    price: policyPriceOf(plan),
    insured: insured(),
    emergencyContact: { name: 'Luis Gómez', phone: '+573005550001', email: 'luis@example.com' },
    ...changes,
  });
  const issue = async (order: PolicyOrder): Promise<string> => {
    const outcome = await supplier.book(order, signal);
    if (outcome.kind !== 'yes') throw new Error(`not issued: ${JSON.stringify(outcome)}`);
    return outcome.locator;
  };
  const failure = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      (error: SupplierError) => error.kind,
    );
  beforeEach(async () => {
    dropped.length = 0;
    setClock(NOW);
    vendor = await startScriptedServer(well());
    supplier = make(DEADLINE_MS);
  });
  afterEach(async () => {
    await supplier.close();
    await vendor.close();
  });
  return {
    signal,
    dropped,
    supplier: () => supplier,
    vendor: () => vendor,
    well,
    onVerb,
    loseAnswer,
    alter,
    setClock,
    replace,
    plansOf,
    aPlan,
    insured,
    anOrder,
    issue,
    failure,
    later: (days: number) => ({ from: addDays(query.from, days), to: addDays(query.to, days) }),
  };
}
export type PolicyFixture = ReturnType<typeof createPolicyFixture>;

/** Amount in hundredths. No price of these tests has more decimals. */
export const cents = (amount: string): number => Math.round(Number(amount) * 100);
export function policyPriceOf(
  { perPassenger, upgrades }: SupplierPlan,
  chosen: readonly string[] = [],
) {
  const lines = [
    ...perPassenger.map(({ amount }) => amount),
    ...upgrades.filter(({ code }) => chosen.includes(code)).map(({ price }) => price),
  ];
  const total = lines.reduce((sum, { amount }) => sum + cents(amount), 0);
  return { amount: (total / 100).toFixed(2), currency: lines[0]?.currency ?? '' };
}
