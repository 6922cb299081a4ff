import { useState } from 'react';
import { Button, Checkbox } from '@tiquete/ui';
import type { FilterField } from './drawFilters';
import type { FacetOption } from './facets';
import { FilterGroup } from './FilterGroup';

type Field<One> = FilterField<unknown, One, readonly FacetOption<One>[]>;
export interface OptionsFilterProps<One> extends Pick<
  Field<One>,
  'facet' | 'chosen' | 'label' | 'onToggle'
> {
  title: string;
  /** Texts of the button for a long list, of which the first few options are shown. Without them, all are shown. */
  fold?: { more: (hidden: number) => string; fewer: string };
}
/** Number of options before unfolding, so that a long list does not bury the other filters. */
const SHOWN_AT_FIRST = 6;

/** A checkbox for each option. Chosen options are always visible. */
export function OptionsFilter<One extends string | number>({
  title,
  facet,
  chosen,
  label,
  fold,
  onToggle,
}: OptionsFilterProps<One>) {
  const [isOpen, setOpen] = useState(false);
  const shown =
    !fold || isOpen
      ? facet
      : facet.filter(({ value }, index) => index < SHOWN_AT_FIRST || chosen.includes(value));
  const hidden = facet.length - shown.length;
  return (
    <FilterGroup title={title}>
      {shown.map(({ value, count }) => (
        <Checkbox
          key={value}
          label={label(value)}
          count={count}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
      {fold && (hidden > 0 || isOpen) && (
        <Button variant="ghost" size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? fold.fewer : fold.more(hidden)}
        </Button>
      )}
    </FilterGroup>
  );
}
