import { listBookings, type BookingFilter } from '../bookings/view/listBookings';
import { listForStaff, type StaffFilter } from '../bookings/repository';
import { leasedBookings, leasedPayments, leasedRefunds } from '../bookings/repository/rows';
import { leasedExtras } from '../bookings/extras/fulfilment/write';
import type { Database } from '../db/database';
import { deleteOver, RETENTION } from '../deps/retention';
import { hasMailWork, leasedMails } from '../mail/mailRow';
import { leasedMoves } from '../products/assistance/dates/policyMoves';
import { readSummary } from '../staff/summary';

const BRAND = 'tiquete';
const NOW = new Date('2027-01-15T15:00:00Z');
const DAYS = { from: '2027-01-01', to: '2027-01-31' };
const STAFF_FILTERS: readonly Partial<StaffFilter>[] = [
  {},
  { isUnfinished: true },
  { state: 'ISSUING' },
  { state: 'CONFIRMED', product: 'HOTEL' },
  { product: 'PACKAGE' },
  { supplier: 'NDC' },
  { q: 'TQ' },
  { ...DAYS },
];
const TRAVELLER_FILTERS: readonly BookingFilter[] = [
  { page: 1 },
  { page: 1, when: 'upcoming' },
  { page: 1, when: 'past', product: 'HOTEL', code: 'TQ', ...DAYS },
];
const LEASED = [
  leasedBookings,
  leasedPayments,
  leasedRefunds,
  leasedExtras,
  leasedMails,
  leasedMoves,
];

/**
 * Runs statements that are assembled at run time and read more than one row: retention, leases of the workers, and lists and numbers
 * of bookings.
 */
export async function runAssembledStatements(db: Database): Promise<void> {
  const clock = () => NOW;
  for (const rule of RETENTION) await deleteOver(db, rule, NOW);
  for (const table of LEASED) {
    await db.queryBrands(`select ${table.isDue} as due`, [NOW]);
    await db.queryBrands(`select ${table.oldestDue} as since`, [NOW]);
    await table.claim({ db, clock }, 1);
  }
  await db.queryBrands(`select ${hasMailWork} as due`, [NOW]);
  for (const filter of STAFF_FILTERS)
    await db.withBrand(BRAND, (tx) =>
      listForStaff(tx, BRAND, { isUnfinished: false, ...filter }, { limit: 30, offset: 0 }),
    );
  const traveller = '00000000-0000-4000-8000-000000000000';
  for (const filter of TRAVELLER_FILTERS) await listBookings(db, clock, BRAND, traveller, filter);
  await readSummary(db, BRAND, NOW);
}
