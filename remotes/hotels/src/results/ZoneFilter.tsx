import { useState } from 'react';
import { useMessages } from '@tiquete/platform';
import { Button, Checkbox } from '@tiquete/ui';
import type { Facets } from './countFacets';
import { FilterGroup } from './FilterGroup';
import { toggled } from './hotelFilters';

export interface ZoneFilterProps {
  zones: Facets['zone'];
  chosen: string[];
  onChange: (zones: string[]) => void;
}
/** A city of forty zones must not bury the other filters. */
const SHOWN_AT_FIRST = 6;

export function ZoneFilter({ zones, chosen, onChange }: ZoneFilterProps) {
  const t = useMessages('hotels');
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? zones : zones.filter(({ value }, at) => at < SHOWN_AT_FIRST || chosen.includes(value));
  const hidden = zones.length - shown.length;
  return (
    <FilterGroup title={t('results.zone')}>
      {shown.map(({ value, label, count }) => (
        <Checkbox key={value} label={label} count={count} checked={chosen.includes(value)} onChange={() => onChange(toggled(chosen, value))} />
      ))}
      {(hidden > 0 || isOpen) && (
        <Button variant="ghost" size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('results.fewerZones') : t('results.moreZones', { count: hidden })}
        </Button>
      )}
    </FilterGroup>
  );
}
