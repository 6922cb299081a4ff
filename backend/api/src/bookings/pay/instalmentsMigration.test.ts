import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { migrate, readMigrations } from '../../db/migrate';
import { findRoot } from '../../lib/findRoot';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { readInstalments } from '../repository';

const own = readMigrations(join(findRoot(), 'backend/api/migrations'));
let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase({ migrated: false });
});
afterAll(() => test.close());

it('gives earlier bookings one instalment of the whole price, with the payment that paid it', async () => {
  const { db } = test;
  await migrate(
    db,
    own.filter(({ id }) => id < 35),
  );
  await db.query(`insert into brands (id, hosts, file) values ('andes', '{}', '{}')`);
  const paidAt = new Date('2026-10-01T12:00:00Z');
  const paymentId = randomUUID();
  const book = async (code: string, state: string) => {
    const id = randomUUID();
    await db.withBrand('andes', (tx) =>
      tx.query(
        `insert into bookings (id, brand, code, product, state, title, image, date_from, date_to, destination_name, total_pax, total, price_breakdown,
           rate_comments, snapshot, consents, supplier, supplier_data, people, pay_by, created_at, updated_at)
         values ($1, 'andes', $2, 'HOTEL', $3, '', '', '2027-01-01', '2027-01-02', '', 1, 480000, '{}', '', '{}', '{}', 'HB', '{}', '', $4, $4, $4)`,
        [id, code, state, paidAt],
      ),
    );
    return { id, brand: 'andes' };
  };
  const [unpaid, paid] = [await book('TQAAAAAAAA', 'CREATED'), await book('TQBBBBBBBB', 'CREATED')];
  await db.withBrand('andes', async (tx) => {
    await tx.query(
      `insert into payments (id, brand, booking_id, reference, state, amount, captured, request_id, expires_at, created_at, updated_at)
       values ($1, 'andes', $2, 'TQBBBBBBBB-1', 'APPROVED', 500000, 500000, '7', $3, $3, $3)`,
      [paymentId, paid.id, paidAt],
    );
    await tx.query('update bookings set paid_with = $2, paid_at = $3 where id = $1', [
      paid.id,
      paymentId,
      paidAt,
    ]);
  });
  await migrate(db, own);
  const one = { number: 1, due_on: null, grace_until: null, amount: 480_000, reminded: 0 };
  await db.withBrand('andes', async (tx) => {
    expect(await readInstalments(tx, unpaid)).toEqual([{ ...one, paid_by: null, paid_at: null }]);
    expect(await readInstalments(tx, paid)).toEqual([
      { ...one, paid_by: paymentId, paid_at: paidAt },
    ]);
    expect(await tx.query('select paid from bookings order by code')).toEqual([
      { paid: 0 },
      { paid: 480_000 },
    ]);
    expect(await tx.query('select instalments from payments')).toEqual([{ instalments: [1] }]);
  });
});
