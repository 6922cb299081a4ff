import { css, RadioGroup, type Theme } from '@tiquete/ui';
import type { FilterField } from './drawFilters';
import type { FacetOption } from './facets';
import { filterTitle } from './filterPanelStyles';

export interface RadioFilterProps<One> extends Pick<
  FilterField<One | null, One, readonly FacetOption<One>[]>,
  'value' | 'facet' | 'label' | 'onChange'
> {
  title: string;
  /** Text of the option that filters nothing. */
  any: string;
}
/** Value of that option in the page. */
const ANY = 'any';

/** One choice of several. Renders nothing without options. */
export function RadioFilter<One extends string | number>({
  title,
  any,
  value,
  facet,
  label,
  onChange,
}: RadioFilterProps<One>) {
  if (facet.length === 0) return null;
  return (
    <div>
      <p aria-hidden css={[filterTitle, apart]}>
        {title}
      </p>
      <RadioGroup
        label={title}
        hideLabel
        value={String(value ?? ANY)}
        options={[
          { value: ANY, label: any },
          ...facet.map((option) => ({
            value: String(option.value),
            label: label(option.value),
            count: option.count,
          })),
        ]}
        onChange={(chosen) =>
          onChange(facet.find((option) => String(option.value) === chosen)?.value ?? null)
        }
      />
    </div>
  );
}
/** The same distance between heading and options as in a group of checkboxes. */
const apart = (theme: Theme) => css`
  margin-bottom: ${theme.spacing(1)};
`;
