import { htmlAnswer } from '../../lib/testing/scriptedServer';
import { type AssistanceUnderTest, NOW, type PolicyFixture, query } from './policyFixture';
import { afterFault, FAULTS, TIMEOUTS } from './vendorFaults';

const SHORT_MS = 400;
/** Milliseconds within which an order reaches the vendor. */
const HUNG_MS = 2000;
const UNKNOWN = { kind: 'unknown' };

/** Part of the contract suite of assistance suppliers: outcomes when the vendor fails. */
export function describePolicyFaults(subject: AssistanceUnderTest, fixture: PolicyFixture): void {
  const { signal, anOrder, aPlan, issue, failure, onVerb } = fixture;
  const supplier = () => fixture.supplier();

  it('leaves out and counts the one plan that cannot be read', async () => {
    const before = (await fixture.plansOf()).length;
    fixture.alter('search', subject.spoiled.oneBroken);
    expect(await fixture.plansOf()).toHaveLength(before - 1);
    expect(fixture.dropped).toHaveLength(1);
  });
  it('reads equal amounts from text and from numbers', async () => {
    const plans = await fixture.plansOf();
    fixture.alter('search', subject.spoiled.moneyAsNumber);
    expect(await fixture.plansOf()).toEqual(plans);
  });
  it('sells no plan whose amounts have different currencies', async () => {
    fixture.alter('search', subject.spoiled.otherCurrency);
    expect(await failure(fixture.plansOf())).toBe('malformed');
  });

  it.each(FAULTS)('reports that the vendor %s during a price query', async (_, behaviour, kind) => {
    const { key } = await aPlan();
    onVerb('search', behaviour);
    expect(await failure(supplier().search(query, signal))).toBe(kind);
    onVerb('reprice', behaviour);
    expect(await failure(supplier().reprice(key, query, signal))).toBe(kind);
  });
  it.each(FAULTS)(
    'returns an unknown outcome when the vendor %s while it sells',
    async (_, behaviour, kind) => {
      const plan = await aPlan();
      const order = anOrder(plan);
      onVerb('book', behaviour);
      expect(await supplier().book(order, signal)).toEqual(afterFault(kind));
      onVerb('lookUp', behaviour);
      expect(await supplier().lookUp(order.reference, signal, NOW)).toEqual(UNKNOWN);
      onVerb('cancel', behaviour);
      expect(await supplier().cancel('TQ-1', signal)).toEqual(UNKNOWN);
      onVerb('move', behaviour);
      expect(await supplier().move('TQ-1', fixture.later(1), signal)).toEqual(UNKNOWN);
      onVerb('readDays', behaviour);
      expect(await supplier().readDays('TQ-1', signal)).toEqual(UNKNOWN);
    },
  );
  it.each(TIMEOUTS)('aborts in time when the vendor %s', async (_, behaviour) => {
    const plan = await aPlan();
    await fixture.replace(SHORT_MS);
    onVerb('search', behaviour);
    expect(await failure(supplier().search(query, signal))).toBe('timeout');
    onVerb('book', behaviour);
    expect(await supplier().book(anOrder(plan), signal)).toEqual(UNKNOWN);
    onVerb('lookUp', behaviour);
    expect(await supplier().lookUp('TQTEST1', signal, NOW)).toEqual(UNKNOWN);
    onVerb('file', behaviour);
    expect(await failure(supplier().conditions(plan.code, signal))).toBe('timeout');
  });
  it('rejects an HTML page in place of a PDF', async () => {
    const { code } = await aPlan();
    onVerb('file', htmlAnswer('<!doctype html><p>Mantenimiento'));
    expect(await failure(supplier().conditions(code, signal))).toBe('malformed');
  });

  it('finds a policy although its answer was lost, and issues no second one', async () => {
    const order = anOrder(await aPlan());
    fixture.loseAnswer('book');
    expect(await supplier().book(order, signal)).toEqual(UNKNOWN);
    fixture.vendor().behave(fixture.well());
    const found = await supplier().lookUp(order.reference, signal, NOW);
    expect(found).toMatchObject({ kind: 'yes' });
    expect(found).toMatchObject(await supplier().book(order, signal));
  });
  it('finds a policy that was issued while the vendor hung', async () => {
    const order = anOrder(await aPlan());
    await fixture.replace(undefined, HUNG_MS);
    await subject.stage({
      target: 'tkOrder',
      mode: 'hangAfter',
      reference: order.reference,
      times: 1,
    });
    expect(await supplier().book(order, signal)).toEqual(UNKNOWN);
    await fixture.replace();
    expect(await supplier().lookUp(order.reference, signal, NOW)).toMatchObject({ kind: 'yes' });
  });
  it('cancels once although the answer was lost, and confirms it when repeated', async () => {
    const order = anOrder(await aPlan());
    const locator = await issue(order);
    fixture.loseAnswer('cancel');
    expect(await supplier().cancel(locator, signal)).toEqual(UNKNOWN);
    fixture.vendor().behave(fixture.well());
    expect(await supplier().cancel(locator, signal)).toEqual({ kind: 'yes' });
  });
  it('disconnects when the caller aborts', async () => {
    await aPlan();
    const searched = new Promise<void>((resolve) => onVerb('search', () => resolve()));
    const abort = new AbortController();
    const call = supplier().search(query, abort.signal);
    await searched;
    abort.abort(new Error('newer search'));
    await expect(call).rejects.toThrow('newer search');
  });
}
