import { formatMoney } from '@tiquete/platform';
import { RangeSlider } from '@tiquete/ui';
import { filterTitle } from './filterPanelStyles';
import { useSettled } from './useSettled';

type Range = [min: number, max: number];
export interface PriceFilterProps {
  label: string;
  /** Chosen range, both ends included. Null: no filter. */
  value: Range | null;
  /** Lowest and highest price of all results. */
  bounds: { min: number; max: number };
  onChange: (value: Range | null) => void;
  /** Format of a price. Default: whole pesos. */
  format?: (value: number) => string;
}
/** Slider for a price range. The full range counts as no filter. */
export function PriceFilter({
  label,
  value,
  bounds: { min, max },
  onChange,
  format = formatMoney,
}: PriceFilterProps) {
  const [range, setRange] = useSettled(value, onChange);
  if (min >= max) return null;
  return (
    <div>
      <p aria-hidden css={filterTitle}>
        {label}
      </p>
      <RangeSlider
        label={label}
        min={min}
        max={max}
        value={range ?? [min, max]}
        format={format}
        onChange={([from, to]) => setRange(from <= min && to >= max ? null : [from, to])}
      />
    </div>
  );
}
