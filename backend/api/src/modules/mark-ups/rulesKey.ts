import { hash } from 'node:crypto';
import type { MarkUpRule } from '@tiquete/contracts';

/** A brand as far as its prices go. */
export interface SellingBrand {
  id: string;
  mark_ups?: readonly MarkUpRule[] | undefined;
}

const known = new WeakMap<readonly MarkUpRule[], string>();
/** Tells prices of one set of rules from those of another, in the keys of caches; empty without rules. */
export function rulesKey({ mark_ups: rules }: Pick<SellingBrand, 'mark_ups'>): string {
  if (!rules || rules.length === 0) return '';
  const key = known.get(rules) ?? hash('sha256', JSON.stringify(rules), 'base64url').slice(0, 16);
  known.set(rules, key);
  return key;
}
