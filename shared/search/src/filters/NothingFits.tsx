import { useEffect } from 'react';
import { Button, EmptyState, FilterIcon, keepFocus } from '@tiquete/ui';
import { useSearchProductWords } from '../searchProduct';

export interface NothingFitsProps<Group extends string> {
  /** The filter group whose removal restores most results, and their number. Null when no single group restores any. */
  worst: { group: Group; gains: number } | null;
  /** Number of results without filters. */
  total: number;
  onDrop: (group: Group) => void;
  onClear: () => void;
}
/** Message when the filters hide every result. It offers to clear the group that hides most. */
export function NothingFits<Group extends string>({
  worst,
  total,
  onDrop,
  onClear,
}: NothingFitsProps<Group>) {
  const t = useSearchProductWords();
  // Its buttons disappear with it, so the focus moves to the page when it unmounts.
  useEffect(() => () => void requestAnimationFrame(() => keepFocus()), []);
  const group = worst && t(`results.groups.${worst.group}`);
  return (
    <EmptyState
      icon={<FilterIcon />}
      title={t('results.emptyFilters')}
      actions={
        <>
          {worst && (
            <Button onClick={() => onDrop(worst.group)}>
              {t('results.dropFilter', { group })}
            </Button>
          )}
          <Button variant={worst ? 'secondary' : 'primary'} onClick={onClear}>
            {t('results.clearAll')}
          </Button>
        </>
      }
    >
      <p>
        {worst
          ? t('results.emptyWorst', { group, count: worst.gains })
          : t('results.emptyNoWorst', { count: total })}
      </p>
    </EmptyState>
  );
}
