import * as z from 'zod';

const paxSchema = z.object({
  roomId: z.int(),
  type: z.enum(['AD', 'CH']),
  age: z.int().optional(),
  name: z.string().optional(),
  surname: z.string().optional(),
});
export type BookedPax = z.output<typeof paxSchema>;

/** A booked rate key. Amounts are whole pesos. */
const bookedRoomSchema = z.object({
  roomCode: z.string(),
  board: z.enum(['RO', 'BB', 'HB', 'FB', 'AI']),
  rateClass: z.enum(['NOR', 'NRF']),
  rooms: z.int(),
  adults: z.int(),
  ages: z.array(z.int()),
  net: z.int(),
  searchedOn: z.int(),
  policies: z.array(z.object({ amount: z.int(), from: z.string() })),
  paxes: z.array(paxSchema),
});
export type BookedRoom = z.output<typeof bookedRoomSchema>;

/** Stored booking of the supplier. */
export const bookingSchema = z.object({
  reference: z.string(),
  clientReference: z.string(),
  /** ISO instant of the booking. */
  createdAt: z.string(),
  holder: z.object({ name: z.string(), surname: z.string() }),
  remark: z.string(),
  hotelCode: z.int(),
  stay: z.object({ checkIn: z.int(), checkOut: z.int() }),
  rooms: z.array(bookedRoomSchema),
  cancellation: z.object({ reference: z.string(), amount: z.int() }).nullable(),
});
export type Booking = z.output<typeof bookingSchema>;

export const netOf = ({ rooms }: Booking): number => rooms.reduce((sum, { net }) => sum + net, 0);

/** Pesos that are retained for a cancellation at `now`: for each room, the highest penalty that applies by then. */
export function hbPenaltyAt({ rooms }: Booking, now: Date): number {
  const started = (room: BookedRoom) =>
    room.policies.filter(({ from }) => Date.parse(from) <= now.getTime());
  return rooms.reduce(
    (sum, room) => sum + Math.max(0, ...started(room).map(({ amount }) => amount)),
    0,
  );
}
