import { useEffect } from 'react';
import { Button, EmptyState, FilterIcon, keepFocus } from '@tiquete/ui';
import { useSearchProductWords } from '../searchProduct';
import type { WorstFilter } from './defineFilters';

export interface NothingFitsProps<Filters> {
  /** The filter whose removal restores most results. Null when no single filter restores any. */
  worst: WorstFilter<Filters> | null;
  /** Number of results without filters. */
  total: number;
  /** The filters with nothing chosen. */
  none: Filters;
  onChange: (filters: Filters) => void;
}
/** Message when the filters hide every result. It offers to clear the filter that hides most. */
export function NothingFits<Filters>({ worst, total, none, onChange }: NothingFitsProps<Filters>) {
  const t = useSearchProductWords();
  // The focused button disappears with this notice, so the focus moves to the page.
  useEffect(() => () => void requestAnimationFrame(() => keepFocus()), []);
  const group = worst && t(`results.groups.${worst.group}`);
  return (
    <EmptyState
      icon={<FilterIcon />}
      title={t('results.emptyFilters')}
      actions={
        <>
          {worst && (
            <Button onClick={() => onChange(worst.without)}>
              {t('results.dropFilter', { group })}
            </Button>
          )}
          <Button variant={worst ? 'secondary' : 'primary'} onClick={() => onChange(none)}>
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
