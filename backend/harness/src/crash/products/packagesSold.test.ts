import { startTestApp, type TestApp } from '@tiquete/api/testing/app';
import { readPackagesSold } from './packagesSold';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await run(`insert into packages values
    ('tiquete', 'CTG', 'Cartagena', 'COP', 2, true, '', '{}', '{}', '{}', '{}', now())`);
  await run(`insert into package_departures values
    ('tiquete', 'CTG', '2027-03-05', '2027-03-02', 'baja', 900000, true)`);
  await run(`insert into package_allotments values
    ('tiquete', 'CTG', '2027-03-05', 'double', 5, 1, 2)`);
  for (const [code, state, count] of [
    ['HELD', 'HELD', 1],
    ['SOLD', 'SOLD', 2],
    ['BACK', 'RETURNED', 1],
    ['GONE', 'RELEASED', 1],
  ])
    await run(
      `insert into package_holds values ('tiquete', $1, 'CTG', '2027-03-05', $2, $3, now(), now(), now())`,
      [code, JSON.stringify([{ roomType: 'double', count }]), state],
    );
});
afterAll(() => test.close());

const run = (sql: string, values: unknown[] = []) =>
  test.deps.db.withBrand('tiquete', (tx) => tx.query(sql, values));
const codesOf = async () =>
  (await readPackagesSold(test.deps.db.pool.options)).map(
    ({ code, isLive, isUnticketed }) => `${code} ${isLive} ${isUnticketed}`,
  );

it('lists the rooms of bookings, including returned ones, and no released rooms', async () =>
  expect((await codesOf()).toSorted()).toEqual([
    'BACK false false',
    'HELD true true',
    'SOLD true false',
  ]));

it('reports more or fewer sold rooms than the bookings have', async () => {
  await run('update package_allotments set sold = 3');
  expect(await codesOf()).toContain('CTG 2027-03-05 double true false');
  await run('update package_allotments set sold = 1');
  expect(await codesOf()).toContain('CTG 2027-03-05 double true false');
  await run('update package_allotments set sold = 2');
  expect(await codesOf()).toHaveLength(3);
});
