import {
  assistanceBenefitsSchema,
  assistanceCategorySchema,
  assistanceProviderSchema,
  coverageSchema,
  moneySchema,
} from '@tiquete/contracts';
import { readPdf } from '../vouchers/testing/readPdf';
import type { SupplierPlan } from '../products/assistance/ports';
import { describePolicyFaults } from './testing/policyFaults';
import {
  type AssistanceUnderTest,
  cents,
  createPolicyFixture,
  NOW,
  policyPriceOf,
  query,
} from './testing/policyFixture';

/** Expects a plan that can be displayed: the contract's shape, one currency, a price line for each person. */
function expectSoundPlan(plan: SupplierPlan, ages: readonly number[]): void {
  assistanceCategorySchema.parse(plan.category);
  assistanceProviderSchema.parse(plan.provider);
  assistanceBenefitsSchema.parse(plan.benefits);
  moneySchema.parse(plan.mainCoverage);
  for (const coverage of plan.coverages) coverageSchema.parse(coverage);
  expect(plan.coverages.some(({ is_covered }) => is_covered)).toBe(true);
  expect(plan.coverages.some(({ is_covered, sum }) => !is_covered && sum !== null)).toBe(false);
  expect(plan.perPassenger.map(({ age }) => age)).toEqual(ages);
  const amounts = [
    ...plan.perPassenger.map(({ amount }) => amount),
    ...plan.upgrades.map(({ price }) => price),
  ];
  for (const amount of amounts) expect(cents(moneySchema.parse(amount).amount)).toBeGreaterThan(0);
  expect(new Set(amounts.map(({ currency }) => currency)).size).toBe(1);
  expect([plan.name, plan.key, plan.code, plan.provider.name]).not.toContain('');
  const { minAge, maxAge, minDays, maxDays, maxPax } = plan.limits;
  expect(minAge).toBeLessThanOrEqual(Math.min(...ages));
  expect(maxAge).toBeGreaterThanOrEqual(Math.max(...ages));
  expect(maxDays).toBeGreaterThanOrEqual(minDays);
  expect(maxPax).toBeGreaterThanOrEqual(ages.length);
  const { steps } = plan.terms;
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.map(({ daysBefore }) => daysBefore)).toEqual(
    steps.map(({ daysBefore }) => daysBefore).sort((a, b) => b - a),
  );
  expect(plan.isAnnual).toBe(plan.maxTripDays !== null);
  expect(plan.isAnnual).toBe(plan.coverDays !== null);
  expect(plan.help.numbers.length).toBeGreaterThan(0);
}

/** Contract suite of assistance suppliers, over real HTTP and against each supplier's stand-in. */
export function describeAssistanceSupplier(name: string, subject: AssistanceUnderTest): void {
  describe(`the assistance supplier ${name}`, () => {
    const fixture = createPolicyFixture(subject);
    const { signal, anOrder, aPlan, issue, plansOf } = fixture;
    const supplier = () => fixture.supplier();

    it('finds plans for all travellers, each one complete, and leaves out none', async () => {
      const plans = await plansOf();
      expect(plans.length).toBeGreaterThan(3);
      expect(new Set(plans.map(({ code }) => code)).size).toBe(plans.length);
      for (const plan of plans) expectSoundPlan(plan, query.ages);
      expect(fixture.dropped).toEqual([]);
    });

    it('distinguishes plans that exclude an age, a number of days or a residence', async () => {
      const requested = { ...query, ages: [35, 88] };
      const { plans, limited } = await supplier().search(requested, signal);
      expect(limited.length).toBeGreaterThan(0);
      for (const { limits } of limited)
        expect(requested.ages.some((age) => age < limits.minAge || age > limits.maxAge)).toBe(true);
      const sold = new Set(plans.map(({ code }) => code));
      expect(limited.filter(({ code }) => sold.has(code))).toEqual([]);
      const year = await supplier().search({ ...query, to: '2028-02-15', ages: [22] }, signal);
      expect(year.limited.some(({ limits }) => limits.maxDays < 343)).toBe(true);
      expect(year.plans.map(({ category }) => category)).toContain('STUDENT');
      // An annual plan excludes trips that are longer than its longest trip.
      const annual = ({ category }: { category: string }) => category === 'ANNUAL';
      expect([year.plans.some(annual), year.limited.some(annual)]).toEqual([false, true]);
    });

    it('sells plans within Colombia to residents and to visitors', async () => {
      const home = await plansOf({ destinations: ['CO'] });
      expect(new Set(home.map(({ mainCoverage }) => mainCoverage.currency))).toEqual(
        new Set(['COP']),
      );
      const visitors = await supplier().search(
        { ...query, origin: 'ES', destinations: ['CO'], ages: [35, 95] },
        signal,
      );
      expect(new Set(visitors.limited.map(({ category }) => category))).toEqual(
        new Set(['RECEPTIVE']),
      );
      expect((await plansOf({ destinations: ['EUROPE'] })).length).toBeGreaterThan(
        (await plansOf({ destinations: ['EUROPE', 'ASIA'] })).length,
      );
    });

    it('prices a plan again any number of times, and reports a plan that is no longer sold', async () => {
      const plan = await aPlan();
      const requested = [
        await supplier().reprice(plan.key, query, signal),
        await supplier().reprice(plan.key, query, signal),
      ];
      expect(requested).toEqual(Array(2).fill({ kind: 'priced', plan }));
      fixture.onVerb('reprice', subject.refusals.gone);
      expect(await supplier().reprice(plan.key, query, signal)).toEqual({ kind: 'gone' });
      expect(await supplier().reprice('none-of-theirs', query, signal)).toEqual({ kind: 'gone' });
    });

    it('issues a policy with its upgrades at the quoted price, and finds it by our reference', async () => {
      const plan = await aPlan();
      const upgrades = plan.upgrades.slice(0, 2).map(({ code }) => code);
      const order = anOrder(plan, { upgrades, price: policyPriceOf(plan, upgrades) });
      const booked = await supplier().book(order, signal);
      expect(booked).toMatchObject({
        kind: 'yes',
        locator: expect.stringMatching(/./),
        details: { policy: expect.stringMatching(/./) },
      });
      const found = await supplier().lookUp(order.reference, signal, NOW);
      expect(found).toMatchObject(booked);
      expect(found.kind === 'yes' && cents(found.amount ?? '')).toBe(cents(order.price.amount));
      expect(await supplier().lookUp(order.reference, signal)).toEqual(found);
      // A repeated order returns the same policy and issues no second one.
      expect(await supplier().book(order, signal)).toEqual(booked);
      const day = 86_400_000;
      const range = { from: new Date(NOW.getTime() - day), to: new Date(NOW.getTime() + day) };
      expect(
        (await supplier().list?.(range, signal))?.filter(
          ({ reference }) => reference === order.reference,
        ),
      ).toEqual([
        {
          reference: order.reference,
          locator: booked.kind === 'yes' ? booked.locator : '',
          isCancelled: false,
        },
      ]);
    });

    it('finds nothing under a reference that was never used', async () => {
      expect(await supplier().lookUp('TQNONE', signal, NOW)).toEqual({ kind: 'not-found' });
    });

    it('sells nothing above the quoted price, neither a more expensive quote nor a more expensive policy', async () => {
      const plan = await aPlan();
      const cheaper = { ...policyPriceOf(plan), amount: '0.01' };
      expect(await supplier().book(anOrder(plan, { price: cheaper }), signal)).toEqual({
        kind: 'no',
        reason: 'price-changed',
      });
      const [other] = (await plansOf()).filter(({ code }) => code !== plan.code);
      if (!other) throw new Error('one plan only');
      const order = anOrder(other, { insured: fixture.insured(subject.names.dearer) });
      expect(await supplier().book(order, signal)).toEqual({ kind: 'no', reason: 'price-changed' });
      expect(await supplier().lookUp(order.reference, signal, NOW)).toEqual({
        kind: 'no',
        reason: 'cancelled',
      });
      const raised = await supplier().reprice(other.key, query, signal);
      expect(raised.kind === 'priced' && cents(policyPriceOf(raised.plan).amount)).toBeGreaterThan(
        cents(policyPriceOf(other).amount),
      );
    });

    it('states the price of a policy whose cancellation has an unclear outcome', async () => {
      const order = anOrder(await aPlan(), { insured: fixture.insured(subject.names.dearer) });
      fixture.onVerb('cancel', (response) => void response.destroy());
      expect(await supplier().book(order, signal)).toEqual({ kind: 'unknown' });
      const found = await supplier().lookUp(order.reference, signal, NOW);
      expect(found.kind === 'yes' && cents(found.amount ?? '')).toBeGreaterThan(
        cents(order.price.amount),
      );
    });

    it('leaves two policies with one reference to an operator', async () => {
      const order = anOrder(await aPlan(), { insured: fixture.insured(subject.names.duplicate) });
      await issue(order);
      expect(await supplier().lookUp(order.reference, signal, NOW)).toEqual({ kind: 'unknown' });
    });

    it('cancels a policy, confirms it when repeated, and finds it cancelled', async () => {
      const order = anOrder(await aPlan());
      const locator = await issue(order);
      const answers = [
        await supplier().cancel(locator, signal),
        await supplier().cancel(locator, signal),
      ];
      expect(answers).toEqual([{ kind: 'yes' }, { kind: 'yes' }]);
      expect(await supplier().lookUp(order.reference, signal, NOW)).toEqual({
        kind: 'no',
        reason: 'cancelled',
      });
      expect((await supplier().cancel('none-of-theirs', signal)).kind).toBe('no');
    });

    it('neither moves nor cancels a policy that has begun', async () => {
      const order = anOrder(await aPlan());
      const locator = await issue(order);
      const days = () => supplier().readDays(locator, signal);
      expect(await days()).toEqual({ kind: 'found', from: query.from, to: query.to });
      expect(await supplier().move(locator, fixture.later(30), signal)).toEqual({ kind: 'yes' });
      expect(await days()).toEqual({ kind: 'found', ...fixture.later(30) });
      // Moving to the same days twice is allowed: a request whose answer was lost may be repeated.
      expect(await supplier().move(locator, fixture.later(30), signal)).toEqual({ kind: 'yes' });
      fixture.setClock(new Date(`${fixture.later(31).from}T17:00:00Z`));
      expect(await supplier().move(locator, fixture.later(90), signal)).toEqual({
        kind: 'no',
        reason: 'started',
      });
      expect((await supplier().cancel(locator, signal)).kind).toBe('no');
      expect(await supplier().lookUp(order.reference, signal, NOW)).toMatchObject({ kind: 'yes' });
    });

    it('moves no policy into the past or to another number of days', async () => {
      const locator = await issue(anOrder(await aPlan()));
      const refused = { kind: 'no', reason: 'refused' };
      expect(
        await supplier().move(locator, { from: '2027-01-01', to: '2027-01-10' }, signal),
      ).toEqual(refused);
      expect(await supplier().move(locator, { ...fixture.later(1), to: query.to }, signal)).toEqual(
        refused,
      );
    });

    it('returns conditions and policy as readable PDFs', async () => {
      const plan = await aPlan();
      const conditions = await supplier().conditions(plan.code, signal);
      expect(conditions && (await readPdf(conditions)).text).toContain(plan.name);
      expect(await supplier().conditions('none-of-theirs', signal)).toBeNull();
      const locator = await issue(anOrder(plan));
      expect((await readPdf(await supplier().policy(locator, signal))).text).toContain(locator);
      expect(await fixture.failure(supplier().policy('none-of-theirs', signal))).toBe('rejected');
    });

    it('reads an answer as a definite no only when the vendor lists it as one', async () => {
      const plan = await aPlan();
      for (const [behaviour, reason] of subject.refusals.book) {
        fixture.onVerb('book', behaviour);
        expect(await supplier().book(anOrder(plan), signal)).toEqual({ kind: 'no', reason });
      }
    });

    describePolicyFaults(subject, fixture);
  });
}
