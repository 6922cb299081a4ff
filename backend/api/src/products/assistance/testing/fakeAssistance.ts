import type {
  AssistanceQuery,
  AssistanceSupplier,
  LimitedPlan,
  PolicyOrder,
  SupplierPlan,
} from '../ports';

const usd = (amount: string) => ({ amount, currency: 'USD' });

/** A plan for a family of three, at sixty, sixty and thirty dollars. */
export const aSupplierPlan = (changes: Partial<SupplierPlan> = {}): SupplierPlan => ({
  key: 'plan-1|EUROPE',
  code: '1401',
  name: 'Europa 60',
  category: 'STANDARD',
  description: 'Para viajes de hasta tres meses.',
  provider: { name: 'Asistencia Ficticia S.A.S.', insurer: null, text: 'Presta la asistencia.' },
  perPassenger: [
    { age: 41, amount: usd('60.00'), surchargeReason: null },
    { age: 72, amount: usd('90.10'), surchargeReason: 'Mayor de 70 años: +50 %' },
    { age: 7, amount: usd('30.05'), surchargeReason: null },
  ],
  promotion: { porcent: 20, name: 'Temporada' },
  mainCoverage: { name: 'Gastos médicos', amount: '60000', currency: 'EUR' },
  benefits: {
    medical: { amount: '60000', currency: 'EUR' },
    covid: true,
    baggage: usd('1200'),
    trip_cancellation: null,
    sports: false,
    pregnancy: false,
    pre_existing: true,
  },
  deductible: null,
  coverages: [
    {
      code: 'C1',
      group: 'Médica',
      name: 'Gastos médicos',
      value: 'EUR 60.000',
      sum: { amount: '60000', currency: 'EUR' },
      text: 'Por enfermedad o accidente.',
      is_covered: true,
    },
  ],
  exclusions: ['Deportes extremos'],
  isAnnual: false,
  maxTripDays: null,
  coverDays: null,
  limits: { minDays: 1, maxDays: 90, minAge: 0, maxAge: 85, maxPax: 9 },
  upgrades: [
    {
      code: 'SPORT',
      name: 'Deportes',
      description: 'Cubre la práctica de deportes.',
      price: usd('15.00'),
      type: 'SPORTS',
    },
  ],
  terms: {
    steps: [
      { daysBefore: 3, keptPorcent: 0 },
      { daysBefore: 0, keptPorcent: 25 },
    ],
  },
  help: {
    numbers: [
      { country: 'ES', name: 'Central de España', phone: '+34910000000' },
      { country: null, name: 'WhatsApp', phone: '+573000000000' },
    ],
    claims: ['Llama antes de ir a un centro médico.'],
  },
  ...changes,
});
export const aLimitedPlan = (changes: Partial<LimitedPlan> = {}): LimitedPlan => ({
  code: '1402',
  name: 'Joven',
  category: 'STUDENT',
  limits: { minDays: 30, maxDays: 365, minAge: 12, maxAge: 35, maxPax: 1 },
  ...changes,
});

/** A supplier in memory that records its calls. All of them succeed unless `changes` says otherwise. */
export function fakeAssistance(changes: Partial<AssistanceSupplier> = {}) {
  const requests: {
    searches: AssistanceQuery[];
    orders: PolicyOrder[];
    moves: unknown[];
    /** Locators whose days were read. */
    looks: string[];
  } = { searches: [], orders: [], moves: [], looks: [] };
  const days = new Map<string, { from: string; to: string }>();
  const supplier: AssistanceSupplier = {
    code: 'TK',
    search: async () => ({ plans: [aSupplierPlan()], limited: [] }),
    reprice: async (key) => ({ kind: 'priced', plan: aSupplierPlan({ key }) }),
    conditions: async () => Buffer.from('%PDF-1.7 condiciones'),
    book: async ({ reference }) => ({
      kind: 'yes',
      locator: `L-${reference}`,
      supplierName: 'Asistencia Ficticia S.A.S.',
      details: { policy: `POL-${reference}` },
    }),
    lookUp: async () => ({ kind: 'not-found' }),
    cancel: async () => ({ kind: 'yes' }),
    move: async () => ({ kind: 'yes' }),
    readDays: async (locator) => {
      const found = days.get(locator);
      return found ? { kind: 'found', ...found } : { kind: 'unknown' };
    },
    policy: async () => Buffer.from('%PDF-1.7 Marta'),
    ...changes,
  };
  return {
    requests,
    /** Days of each policy at the supplier, by its locator. */
    days,
    supplier: {
      ...supplier,
      search(query, signal) {
        requests.searches.push(query);
        return supplier.search(query, signal);
      },
      async book(order, signal) {
        requests.orders.push(order);
        const outcome = await supplier.book(order, signal);
        const { from, to } = order.query;
        if (outcome.kind === 'yes') days.set(outcome.locator, { from, to });
        return outcome;
      },
      async move(locator, dates, signal) {
        requests.moves.push([locator, dates]);
        const outcome = await supplier.move(locator, dates, signal);
        if (outcome.kind === 'yes') days.set(locator, dates);
        return outcome;
      },
      readDays(locator, signal) {
        requests.looks.push(locator);
        return supplier.readDays(locator, signal);
      },
    } satisfies AssistanceSupplier,
  };
}
