import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { migrate, readMigrations } from '../../db/migrate';
import { findRoot } from '../../lib/findRoot';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { foldBookingCounts } from './bookingCounts';

const own = readMigrations(join(findRoot(), 'backend/api/migrations'));
const upTo = (last: number) => own.filter(({ id }) => id <= last);
/** Migrations that write the changes, and that add the earlier bookings. */
const [WRITES_CHANGES, ADDS_EARLIER] = [176, 177];
let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase({ migrated: false });
});
afterAll(() => test.close());

const book = (code: string, state: string) =>
  test.db.query(
    `insert into bookings (id, brand, code, product, state, title, image, date_from, date_to, destination_name, total_pax, total, price_breakdown,
       rate_comments, snapshot, consents, supplier, supplier_locator, supplier_data, people, pay_by, created_at, updated_at)
     values ($1, 'andes', $2, 'HOTEL', $3, '', '', '2027-01-01', '2027-01-02', '', 1, 480000, '{}', '', '{}', '{}', 'HB', 'L1', '{}', '', $4, $4, $4)`,
    [randomUUID(), code, state, new Date('2026-10-01T12:00:00Z')],
  );
const counts = () =>
  test.db.query(
    `select state, sum(count)::int as count
     from (
       select state, count from booking_counts
       union all
       select state, change from booking_count_changes) numbers
     group by state having sum(count) <> 0 order by state`,
  );

it('adds the bookings that ended before their changes were written, once', async () => {
  await migrate(test.db, upTo(WRITES_CHANGES - 1));
  await test.db.query(`insert into brands (id, hosts, file) values ('andes', '{}', '{}')`);
  await book('TQAAAAAAAA', 'EXPIRED');
  await book('TQBBBBBBBB', 'EXPIRED');
  await book('TQCCCCCCCC', 'CREATED');
  await migrate(test.db, upTo(WRITES_CHANGES));
  // Bookings change between the two migrations, and the housekeeping adds some of the changes up.
  await test.db.query("update bookings set state = 'REJECTED' where code = 'TQBBBBBBBB'");
  await foldBookingCounts(test.db);
  await book('TQDDDDDDDD', 'EXPIRED');
  await migrate(test.db, upTo(ADDS_EARLIER));
  const all = [
    { state: 'EXPIRED', count: 2 },
    { state: 'REJECTED', count: 1 },
  ];
  expect(await counts()).toEqual(all);

  // A failure before the migration was recorded runs it again.
  await test.db.query('delete from schema_migrations where id = $1', [ADDS_EARLIER]);
  await migrate(test.db, upTo(ADDS_EARLIER));
  expect(await counts()).toEqual(all);
});
