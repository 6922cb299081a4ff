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
/** Slider for a price range. The full range counts as no filter. A chosen range stays in sight when other filters leave less. */
export function PriceFilter({
  title,
  value,
  facet: { min, max },
  onChange,
  format = formatMoney,
}: PriceFilterProps) {
  const [range, setRange] = useSettled(value, onChange);
  const [least, most] = range
    ? [Math.min(min || range[0], range[0]), Math.max(max, range[1])]
    : [min, max];
  if (least >= most) return null;
  return (
    <div>
      <p aria-hidden css={filterTitle}>
        {title}
      </p>
      <RangeSlider
        label={title}
        min={least}
        max={most}
        value={range ?? [min, max]}
        format={format}
        onChange={([from, to]) => setRange(from <= min && to >= max ? null : [from, to])}
      />
    </div>
  );
}
