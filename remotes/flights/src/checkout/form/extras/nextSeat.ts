import type { Seat } from '@tiquete/contracts';

const STEPS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Nearest seat in the direction of an arrow key, across aisles and rows without a seat. Null at the end, or for another key.
 */
export function nextSeat(seats: readonly Seat[], from: Seat, key: string): Seat | null {
  const step = STEPS[key];
  if (!step) return null;
  const { x, y } = from.coordinates;
  const ahead = seats.flatMap((seat) => {
    const [dx, dy] = [seat.coordinates.x - x, seat.coordinates.y - y];
    const along = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    return along > 0 && (step.x === 0 || aside === 0)
      ? [{ seat, distance: along * 100 + aside }]
      : [];
  });
  return ahead.toSorted((one, other) => one.distance - other.distance)[0]?.seat ?? null;
}
