import type { BrandDraft } from '@tiquete/contracts';
import type { Queryable } from '../../../db/database';
import { BrandRefusal } from '../refusal';
import { readState } from './versions';

/**
 * What another brand begins with: a model under its own id and hosts. It is never the default one, and nobody embeds it yet.
 * @throws BrandRefusal UNKNOWN_BRAND
 */
export async function copyOf(
  db: Queryable,
  { brand, copy, hosts }: { brand: string; copy: string; hosts: readonly string[] },
): Promise<BrandDraft> {
  const { draft, published } = await readState(db, copy);
  const model = published ?? draft;
  if (!model) throw new BrandRefusal('UNKNOWN_BRAND', `There is no brand "${copy}".`);
  return { ...model.file, id: brand, hosts: [...hosts], is_default: false, partner_origins: [] };
}
