/** Stock of seats and places that bookings take, by key. All suppliers share it, so that a seat is sold once. */
export function createSeatStock() {
  const counts = new Map<string, number>();
  /** Number of bookings that have taken the key. */
  const taken = (key: string) => counts.get(key) ?? 0;
  const set = (key: string, count: number) => {
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    taken,
    take: (key: string, count: number) => {
      set(key, taken(key) + count);
    },
    give: (key: string, count: number) => {
      set(key, taken(key) - count);
    },
  };
}
export type SeatStock = ReturnType<typeof createSeatStock>;
