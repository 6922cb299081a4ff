import type { BrandPlatform } from '@tiquete/contracts';
import { BrandRefusal } from '../refusal';

/**
 * A brand without a merchant that takes its payments is not shown to travellers. `merchants` are the names that this process is configured with;
 * null where it has no gateway.
 * @throws BrandRefusal UNKNOWN_MERCHANT
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
