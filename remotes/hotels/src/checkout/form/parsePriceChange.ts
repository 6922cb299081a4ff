import { priceChangedSchema } from '@tiquete/contracts/bookings';
import type { PriceChanged } from '@tiquete/contracts';
import type { Problem } from '@tiquete/platform';

/** What can be bought now, as PRICE_CHANGED says it; null when the answer does not. */
export function parsePriceChange({ code, meta }: Problem): PriceChanged | null {
  if (code !== 'PRICE_CHANGED') return null;
  const parsed = priceChangedSchema.safeParse(meta);
  return parsed.success ? parsed.data : null;
}
