import type { FoundPolicy } from '../ports';
import { anAssistanceApp } from '../testing/anAssistanceApp';
import { fakeAssistance } from '../testing/fakeAssistance';

let found = (reference: string): FoundPolicy => ({
  kind: 'yes',
  locator: `L-${reference}`,
  amount: '400.00',
});
const { supplier } = fakeAssistance({
  book: async () => ({ kind: 'unknown' }),
  lookUp: async (reference) => found(reference),
});
let app: Awaited<ReturnType<typeof anAssistanceApp>>;
beforeAll(async () => {
  app = await anAssistanceApp(supplier);
});
afterAll(() => app.close());
const openCases = async () =>
  app.deps.db.query<{ key: string; data: object }>(
    "select key, data from cases where state = 'OPEN'",
  );

it('opens a case for a policy found at a higher price than it was sold for', async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  app.advance(120_000);
  await app.work();
  const { code, status } = await app.bookingOf(browser, id);
  expect(status).not.toBe('OK');
  expect(await openCases()).toMatchObject([
    { key: `POLICY_DEARER:${code}`, data: { theirs: 'USD 400.00', amount: 1_640_940 } },
  ]);
  found = () => ({ kind: 'no', reason: 'cancelled' });
  app.advance(120_000);
  await app.work();
  expect([await app.bookingOf(browser, id), await openCases()]).toMatchObject([
    { status: 'CANCEL' },
    [],
  ]);
});
