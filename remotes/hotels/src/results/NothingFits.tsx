import { useMemo } from 'react';
import type { HotelSummary } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { NothingFits as Frame, worstFilter } from '@tiquete/search';
import { filterTests, type FavouriteCodes } from './filterHotels';
import { withoutFilters, withoutGroup, type HotelFilters } from './hotelFilters';

export interface NothingFitsProps {
  hotels: HotelSummary[];
  filters: HotelFilters;
  favourites: FavouriteCodes;
  onChange: (filters: HotelFilters) => void;
}
export function NothingFits({ hotels, filters, favourites, onChange }: NothingFitsProps) {
  const t = useMessages('hotels');
  const worst = useMemo(
    () => worstFilter(hotels, filterTests(filters, favourites)),
    [hotels, filters, favourites],
  );
  const group = worst && t(`results.groups.${worst.group}`);
  const text = worst
    ? t('results.emptyWorst', { group, count: worst.gains })
    : t('results.emptyNoWorst', { total: hotels.length });
  return (
    <Frame
      words={{ title: t('results.emptyFilters'), text, clearAll: t('results.clearAll') }}
      worst={
        worst && {
          label: t('results.dropFilter', { group }),
          onDrop: () => onChange(withoutGroup(filters, worst.group)),
        }
      }
      onClear={() => onChange(withoutFilters(filters))}
    />
  );
}
