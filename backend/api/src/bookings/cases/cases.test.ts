import { join } from 'node:path';
import { findRoot } from '../../lib/findRoot';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { readBrandFiles, seedBrands } from '../../brands/seedBrands';
import { closeCase, openCase, SYSTEM } from './cases';

let test: TestDatabase;
const at = new Date('2027-01-10T12:00:00Z');
const later = new Date('2027-01-10T13:00:00Z');
const aCase = {
  brand: 'tiquete',
  kind: 'SUPPLIER_UNKNOWN',
  key: 'SUPPLIER_UNKNOWN:1',
  at,
  data: { tries: 1 },
} as const;
const rows = (brand = 'tiquete') =>
  test.db.withBrand(brand, (tx) =>
    tx.query(
      'select key, state, data, version, resolved_by, note from cases order by opened_at, state',
    ),
  );
const actions = () =>
  test.db.withBrand('tiquete', async (tx) =>
    (await tx.query<{ action: string }>('select action from case_actions order by id')).map(
      ({ action }) => action,
    ),
  );

beforeEach(async () => {
  test = await openTestDatabase();
  await seedBrands(test.db, readBrandFiles(join(findRoot(), 'backend/api/brands')));
});
afterEach(() => test.close());

it('has one open case per problem, whose details are updated', async () => {
  const [first, again] = await test.db.withBrand('tiquete', async (tx) => [
    await openCase(tx, aCase),
    await openCase(tx, { ...aCase, at: later }),
  ]);
  expect(again).toBe(first);
  expect(await rows()).toMatchObject([{ version: 1, data: { tries: 1 } }]);
  await test.db.withBrand('tiquete', (tx) =>
    openCase(tx, { ...aCase, at: later, data: { tries: 2 } }),
  );
  expect(await rows()).toMatchObject([{ version: 2, data: { tries: 2 } }]);
  expect(await actions()).toEqual(['OPENED']);
});

it('has one open case when fifty callers find a problem at once', async () => {
  await Promise.all(
    Array.from({ length: 50 }, () => test.db.withBrand('tiquete', (tx) => openCase(tx, aCase))),
  );
  expect(await rows()).toHaveLength(1);
  expect(await actions()).toEqual(['OPENED']);
});

it('closes a case once, records the operator and the reason, and reopens it when the problem returns', async () => {
  const end = {
    brand: 'tiquete',
    key: aCase.key,
    at: later,
    by: SYSTEM,
    note: 'El proveedor respondió.',
  };
  await test.db.withBrand('tiquete', async (tx) => {
    expect(await closeCase(tx, end)).toBe(false);
    await openCase(tx, aCase);
    expect(await closeCase(tx, end)).toBe(true);
    expect(await closeCase(tx, end)).toBe(false);
    await openCase(tx, { ...aCase, at: later });
  });
  expect(await rows()).toMatchObject([
    { state: 'RESOLVED', resolved_by: SYSTEM, note: 'El proveedor respondió.' },
    { state: 'OPEN', note: null },
  ]);
  expect(await actions()).toEqual(['OPENED', 'RESOLVED', 'OPENED']);
});

it('is rolled back together with its change', async () => {
  await expect(
    test.db.withBrand('tiquete', async (tx) => {
      await openCase(tx, aCase);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await rows()).toEqual([]);
});

it('shows a brand only its own cases, whose history cannot be changed', async () => {
  await test.db.withBrand('tiquete', (tx) => openCase(tx, aCase));
  expect(await rows('andes')).toEqual([]);
  for (const statement of [
    "update case_actions set actor = 'x'",
    `update case_actions set data = '{"amount": 1}'`,
    'delete from case_actions',
    "update operator_log set act = 'x'",
    'delete from operator_log',
    'delete from cases',
  ]) {
    await expect(test.db.withBrand('tiquete', (tx) => tx.query(statement))).rejects.toThrow(
      /permission denied|violates the history/,
    );
  }
});
