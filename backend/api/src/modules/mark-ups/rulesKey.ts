import { hash } from 'node:crypto';
import type { MarkUpRule } from '@tiquete/contracts';

/** The part of a brand that decides prices. */
export interface SellingBrand {
  id: string;
  mark_ups?: readonly MarkUpRule[] | undefined;
  /** True while an admin tries a draft: its prices are not published, so nothing may be sold at them. */
  isPreview?: boolean | undefined;
}

/**
 * Scope of search sessions, offers and quotes in the cache. Those of a preview have a scope of their own.
 * Sales look up `brand.id` alone, so a code made in a preview is unknown to them.
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
