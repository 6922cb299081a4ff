import { formatMoney } from '@tiquete/platform';
import { RangeSlider } from '@tiquete/ui';
import type { FilterField } from './drawFilters';
import type { Bounds } from './facets';
import { filterTitle } from './filterPanelStyles';
import type { Range } from './filterKinds';
import { useSettled } from './useSettled';

export interface PriceFilterProps extends Pick<
  FilterField<Range | null, Range, Bounds>,
  'value' | 'facet' | 'onChange'
> {
  title: string;
  /** Format of a price. Default: whole pesos. */
  format?: (value: number) => string;
}
/** Slider for a price range. The full range counts as no filter. */
export function PriceFilter({
  title,
  value,
  facet: { min, max },
  onChange,
  format = formatMoney,
}: PriceFilterProps) {
  const [range, setRange] = useSettled(value, onChange);
  if (min >= max) return null;
  return (
    <div>
      <p aria-hidden css={filterTitle}>
        {title}
      </p>
      <RangeSlider
        label={title}
        min={min}
        max={max}
        value={range ?? [min, max]}
        format={format}
        onChange={([from, to]) => setRange(from <= min && to >= max ? null : [from, to])}
      />
    </div>
  );
}
