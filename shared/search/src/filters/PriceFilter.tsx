import { formatMoney } from '@tiquete/platform';
import { RangeSlider } from '@tiquete/ui';
import { filterTitle } from './filterPanelStyles';
import { useSettled } from './useSettled';

type Range = [min: number, max: number];
export interface PriceFilterProps {
  label: string;
  /** Both ends included; null narrows nothing. */
  value: Range | null;
  /** Lowest and highest of all that was found. */
  bounds: { min: number; max: number };
  onChange: (value: Range | null) => void;
  /** Of whole pesos unless given. */
  format?: (value: number) => string;
}
/** The whole range is no filter. */
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
