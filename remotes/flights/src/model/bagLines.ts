import type { Bags } from '@tiquete/contracts';
import type { TranslateSold } from '../messages/sold';

export interface FareBags {
  cabinBags: Bags;
  checkedBags: Bags;
}
/** Bags that the fare includes for each traveller, from the smallest to the largest. */
export function bagLines(t: TranslateSold, { cabinBags, checkedBags }: FareBags): string[] {
  const said = (kind: 'cabin' | 'checked', { quantity, weight }: Bags) => {
    if (quantity === null) return [t(`${kind}Unknown`)];
    if (quantity > 0)
      return [t(kind, { count: quantity, weight: weight ? t('weight', { weight }) : '' })];
    return kind === 'checked' ? [t('noChecked')] : [];
  };
  return [t('personal'), ...said('cabin', cabinBags), ...said('checked', checkedBags)];
}
