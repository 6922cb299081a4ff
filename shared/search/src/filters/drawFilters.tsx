import { Fragment, type ReactNode } from 'react';
import type { ActiveFilter } from './FilterChips';
import { filterPanel } from './filterPanelStyles';
import { moveToFront } from './moveToFront';
import type { FilterSet } from './defineFilters';
import type { FacetsOf, FilterRow, FilterRows, FiltersOf, OneOf } from './filterRow';

/** Props for the control of one filter. */
export interface FilterField<Value, One, Facet> {
  value: Value;
  facet: Facet;
  chosen: readonly One[];
  /** Text of a choice, as in its chip. */
  label: (one: One) => string;
  onChange: (value: Value) => void;
  onToggle: (one: One) => void;
}
export interface FilterView<Value, One, Facet, Words> {
  /** Text of a choice in its chip; null for a choice without a chip. The facet is missing until there are results. */
  chip: (one: One, words: Words, facet: Facet | undefined) => string | null;
  control?: (field: FilterField<Value, One, Facet>, words: Words) => ReactNode;
}
/** Chip and control of each row, in the order of the panel. `Words` is what their texts need. */
export type FilterViews<Set extends { rows: FilterRows }, Words, Facets = FacetsOf<Set['rows']>> = {
  [Key in keyof Set['rows'] & keyof Facets & string]?: FilterView<
    FiltersOf<Set['rows']>[Key],
    OneOf<Set['rows'][Key]>,
    Facets[Key],
    Words
  >;
};
interface Drawing<Filters, Views, Facets, Words> {
  views: Views;
  /** Keys whose chips come first. The others follow in the order of the views. */
  chipsFirst?: readonly (keyof Views)[];
  filters: Filters;
  facets: Facets | null;
  words: Words;
  onChange: (filters: Filters) => void;
}
interface Drawn<Filters> {
  active: ActiveFilter<Filters>[];
  panel: ReactNode;
}
type AnyRow = FilterRow<unknown, unknown, unknown, unknown, unknown>;
type Values = Record<string, unknown>;

/** The chips of the active filters, and the panel. */
export function drawFilters<Rows extends FilterRows, Words, Facets = FacetsOf<Rows>>(
  set: FilterSet<Rows>,
  drawing: Drawing<FiltersOf<Rows>, FilterViews<{ rows: Rows }, Words, Facets>, Facets, Words>,
): Drawn<FiltersOf<Rows>>;
export function drawFilters(
  { rows }: { rows: Record<string, AnyRow> },
  {
    views,
    chipsFirst = [],
    filters,
    facets,
    words,
    onChange,
  }: Drawing<
    Values,
    Partial<Record<string, FilterView<unknown, unknown, unknown, unknown>>>,
    Values,
    unknown
  >,
): Drawn<Values> {
  const fields = Object.entries(views).flatMap(([key, view]) => {
    const row = rows[key];
    if (!row || !view) return [];
    const [value, facet] = [filters[key], facets?.[key]];
    const chosen = row.choices(value);
    const toggledWith = (one: unknown) => ({ ...filters, [key]: row.toggle(value, one) });
    const chips = chosen.flatMap((one) => {
      const label = view.chip(one, words, facet);
      return label === null
        ? []
        : { key: `${key}-${String(one)}`, label, without: toggledWith(one) };
    });
    const field = {
      value,
      facet,
      chosen,
      label: (one: unknown) => view.chip(one, words, facet) ?? '',
      onChange: (next: unknown) => onChange({ ...filters, [key]: next }),
      onToggle: (one: unknown) => onChange(toggledWith(one)),
    };
    return { key, chips, control: () => view.control?.(field, words) };
  });
  return {
    active: moveToFront(fields, chipsFirst, ({ key }) => key).flatMap(({ chips }) => chips),
    panel: facets && (
      <div css={filterPanel}>
        {fields.map(({ key, control }) => (
          <Fragment key={key}>{control()}</Fragment>
        ))}
      </div>
    ),
  };
}
