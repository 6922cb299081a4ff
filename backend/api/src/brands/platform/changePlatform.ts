import { type BrandPlatform, brandPlatformSchema } from '@tiquete/contracts';
import * as z from 'zod';
import type { Database, Tx } from '../../db/database';
import { fieldProblems } from '../../lib/readJsonFile';
import { withBrandsLock, checkDefault } from '../history/publishBrand';
import { readVersions } from '../history/versions';
import type { Author } from '../history/writeVersions';
import { BrandRefusal } from '../refusal';
import { checkMerchant, PLATFORM_FIELDS, readPlatform, writePlatform } from './platform';

interface Change {
  brand: string;
  /** Returns the new fields for the current ones. */
  edit: (fields: BrandPlatform) => unknown;
  merchants: ReadonlySet<string> | null;
}

/**
 * Sets fields of a brand that only the platform's operator may change; they apply at once. A new default brand replaces the
 * old one. @throws BrandRefusal UNKNOWN_BRAND, BAD_FILE, UNKNOWN_MERCHANT, DEFAULT_BRAND
 */
export const changePlatform = (
  db: Database,
  author: Author,
  { brand, edit, merchants }: Change,
): Promise<BrandPlatform> =>
  withBrandsLock(db, async (tx) => {
    const { draft, published } = await readVersions(tx, brand);
    if (!draft && !published)
      throw new BrandRefusal('UNKNOWN_BRAND', `There is no brand "${brand}".`);
    const fields = readFields(edit(await readPlatform(tx, brand)), brand);
    checkMerchant(brand, fields, merchants);
    if (fields.is_default) await endDefault(tx, author, brand);
    await writePlatform(tx, author, brand, fields);
    await renew(tx, author, brand, fields);
    await checkDefault(tx);
    return fields;
  });

/** Validates the platform fields. @throws BrandRefusal BAD_FILE */
function readFields(value: unknown, brand: string): BrandPlatform {
  const parsed = brandPlatformSchema.strict().safeParse(value);
  if (parsed.success) return parsed.data;
  throw new BrandRefusal(
    'BAD_FILE',
    `${brand}: the platform sets ${PLATFORM_FIELDS.join(', ')}.`,
    parsed.error.issues
      .flatMap(fieldProblems)
      .map(({ path, message }) => ({ field: z.core.toDotPath(path), message })),
  );
}

async function endDefault(tx: Tx, author: Author, next: string): Promise<void> {
  const rows = await tx.query<{ brand: string }>(
    'select brand from brand_platform where is_default and brand <> $1',
    [next],
  );
  for (const { brand } of rows) {
    const fields = { ...(await readPlatform(tx, brand)), is_default: false };
    await writePlatform(tx, author, brand, fields);
    await renew(tx, author, brand, fields);
  }
}

/** Copies the fields to the row from which the server reads a published brand. */
const renew = (tx: Tx, { at }: Author, brand: string, fields: BrandPlatform): Promise<unknown> =>
  tx.query(
    'update brands set file = (file - $2::text[]) || $3::jsonb, updated_at = $4 where id = $1',
    [brand, PLATFORM_FIELDS, JSON.stringify(fields), at],
  );
