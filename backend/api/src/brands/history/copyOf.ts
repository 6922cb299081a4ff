import type { BrandDraft } from '@tiquete/contracts';
import type { Queryable } from '../../db/database';
import { BrandRefusal } from '../refusal';
import { readState } from './versions';

/** First draft of a copied brand. */
export interface Model {
  /** The brand to copy. */
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
  const { draft, published } = await readState(db, copy);
  const model = published ?? draft;
  if (!model) throw new BrandRefusal('UNKNOWN_BRAND', `There is no brand "${copy}".`);
  return {
    of: copy,
    file: { ...model.file, id: brand, hosts: [...hosts], partner_origins: [] },
  };
}
