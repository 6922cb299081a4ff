import type { BrandPlatform } from '@tiquete/contracts';
import { BrandRefusal } from '../refusal';

/**
 * Checks that the brand's merchant exists, because a brand that cannot take payments must not be shown. `merchants` are the
 * names that this process is configured with; null without a gateway. @throws BrandRefusal UNKNOWN_MERCHANT
 */
export function checkMerchant(
  brand: string,
  { merchant }: BrandPlatform,
  merchants: ReadonlySet<string> | null,
): void {
  if (merchant !== undefined && merchants && !merchants.has(merchant))
    throw new BrandRefusal(
      'UNKNOWN_MERCHANT',
      `${brand}: no merchant "${merchant}" is configured (PLACETOPAY_MERCHANTS).`,
      [{ field: 'merchant', message: 'is no merchant of the platform' }],
    );
}
