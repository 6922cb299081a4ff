import { useEffect } from 'react';
import { Button, EmptyState, FilterIcon, keepFocus } from '@tiquete/ui';
import { useSearchProductWords } from '../searchProduct';

export interface NothingFitsProps<Group extends string> {
  /** The group of filters whose removal brings most back, and how many; null when no single one brings anything. */
  worst: { group: Group; gains: number } | null;
  /** How many there are without any filter. */
  total: number;
  onDrop: (group: Group) => void;
  onClear: () => void;
}
/** The filters leave nothing: says which one hides most, and offers to drop it. */
export function NothingFits<Group extends string>({
  worst,
  total,
  onDrop,
  onClear,
}: NothingFitsProps<Group>) {
  const t = useSearchProductWords();
  // Its buttons bring results back, and go with it.
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
