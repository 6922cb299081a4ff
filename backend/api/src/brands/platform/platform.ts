import { type BrandPlatform, brandPlatformSchema } from '@tiquete/contracts';
import type { Queryable } from '../../db/database';
import { BrandRefusal } from '../refusal';

/** Names of the fields that no draft has. */
export const PLATFORM_FIELDS: readonly string[] = Object.keys(brandPlatformSchema.shape);

/** Platform fields of a brand, with defaults for fields that the platform's operator has not set. */
export async function readPlatform(db: Queryable, brand: string): Promise<BrandPlatform> {
  const [row] = await db.query(
    'select is_default, merchant, refund_limit from brand_platform where brand = $1',
    [brand],
  );
  return brandPlatformSchema.parse(
    Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== null)),
  );
}

/** Writes the platform fields of a brand. `publishBrand` and `changePlatform` update `brands.file`. */
export const writePlatform = (
  db: Queryable,
  { name, at }: { name: string; at: Date },
  brand: string,
  { is_default, merchant, refund_limit }: BrandPlatform,
): Promise<unknown> =>
  db.query(
    `insert into brand_platform (brand, is_default, merchant, refund_limit, changed_at, changed_by)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (brand) do update set is_default = excluded.is_default, merchant = excluded.merchant,
       refund_limit = excluded.refund_limit, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    [brand, is_default, merchant ?? null, refund_limit ?? null, at, name],
  );

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
