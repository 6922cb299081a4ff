import { createHash } from 'node:crypto';
import * as z from 'zod';
import { httpCall } from '../httpCall';
import type { Sold } from './driver';

const WITHIN_MS = 30_000;
/** Credentials of the sandbox, which are public. */
const [HOTELBEDS_KEY, HOTELBEDS_SECRET] = ['sandbox-hotelbeds-key', 'sandbox-hotelbeds-secret'];
const [DOHOTELS_USER, DOHOTELS_PASSWORD] = ['1164', 'sandbox-dohotels-key'];
const DOHOTELS_TOKEN = Buffer.from(`${DOHOTELS_USER}:${DOHOTELS_PASSWORD}`).toString('base64');

export const hotelsEnvironment = (sandboxUrl: string): Record<string, string> => ({
  HOTELBEDS_URL: sandboxUrl,
  HOTELBEDS_API_KEY: HOTELBEDS_KEY,
  HOTELBEDS_SECRET,
  DOHOTELS_URL: sandboxUrl,
  DOHOTELS_USER,
  DOHOTELS_PASSWORD,
});

/** Bookings at both suppliers, from their own lists. */
export const readHotelsSold = async (sandboxUrl: string, clock: () => Date): Promise<Sold[]> => [
  ...(await readHotelbeds(sandboxUrl, clock)),
  ...(await readDohotels(sandboxUrl)),
];

const PAGE = 500;
const listSchema = z.object({
  bookings: z.object({
    bookings: z.array(
      z.object({
        clientReference: z.string(),
        status: z.string(),
        hotel: z.object({
          rooms: z.array(z.object({ rates: z.array(z.object({ boardCode: z.string() })) })),
        }),
      }),
    ),
  }),
});
async function readHotelbeds(sandboxUrl: string, clock: () => Date): Promise<Sold[]> {
  const day = (offset: number) =>
    new Date(clock().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  const sold: Sold[] = [];
  for (let from = 1; ; from += PAGE) {
    const signature = createHash('sha256')
      .update(`${HOTELBEDS_KEY}${HOTELBEDS_SECRET}${Math.floor(clock().getTime() / 1000)}`)
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
      headers: { 'api-key': HOTELBEDS_KEY, 'x-signature': signature },
      withinMs: WITHIN_MS,
    });
    const page = listSchema.parse(body).bookings.bookings;
    sold.push(
      ...page.map(({ clientReference, status, hotel }) => ({
        code: clientReference,
        isLive: status === 'CONFIRMED',
        board: hotel.rooms[0]?.rates[0]?.boardCode,
      })),
    );
    if (page.length < PAGE) return sold;
  }
}

const ordersSchema = z.object({
  data: z.object({
    total_pages: z.number(),
    orders: z.array(
      z.object({
        status: z.string(),
        partner_data: z.object({ order_id: z.string() }),
        cancellation_info: z.object({ free_cancellation_before: z.string().nullable() }),
      }),
    ),
  }),
});
async function readDohotels(sandboxUrl: string): Promise<Sold[]> {
  const sold: Sold[] = [];
  for (let number = 1; ; number += 1) {
    const query = {
      ordering: { ordering_type: 'asc', ordering_by: 'created_at' },
      pagination: { page_size: 50, page_number: number },
      language: 'es',
    };
    const { body } = await httpCall({
      method: 'POST',
      url: `${sandboxUrl}/api/b2b/v3/hotel/order/info/`,
      body: query,
      headers: { authorization: `Basic ${DOHOTELS_TOKEN}` },
      withinMs: WITHIN_MS,
    });
    const { orders, total_pages: pages } = ordersSchema.parse(body).data;
    sold.push(
      ...orders
        .filter(({ status }) => status !== 'failed')
        .map(({ status, partner_data, cancellation_info }) => ({
          code: partner_data.order_id,
          isLive: status !== 'cancelled',
          isRefundable: cancellation_info.free_cancellation_before !== null,
        })),
    );
    if (number >= pages) return sold;
  }
}
