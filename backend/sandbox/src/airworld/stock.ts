import type { SeatStock } from './types';

export function createSeatStock(): SeatStock {
  const counts = new Map<string, number>();
  const taken = (key: string) => counts.get(key) ?? 0;
  const set = (key: string, count: number) => {
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    taken,
    take: (key, count) => {
      set(key, taken(key) + count);
    },
    give: (key, count) => {
      set(key, taken(key) - count);
    },
  };
}
