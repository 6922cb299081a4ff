import { isDeepStrictEqual } from 'node:util';
import type { BrandDraft, BrandProduct } from '@tiquete/contracts';
import { BrandRefusal } from '../refusal';

/**
 * Rejects mark-up rules by origin for products without one, which would never apply. Rules that were there `before`, and rules
 * of products unknown to the brand's releases, stay. @throws BrandRefusal BAD_MARK_UP
 */
export function checkMarkUps(
  { id, mark_ups: rules = [] }: BrandDraft,
  before: BrandDraft | null,
  products: readonly BrandProduct[],
): void {
  const known = before?.mark_ups ?? [];
  const index = rules.findIndex((rule) => {
    const product = products.find((each) => each.id === rule.product);
    const isWrong = rule.origin !== undefined && product?.mark_up?.hasOrigin === false;
    return isWrong && !known.some((old) => isDeepStrictEqual(old, rule));
  });
  if (index < 0) return;
  throw new BrandRefusal('BAD_MARK_UP', `${id}: rule ${index + 1} of mark_ups has an origin.`, [
    {
      field: 'mark_ups',
      message: `rule ${index + 1}: ${rules[index]?.product} begins nowhere, so it has no origin`,
      said: `Regla ${index + 1}. Este producto no sale de ninguna parte: quita el origen.`,
    },
  ]);
}
