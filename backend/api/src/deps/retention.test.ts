import { startTestApp, type TestApp } from '../testing/testApp';
import { createPurge, deleteOver, RETENTION } from './retention';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it.each(RETENTION)('lets the worker delete the expired rows of $table', async (rule) => {
  await expect(deleteOver(test.deps.db, rule, test.deps.clock())).resolves.toEqual([]);
});

it('deletes expired rows in every brand, and no others', async () => {
  const { db } = test.deps;
  const daysAgo = (days: number) => new Date(test.deps.clock().getTime() - days * 86_400_000);
  for (const brand of ['tiquete', 'andes'])
    for (const days of [729, 731]) {
      await db.query(
        "insert into operator_log (brand, at, user_id, act) values ($1, $2, gen_random_uuid(), 'GET test')",
        [brand, daysAgo(days)],
      );
      await db.query(
        `insert into reconciliation_runs (id, brand, scope, started_at, lease_until, finished_at, result)
         values (gen_random_uuid(), $1, 'RECENT', $2, $2, $2, 'CLEAN')`,
        [brand, daysAgo(days - 640)],
      );
    }
  await createPurge(test.deps)();
  const left = async (table: string) =>
    (await db.query<{ brand: string }>(`select brand from ${table} order by brand`)).map(
      ({ brand }) => brand,
    );
  expect(await left('operator_log')).toEqual(['andes', 'tiquete']);
  expect(await left('reconciliation_runs')).toEqual(['andes', 'tiquete']);
});
