import { type MarkUp, markUpFor, type SellingBrand } from '../../../money';
import type { AssistanceQuery, AssistanceSupplier } from '../ports';

/** The brand's mark-up on a policy, for each insured person. */
export const assistanceMarkUp = (
  { mark_ups: rules }: Pick<SellingBrand, 'mark_ups'>,
  supplier: AssistanceSupplier['code'],
  { destinations, from: day }: Pick<AssistanceQuery, 'destinations' | 'from'>,
): MarkUp => markUpFor(rules, { product: 'ASSISTANCE', supplier, origins: [], destinations, day });
