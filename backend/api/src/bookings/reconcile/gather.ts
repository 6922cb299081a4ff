import { type BookingRow, BOOKING_COLUMNS, PAYMENT_COLUMNS, type PaymentRow } from '../repository';
import { type Checkout } from '../createCheckout';
import { gatewayOf } from '../engine';
import { toDraft } from '../create/toDraft';
import type { ExtraEvidence } from '../extras/fulfilment/queryProviders';
import type { Extras } from '../extras/createExtras';
import type { CheckedPayment, Evidence, Found } from './differences';

/** Timeout of one query in milliseconds. */
const QUERY_MS = 8000;
const LOOK_UP_MS = 20_000;
const DAY_MS = 86_400_000;
type Engine = Checkout['engine'];
/** Systems that are compared with our database. */
export interface Compared extends Pick<Checkout, 'engine'> {
  /** Providers of extras. Default: none. */
  extras?: Pick<Extras, 'queryProviders'>;
}
interface LedgerRow extends PaymentRow {
  updated_at: Date;
  refunded: number;
  owed: number;
  pays: number;
}
interface Seen {
  booking: BookingRow & { updated_at: Date };
  payments: LedgerRow[];
}
const BOOKING = `select ${BOOKING_COLUMNS}, updated_at from bookings where brand = $1 and id = $2`;
const PAYMENTS = `
  select ${PAYMENT_COLUMNS}, updated_at,
    (select coalesce(sum(r.amount), 0)::bigint
      from refunds r
      where r.brand = payments.brand and r.payment_id = payments.id and r.state = 'DONE') as refunded,
    (select coalesce(sum(r.amount), 0)::bigint
      from refunds r
      where r.brand = payments.brand and r.payment_id = payments.id) as owed,
    (select coalesce(sum(i.amount), 0)::bigint
      from booking_instalments i
      where i.brand = payments.brand and i.booking_id = payments.booking_id and i.paid_by = payments.id)
      as pays
  from payments
  where brand = $1 and booking_id = $2 and request_id is not null
  order by created_at`;

/** `moved`: the booking changed during the queries, so this comparison is skipped. */
export type Gathered =
  { kind: 'evidence'; evidence: Evidence } | { kind: 'moved' } | { kind: 'unanswered' };

/** Queries gateway, supplier and providers of extras about one booking. Changes nothing. */
export async function gather(
  { engine, extras: providers }: Compared,
  brandId: string,
  bookingId: string,
  stopping: AbortSignal,
): Promise<Gathered> {
  const before = await read(engine, brandId, bookingId);
  if (!before) return { kind: 'moved' };
  const signal = (milliseconds: number) =>
    AbortSignal.any([stopping, AbortSignal.timeout(milliseconds)]);
  let payments: CheckedPayment[];
  let supplier: Found | null;
  let extras: ExtraEvidence[];
  try {
    payments = await Promise.all(
      before.payments.map(async (row) => ({
        row,
        refunded: row.refunded,
        owed: row.owed,
        pays: row.pays,
        gateway: await gatewayOf(engine, row).query(row.request_id ?? '', signal(QUERY_MS)),
      })),
    );
    supplier = await querySupplier(engine, before.booking, () => signal(LOOK_UP_MS));
    extras =
      providers && !isLongOver(engine, before.booking)
        ? await providers.queryProviders(before.booking, () => signal(LOOK_UP_MS))
        : [];
  } catch (error) {
    engine.log.warn({ err: error, booking: before.booking.code }, 'reconciliation got no answer');
    return { kind: 'unanswered' };
  }
  if (supplier?.kind === 'unknown' || extras.some(({ found }) => found.kind === 'unknown'))
    return { kind: 'unanswered' };
  const after = await read(engine, brandId, bookingId);
  if (!after || printOf(after) !== printOf(before)) return { kind: 'moved' };
  return {
    kind: 'evidence',
    evidence: { booking: before.booking, payments, supplier, extras, at: engine.clock() },
  };
}

function read({ db }: Engine, brandId: string, bookingId: string): Promise<Seen | null> {
  return db.withBrand(brandId, async (tx) => {
    const [booking] = await tx.query<Seen['booking']>(BOOKING, [brandId, bookingId]);
    return booking
      ? { booking, payments: await tx.query<LedgerRow>(PAYMENTS, [brandId, bookingId]) }
      : null;
  });
}
const printOf = ({ booking, payments }: Seen): string =>
  JSON.stringify([
    booking.state,
    booking.updated_at,
    payments.map(({ id, state, updated_at, refunded, owed }) => [
      id,
      state,
      updated_at,
      refunded,
      owed,
    ]),
  ]);

/** True when the trip has ended and the supplier may have deleted the booking. */
const isLongOver = ({ clock }: Engine, { date_to: day }: BookingRow): boolean =>
  new Date(`${day}T23:59:59Z`).getTime() < clock().getTime() - DAY_MS;

/** Queries the supplier; null when it was never called or the trip has ended. */
async function querySupplier(
  engine: Engine,
  booking: BookingRow,
  signal: () => AbortSignal,
): Promise<Found | null> {
  const { products, cipher } = engine;
  const hasBeenRequested = booking.supplier_tried_at !== null || booking.supplier_locator !== null;
  if (!hasBeenRequested || isLongOver(engine, booking)) return null;
  const product = products.get(booking.product);
  if (!product) throw new Error(`No module sells ${booking.product}.`);
  return product.lookUp(toDraft(booking, cipher), signal());
}
