import { createHash } from 'node:crypto';
import pg from 'pg';
import * as z from 'zod';
import { BRANDS } from './brands';
import { httpCall } from './httpCall';
import { readFlights } from './readFlights';
import type { Sold } from './sold';

/** What the gateway took for one reference; whole pesos. */
const chargeSchema = z.object({
  reference: z.string(),
  charges: z.number(),
  captured: z.number(),
  refunded: z.number(),
  net: z.number(),
});
export type Charge = z.output<typeof chargeSchema>;
const bookingSchema = z.object({
  brand: z.string(),
  id: z.string(),
  code: z.string(),
  state: z.string(),
  total: z.coerce.number(),
  hasCase: z.boolean(),
  supplier: z.string(),
  history: z.string(),
});
export type StoredBooking = z.output<typeof bookingSchema>;
export interface Books {
  charges: Charge[];
  sold: Sold[];
  bookings: StoredBooking[];
  /** Payments and refunds that are not over, and bookings that a worker still works on; what waits for a person is not among them. */
  open: number;
  /** Bookings whose history and messages to be sent differ in number. */
  unreported: number;
  /** Changes that stand in a history twice, and are told twice. */
  reportedTwice: number;
}
export interface BooksAt {
  connection: pg.ClientConfig;
  sandboxUrl: string;
  clock: () => Date;
}
const WITHIN_MS = 30_000;
/** The sandbox's own, known to everybody. */
const HOTELBEDS = { key: 'sandbox-hotelbeds-key', secret: 'sandbox-hotelbeds-secret' };
const DOHOTELS = Buffer.from('1164:sandbox-dohotels-key').toString('base64');
const ENDS = ['CONFIRMED', 'REJECTED', 'EXPIRED', 'CANCELLED'];

/** Gateway, suppliers and database, each asked in its own words: nothing of the product's code reads here. */
export async function readBooks(at: BooksAt): Promise<Books> {
  const [charges, hotelbeds, dohotels, flights, stored] = [
    await readCharges(at),
    await readHotelbeds(at),
    await readDohotels(at),
    await readFlights(at.sandboxUrl),
    await readStored(at),
  ];
  return { charges, sold: [...hotelbeds, ...dohotels, ...flights], ...stored };
}

async function readCharges({ sandboxUrl }: BooksAt): Promise<Charge[]> {
  const { body } = await httpCall({
    method: 'GET',
    url: `${sandboxUrl}/control/payments/charges`,
    withinMs: WITHIN_MS,
  });
  return z.object({ charges: z.array(chargeSchema) }).parse(body).charges;
}

const PAGE = 500;
const listSchema = z.object({
  bookings: z.object({
    bookings: z.array(z.object({ clientReference: z.string(), status: z.string() })),
  }),
});
async function readHotelbeds({ sandboxUrl, clock }: BooksAt): Promise<Sold[]> {
  const day = (offset: number) =>
    new Date(clock().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  const sold: Sold[] = [];
  for (let from = 1; ; from += PAGE) {
    const signature = createHash('sha256')
      .update(`${HOTELBEDS.key}${HOTELBEDS.secret}${Math.floor(clock().getTime() / 1000)}`)
      .digest('hex');
    const query = new URLSearchParams({
      start: day(-20),
      end: day(1),
      from: String(from),
      to: String(from + PAGE - 1),
      status: 'ALL',
      filterType: 'CREATION',
    });
    const { body } = await httpCall({
      method: 'GET',
      url: `${sandboxUrl}/hotel-api/1.0/bookings?${query.toString()}`,
      headers: { 'api-key': HOTELBEDS.key, 'x-signature': signature },
      withinMs: WITHIN_MS,
    });
    const page = listSchema.parse(body).bookings.bookings;
    sold.push(
      ...page.map(({ clientReference, status }) => ({
        code: clientReference,
        isLive: status === 'CONFIRMED',
      })),
    );
    if (page.length < PAGE) return sold;
  }
}

const ordersSchema = z.object({
  data: z.object({
    total_pages: z.number(),
    orders: z.array(
      z.object({ status: z.string(), partner_data: z.object({ order_id: z.string() }) }),
    ),
  }),
});
async function readDohotels({ sandboxUrl }: BooksAt): Promise<Sold[]> {
  const sold: Sold[] = [];
  for (let number = 1; ; number += 1) {
    const ask = {
      ordering: { ordering_type: 'asc', ordering_by: 'created_at' },
      pagination: { page_size: 50, page_number: number },
      language: 'es',
    };
    const { body } = await httpCall({
      method: 'POST',
      url: `${sandboxUrl}/api/b2b/v3/hotel/order/info/`,
      body: ask,
      headers: { authorization: `Basic ${DOHOTELS}` },
      withinMs: WITHIN_MS,
    });
    const { orders, total_pages: pages } = ordersSchema.parse(body).data;
    sold.push(
      ...orders
        .filter(({ status }) => status !== 'failed')
        .map(({ status, partner_data }) => ({
          code: partner_data.order_id,
          isLive: status !== 'cancelled',
        })),
    );
    if (number >= pages) return sold;
  }
}

const WITH_A_PERSON = `exists (select from cases c where c.brand = b.brand and c.booking_id = b.id and c.state = 'OPEN')`;
const BOOKINGS = `select b.brand, b.id, b.code, b.state, b.total, ${WITH_A_PERSON} as "hasCase", b.supplier,
  (select string_agg(e.code, ' ' order by e.id) from booking_events e where e.brand = b.brand and e.booking_id = b.id) as history from bookings b where b.brand = $1`;
const OPEN = `select (select count(*) from bookings b where b.brand = $1 and (b.state <> all($2) or b.next_at is not null and b.state <> 'CONFIRMED') and not ${WITH_A_PERSON})
  + (select count(*) from payments where brand = $1 and state in ('CREATED', 'PENDING', 'AUTHORIZED', 'CANCELLING', 'REFUND_PENDING')) + (select count(*) from refunds where brand = $1 and state not in ('DONE', 'MANUAL')) as count`;
const UNTOLD = `select count(*) from bookings b where b.brand = $1 and (select count(*) from booking_events e where e.brand = b.brand and e.booking_id = b.id) <> (select count(*) from outbox o where o.brand = b.brand and o.booking_id = b.id)`;
const TWICE = `select count(*) from (select from booking_events where brand = $1 and code in ('PAYMENT_APPROVED', 'PAYMENT_REJECTED', 'CONFIRMED', 'CANCELLED', 'REFUND_OWED', 'REFUNDED') group by booking_id, code, data having count(*) > 1) twice`;
const countSchema = z.tuple([z.object({ count: z.coerce.number() })]);

export async function readStored({
  connection,
}: Pick<BooksAt, 'connection'>): Promise<
  Pick<Books, 'bookings' | 'open' | 'unreported' | 'reportedTwice'>
> {
  const client = new pg.Client(connection);
  await client.connect();
  const stored = { bookings: Array<StoredBooking>(), open: 0, unreported: 0, reportedTwice: 0 };
  try {
    for (const brand of BRANDS) {
      await client.query("select set_config('app.brand', $1, false)", [brand]);
      stored.bookings.push(
        ...z.array(bookingSchema).parse((await client.query(BOOKINGS, [brand])).rows),
      );
      stored.open += countSchema.parse((await client.query(OPEN, [brand, ENDS])).rows)[0].count;
      stored.unreported += countSchema.parse((await client.query(UNTOLD, [brand])).rows)[0].count;
      stored.reportedTwice += countSchema.parse((await client.query(TWICE, [brand])).rows)[0].count;
    }
    return stored;
  } finally {
    await client.end();
  }
}
