import { useLazyMessages } from '@tiquete/platform';
import { Checkbox } from '@tiquete/ui';
import { COMPARISON, comparisonWords } from './comparisonWords';
import type { Comparison } from './useComparison';

export interface CompareToggleProps<Item> {
  item: Item;
  /** Tells this item's box from the others'. */
  name: string;
  comparison: Comparison<Item>;
}
/** The box on an item's card that takes it into the comparison. */
export function CompareToggle<Item>({ item, name, comparison }: CompareToggleProps<Item>) {
  const t = useLazyMessages(COMPARISON, comparisonWords);
  const isChosen = comparison.isChosen(item);
  return (
    <Checkbox
      label={t('choose')}
      aria-label={t('chooseNamed', { name })}
      checked={isChosen}
      disabled={comparison.isFull && !isChosen}
      onChange={() => comparison.toggle(item)}
    />
  );
}
