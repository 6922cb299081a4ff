import { flightPriceChangedSchema } from '@tiquete/contracts/flight-sale';
import type { FlightPriceChanged } from '@tiquete/contracts';
import type { Problem } from '@tiquete/platform';

/** What can be bought now, as PRICE_CHANGED says it; null when the answer does not. */
export function parsePriceChange({ code, meta }: Problem): FlightPriceChanged | null {
  if (code !== 'PRICE_CHANGED') return null;
  const parsed = flightPriceChangedSchema.safeParse(meta);
  return parsed.success ? parsed.data : null;
}
