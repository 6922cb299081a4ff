import { useFormContext, useWatch } from 'react-hook-form';
import type { BuyerKind, BuyerValues } from './buyerValues';

/**
 * The kind of buyer as typed so far. Components that use only this do not render at each key in the buyer's other fields.
 */
export function useBuyerKind(): BuyerKind {
  const { control } = useFormContext<BuyerValues>();
  const [type, nationality] = useWatch({
    control,
    name: ['holder.identity.type', 'holder.nationality'],
  });
  return { identity: { type }, nationality };
}
