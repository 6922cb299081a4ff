import type { BrandPlatform } from '@tiquete/contracts';
import type { Database } from '../../db/database';
import type { Report } from '../../lib/command/runCommandLine';
import { readVersions } from '../history/versions';
import { changePlatform } from '../platform/changePlatform';
import { PLATFORM_FIELDS, readPlatform } from '../platform/platform';
import { BrandRefusal } from '../refusal';
import type { BrandCommandParts } from './hosts';
import { type FieldValue, setFields } from './setFields';

/** Command that shows or sets the fields of a brand which only the platform's operator may change. */
export async function platformCommand(
  { db, author, merchants }: BrandCommandParts,
  brand: string,
  set: readonly FieldValue[] = [],
): Promise<Report> {
  const fields =
    set.length > 0
      ? await changePlatform(db, author, {
          brand,
          merchants,
          edit: (current) => setFields(current, set),
        })
      : await read(db, brand);
  return { lines: linesOf(brand, fields), data: { brand, platform: fields } };
}

/** Platform fields of a brand. @throws BrandRefusal UNKNOWN_BRAND */
async function read(db: Database, brand: string): Promise<BrandPlatform> {
  const { draft, published } = await readVersions(db, brand);
  if (!draft && !published)
    throw new BrandRefusal('UNKNOWN_BRAND', `There is no brand "${brand}".`);
  return readPlatform(db, brand);
}

const linesOf = (brand: string, fields: BrandPlatform): string[] => {
  const values: Readonly<Record<string, unknown>> = fields;
  return [
    brand,
    ...PLATFORM_FIELDS.map((name) => `  ${name}: ${JSON.stringify(values[name]) ?? 'nothing'}`),
  ];
};
