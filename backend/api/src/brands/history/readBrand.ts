import {
  type BrandDraft,
  CONTROL_MESSAGE,
  controlPaths,
  strictBrandDraftSchema,
} from '@tiquete/contracts';
import * as z from 'zod';
import { fieldProblems } from '../../lib/readJsonFile';
import { PLATFORM_FIELDS } from '../platform/platform';
import { BrandRefusal } from '../refusal';
import type { Queryable } from '../../db/database';
import { readVersions } from './versions';

/**
 * Validates a draft before it is saved. @throws BrandRefusal BAD_FILE with every error, including unknown fields and the
 * platform's fields
 */
export function readBrand(value: unknown, brand: string): BrandDraft {
  const parsed = strictBrandDraftSchema.safeParse(value);
  const problems = parsed.success
    ? idProblems(parsed.data, brand)
    : parsed.error.issues.flatMap(fieldProblems);
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new BrandRefusal(
    'BAD_FILE',
    `${brand}: the file is not a valid brand.`,
    problems.map(({ path, message }) => ({
      field: z.core.toDotPath(path),
      message: isPlatformField(path) ? OF_PLATFORM : message,
    })),
  );
}
const isPlatformField = ([name, ...rest]: readonly PropertyKey[]) =>
  rest.length === 0 && PLATFORM_FIELDS.includes(String(name));
const OF_PLATFORM = 'is set by the platform: npm run brand -- platform BRAND --set FIELD=VALUE';
/** Rejects control characters in versions that were saved before this check existed. @throws BrandRefusal BAD_FILE */
export function checkControls(file: BrandDraft): void {
  const paths = controlPaths(file);
  if (paths.length > 0)
    throw new BrandRefusal(
      'BAD_FILE',
      `${file.id}: a text has a control character.`,
      paths.map((path) => ({
        field: z.core.toDotPath(path),
        message: CONTROL_MESSAGE,
        said: 'Este texto trae un carácter invisible. Bórralo y escríbelo sin copiar.',
      })),
    );
}
const idProblems = ({ id }: BrandDraft, brand: string) =>
  id === brand ? [] : [{ path: ['id'], message: `must stay ${brand}` }];

/** Source of the first draft of a copied brand. */
export interface Model {
  /** Id of the brand to copy. */
  of: string;
  file: BrandDraft;
}
/**
 * The newest file of another brand with a new id and new hosts, and without partner sites and the platform's fields. @throws
 * BrandRefusal UNKNOWN_BRAND
 */
export async function copyOf(
  db: Queryable,
  { brand, copy, hosts }: { brand: string; copy: string; hosts: readonly string[] },
): Promise<Model> {
  const { draft, published } = await readVersions(db, copy);
  const model = published ?? draft;
  if (!model) throw new BrandRefusal('UNKNOWN_BRAND', `There is no brand "${copy}".`);
  return {
    of: copy,
    file: { ...model.file, id: brand, hosts: [...hosts], partner_origins: [] },
  };
}
