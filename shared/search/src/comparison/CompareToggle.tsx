import { useLazyMessages } from '@tiquete/platform';
import { Checkbox } from '@tiquete/ui';
import { COMPARISON, comparisonWords } from './comparisonWords';
import type { Comparison } from './useComparison';

export interface CompareToggleProps<Item> {
  item: Item;
  /** Name of the item, for the checkbox's label. */
  name: string;
  comparison: Comparison<Item>;
}
/** Checkbox on a card that adds its item to the comparison. */
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
