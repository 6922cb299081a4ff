import { useFormContext, useWatch } from 'react-hook-form';
import type { BuyerKind, BuyerValues } from './buyerValues';

/** The buyer's kind as typed so far. What reads this alone is not drawn anew at each key in the buyer's other fields. */
export function useBuyerKind(): BuyerKind {
  const { control } = useFormContext<BuyerValues>();
  const [type, nationality] = useWatch({
    control,
    name: ['holder.identity.type', 'holder.nationality'],
  });
  return { identity: { type }, nationality };
}
