import { formatDecimal } from '@tiquete/platform';

/** Formats metres: `350 m`, `1,2 km`, `12 km`. */
export function formatDistance(metres: number): string {
  if (metres < 995) return `${metres < 100 ? Math.round(metres) : Math.round(metres / 10) * 10} m`;
  const kilometres = metres / 1000;
  return `${formatDecimal(kilometres, kilometres < 10 ? 1 : 0)} km`;
}
