import type { FLIGHT_ORDERS } from '@tiquete/contracts';

const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;

/** Days and minutes, hours and minutes, or minutes only, as in section 9 of the specification: `1d 35m`, `5h 20m`, `45m`. */
export function formatDuration(minutes: number): string {
  if (minutes >= MINUTES_OF_DAY)
    return join(Math.floor(minutes / MINUTES_OF_DAY), 'd', minutes % MINUTES_OF_DAY);
  if (minutes >= MINUTES_OF_HOUR)
    return join(Math.floor(minutes / MINUTES_OF_HOUR), 'h', minutes % MINUTES_OF_HOUR);
  return `${minutes}m`;
}
const join = (count: number, unit: string, rest: number) =>
  rest === 0 ? `${count}${unit}` : `${count}${unit} ${rest}m`;

/** Labels of the orders: the specification's four, worded like those of hotels, and two of ours. */
export const FLIGHT_ORDER_LABELS: Record<
  (typeof FLIGHT_ORDERS)[number] | 'best' | 'duration_asc',
  string
> = {
  best: 'Recomendados',
  price_asc: 'De menor a mayor precio',
  price_desc: 'De mayor a menor precio',
  duration_asc: 'Los más cortos',
  departure_asc: 'Los que salen primero',
  departure_desc: 'Los que salen de últimos',
};
