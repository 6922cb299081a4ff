import { hash } from 'node:crypto';
import type { MarkUpRule } from '@tiquete/contracts';

/** Fields of a brand that decide prices. */
export interface SellingBrand {
  id: string;
  mark_ups?: readonly MarkUpRule[] | undefined;
  /** True while an admin previews a draft: its prices are not published, so sales are rejected. */
  isPreview?: boolean | undefined;
}

/**
 * Cache scope of search sessions, offers and quotes. Previews have their own scope. Sales look up `brand.id` only, so they do
 * not find a code made in a preview.
 */
export const quoteScope = ({ id, isPreview }: Pick<SellingBrand, 'id' | 'isPreview'>): string =>
  isPreview ? `${id}:preview` : id;

const known = new WeakMap<readonly MarkUpRule[], string>();
/** Distinguishes prices of different rules in cache keys. Empty without rules. */
export function rulesKey({ mark_ups: rules }: Pick<SellingBrand, 'mark_ups'>): string {
  if (!rules || rules.length === 0) return '';
  const key = known.get(rules) ?? hash('sha256', JSON.stringify(rules), 'base64url').slice(0, 16);
  known.set(rules, key);
  return key;
}
