import pg from 'pg';
import * as z from 'zod';
import { BRANDS } from '../brands';
import { httpCall } from '../httpCall';
import { mailSchema, readDelivered, type StoredMail } from './auditMails';
import type { ProductDriver, Sold } from '../products/driver';

/** Amounts in whole pesos that the gateway charged for a reference. */
const chargeSchema = z.object({
  reference: z.string(),
  charges: z.number(),
  captured: z.number(),
  refunded: z.number(),
  net: z.number(),
});
export type Charge = z.output<typeof chargeSchema>;
/** An extra of a booking with its own reference. Amounts are whole pesos. */
const extraSchema = z.object({
  id: z.string(),
  reference: z.string(),
  provider: z.string(),
  state: z.string(),
  amount: z.number(),
  refunded: z.number(),
  /** First day of the extra. */
  from: z.string().nullable(),
  /** True while the extra is being moved to other days. */
  isMoving: z.boolean(),
});
export type StoredExtra = z.output<typeof extraSchema>;
const bookingSchema = z.object({
  brand: z.string(),
  id: z.string(),
  code: z.string(),
  state: z.string(),
  total: z.coerce.number(),
  /** Whole pesos of `total` that are paid, number of paid instalments, and number of their payments. */
  paid: z.coerce.number(),
  parts: z.coerce.number(),
  payments: z.coerce.number(),
  /** Whole pesos retained for a cancelled booking. */
  penalty: z.coerce.number().nullable(),
  isMissed: z.boolean(),
  /** True when the supplier cancelled the booking. */
  isWithdrawn: z.boolean(),
  hasCase: z.boolean(),
  supplier: z.string(),
  /** Board of a hotel and whether it was sold with free cancellation; null for other products. */
  board: z.string().nullable(),
  isRefundable: z.boolean().nullable(),
  /** Whole pesos that an operator has to refund, because the gateway did not. */
  manual: z.coerce.number(),
  history: z.string(),
  /** First day of cover of a policy, and whether a move to other days is unfinished. */
  from: z.string(),
  isMoving: z.boolean(),
  extras: z.array(extraSchema),
});
export type StoredBooking = z.output<typeof bookingSchema>;
export interface Books {
  charges: Charge[];
  sold: Sold[];
  bookings: StoredBooking[];
  /**
   * Number of unfinished payments, refunds, bookings and extras that a worker still processes, without those that wait for
   * an operator.
   */
  open: number;
  /** Number of bookings with more or fewer changes in their history than outgoing messages. */
  unreported: number;
  /** Codes of bookings, once for each change that is in their history and reported twice. */
  reportedTwice: string[];
  mails: StoredMail[];
  /** Number of deliveries of each mail, by the id of its row. */
  delivered: ReadonlyMap<string, number>;
}
export interface BooksAt {
  connection: pg.ClientConfig;
  mailFile: string;
  sandboxUrl: string;
  clock: () => Date;
  drivers: readonly Pick<ProductDriver, 'readSold'>[];
}
const WITHIN_MS = 30_000;
const ENDS = ['CONFIRMED', 'REJECTED', 'EXPIRED', 'CANCELLED'];

/** Reads gateway, suppliers and database, each by its own protocol and without code of the product. */
export async function readBooks(at: BooksAt): Promise<Books> {
  const charges = await readCharges(at);
  const sold: Sold[] = [];
  for (const { readSold } of at.drivers)
    sold.push(...(await readSold(at.sandboxUrl, at.clock, at.connection)));
  const delivered = readDelivered(at.mailFile);
  return { charges, sold, delivered, ...(await readStored(at)) };
}

async function readCharges({ sandboxUrl }: BooksAt): Promise<Charge[]> {
  const { body } = await httpCall({
    method: 'GET',
    url: `${sandboxUrl}/control/payments/charges`,
    withinMs: WITHIN_MS,
  });
  return z.object({ charges: z.array(chargeSchema) }).parse(body).charges;
}

const WITH_A_PERSON = `exists (select from cases c where c.brand = b.brand and c.booking_id = b.id and c.state = 'OPEN')`;
const PARTS = [
  'count(*) from booking_instalments i',
  'count(distinct i.paid_by) from booking_instalments i',
]
  .map(
    (of, index) =>
      `(select ${of} where i.brand = b.brand and i.booking_id = b.id) as ${index === 0 ? 'parts' : 'payments'}`,
  )
  .join(', ');
const BOOKINGS = `select b.brand, b.id, b.code, b.state, b.total, b.paid, b.cancel_penalty as penalty, b.cancel_cause is not distinct from 'INSTALMENT_MISSED' as "isMissed", b.cancel_cause is not distinct from 'SUPPLIER_CANCELLED' as "isWithdrawn", ${PARTS}, ${WITH_A_PERSON} as "hasCase", b.supplier, b.snapshot->>'boardCode' as board, (b.cancellation->>'refundable')::boolean as "isRefundable",
  (select coalesce(sum(r.amount), 0) from refunds r where r.brand = b.brand and r.booking_id = b.id and r.state = 'MANUAL') as manual,
  (select string_agg(e.code, ' ' order by e.id) from booking_events e where e.brand = b.brand and e.booking_id = b.id) as history, b.date_from::text as from, exists (select from policy_moves m where m.id = b.id) as "isMoving",
  (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'reference', o.reference, 'provider', o.provider, 'state', o.state, 'amount', o.amount, 'refunded', o.refunded, 'from', o.shown->>'date', 'isMoving', exists (select from policy_moves m where m.id = o.id))), '[]')
    from booking_optionals o where o.brand = b.brand and o.booking_id = b.id) as extras from bookings b where b.brand = $1`;
const OPEN = `select (select count(*) from bookings b where b.brand = $1 and (b.state <> all($2) or b.next_at is not null and b.state <> 'CONFIRMED') and not ${WITH_A_PERSON})
  + (select count(*) from payments p where brand = $1 and (state in ('CREATED', 'PENDING', 'AUTHORIZED', 'CANCELLING')
      or state = 'REFUND_PENDING' and not exists (select from refunds r where r.brand = p.brand and r.payment_id = p.id and r.state = 'MANUAL'))) + (select count(*) from refunds where brand = $1 and state not in ('DONE', 'MANUAL'))
  + (select count(*) from booking_optionals o join bookings b on b.id = o.booking_id and b.brand = o.brand where o.brand = $1 and o.next_at is not null and b.state = any($2) and not ${WITH_A_PERSON})
  + (select count(*) from policy_moves where brand = $1 and state = 'UNKNOWN') + (select count(*) from mails where brand = $1 and next_at is not null)
  + (select count(*) from outbox where brand = $1 and sent_at is null) as count`;
const MAILS = 'select id, state, unclear_tries as unclear from mails where brand = $1';
const UNREPORTED = `select count(*) from bookings b where b.brand = $1 and (select count(*) from booking_events e where e.brand = b.brand and e.booking_id = b.id) <> (select count(*) from outbox o where o.brand = b.brand and o.booking_id = b.id)`;
const REPORTED_TWICE = `select b.code || ' ' || e.code || ' ' || e.data::text as reported from booking_events e join bookings b on b.brand = e.brand and b.id = e.booking_id
  where e.brand = $1 and e.code in ('PAYMENT_APPROVED', 'PAYMENT_REJECTED', 'CONFIRMED', 'CANCELLED', 'REFUND_OWED', 'REFUNDED') group by b.code, e.code, e.data having count(*) > 1`;
const reportedSchema = z.array(z.object({ reported: z.string() }));
const countSchema = z.tuple([z.object({ count: z.coerce.number() })]);

export async function readStored({
  connection,
}: Pick<BooksAt, 'connection'>): Promise<
  Pick<Books, 'bookings' | 'open' | 'unreported' | 'reportedTwice' | 'mails'>
> {
  const client = new pg.Client(connection);
  await client.connect();
  const stored = {
    bookings: Array<StoredBooking>(),
    open: 0,
    unreported: 0,
    reportedTwice: Array<string>(),
    mails: Array<StoredMail>(),
  };
  try {
    for (const brand of BRANDS) {
      await client.query("select set_config('app.brand', $1, false)", [brand]);
      stored.bookings.push(
        ...z.array(bookingSchema).parse((await client.query(BOOKINGS, [brand])).rows),
      );
      stored.mails.push(...z.array(mailSchema).parse((await client.query(MAILS, [brand])).rows));
      stored.open += countSchema.parse((await client.query(OPEN, [brand, ENDS])).rows)[0].count;
      stored.unreported += countSchema.parse(
        (await client.query(UNREPORTED, [brand])).rows,
      )[0].count;
      stored.reportedTwice.push(
        ...reportedSchema
          .parse((await client.query(REPORTED_TWICE, [brand])).rows)
          .map(({ reported }) => reported),
      );
    }
    return stored;
  } finally {
    await client.end();
  }
}
