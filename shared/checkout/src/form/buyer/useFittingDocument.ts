import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { isCompany, type BuyerValues } from './buyerValues';
import { useBuyerKind } from './useBuyerKind';

/**
 * Keeps the buyer's document among the types in `documents`, which change with the trip, the nationality and the question
 * whether the buyer travels. A single type is chosen at once. The number of another document is removed.
 */
export function useFittingDocument(documents: readonly number[]) {
  const holder = useBuyerKind();
  const { setValue } = useFormContext<BuyerValues>();
  const { type } = holder.identity;
  const chosen = documents.length === 1 ? String(documents[0]) : '';
  const isFitting = isCompany(holder) || documents.includes(Number(type)) || type === chosen;
  useEffect(() => {
    if (isFitting) return;
    setValue('holder.identity.type', chosen);
    setValue('holder.identity.number', '');
  }, [isFitting, chosen, setValue]);
}
