import { Checkbox } from '@tiquete/ui';
import type { FilterField } from './drawFilters';
import type { FlagFacet } from './facets';
import { FilterGroup } from './FilterGroup';

export interface FlagFilterProps extends FilterField<boolean, true, FlagFacet> {
  title: string;
  /** False if the filter would make no difference. It is rendered then only if it is on. */
  isOffered: boolean;
}
export function FlagFilter({ title, isOffered, value, facet, label, onChange }: FlagFilterProps) {
  return (
    <FilterGroup title={title}>
      {(isOffered || value) && (
        <Checkbox label={label(true)} count={facet.count} checked={value} onChange={onChange} />
      )}
    </FilterGroup>
  );
}
