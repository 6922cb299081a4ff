import { useMemo } from 'react';
import { useMessages } from '@tiquete/platform';
import { NothingFits as Frame, worstFilter } from '@tiquete/search';
import { filterFlights, filterTests } from './filterFlights';
import {
  withoutFilters,
  withoutGroup,
  type FilterGroup,
  type FlightFilters,
} from './flightFilters';
import { groupFlights } from './groupFlights';
import type { NarrowedFlights } from './useNarrowedFlights';

export interface NothingFitsProps {
  narrowed: Pick<NarrowedFlights, 'offers' | 'filters' | 'step' | 'total'>;
  onChange: (filters: FlightFilters) => void;
}
/** Counts flights, not offers: what would show on the page. */
export function NothingFits({ narrowed, onChange }: NothingFitsProps) {
  const t = useMessages('flights');
  const { offers, filters, step, total } = narrowed;
  const worst = useMemo(
    () => worstFilter(offers, filterTests(filters, step.at)),
    [offers, filters, step.at],
  );
  const without = (group: FilterGroup) => withoutGroup(filters, group);
  const group = worst && t(`results.groups.${worst.group}`);
  const gains = worst
    ? groupFlights(filterFlights(offers, without(worst.group), step.at), step).length
    : 0;
  const text = worst
    ? t('results.emptyWorst', { group, count: gains })
    : t('results.emptyNoWorst', { total });
  return (
    <Frame
      words={{ title: t('results.emptyFilters'), text, clearAll: t('results.clearAll') }}
      worst={
        worst && {
          label: t('results.dropFilter', { group }),
          onDrop: () => onChange(without(worst.group)),
        }
      }
      onClear={() => onChange(withoutFilters(filters))}
    />
  );
}
