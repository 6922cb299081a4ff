import { useLazyMessages } from '@tiquete/platform';
import { Checkbox, VisuallyHidden } from '@tiquete/ui';
import { COMPARISON, comparisonWords } from './comparisonWords';

export interface CompareToggleProps {
  /** Tells this item's box from the others'. */
  name: string;
  isChosen: boolean;
  /** There is room for no other. */
  isFull: boolean;
  onToggle: () => void;
}
/** The box on an item's card that takes it into the comparison. */
export function CompareToggle({ name, isChosen, isFull, onToggle }: CompareToggleProps) {
  const t = useLazyMessages(COMPARISON, comparisonWords);
  return (
    <Checkbox
      label={
        <>
          <span aria-hidden>{t('choose')}</span>
          <VisuallyHidden>{t('chooseNamed', { name })}</VisuallyHidden>
        </>
      }
      checked={isChosen}
      disabled={isFull && !isChosen}
      onChange={onToggle}
    />
  );
}
