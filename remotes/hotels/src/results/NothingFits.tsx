import { useMemo } from 'react';
import type { HotelSummary } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Button, EmptyState, FilterIcon } from '@tiquete/ui';
import type { FavouriteCodes } from './filterHotels';
import { withoutFilters, withoutGroup, type HotelFilters } from './hotelFilters';
import { worstFilter } from './worstFilter';

export interface NothingFitsProps {
  hotels: HotelSummary[];
  filters: HotelFilters;
  favourites: FavouriteCodes;
  onChange: (filters: HotelFilters) => void;
}
/** The filters leave nothing: says which one hides most, and offers to drop it. */
export function NothingFits({ hotels, filters, favourites, onChange }: NothingFitsProps) {
  const t = useMessages('hotels');
  const worst = useMemo(() => worstFilter(hotels, filters, favourites), [hotels, filters, favourites]);
  const group = worst && t(`results.groups.${worst.group}`);
  return (
    <EmptyState
      icon={<FilterIcon />}
      title={t('results.emptyFilters')}
      actions={
        <>
          {worst && <Button onClick={() => onChange(withoutGroup(filters, worst.group))}>{t('results.dropFilter', { group })}</Button>}
          <Button variant={worst ? 'secondary' : 'primary'} onClick={() => onChange(withoutFilters(filters))}>
            {t('results.clearAll')}
          </Button>
        </>
      }
    >
      <p>{worst ? t('results.emptyWorst', { group, count: worst.gains }) : t('results.emptyNoWorst', { total: hotels.length })}</p>
    </EmptyState>
  );
}
