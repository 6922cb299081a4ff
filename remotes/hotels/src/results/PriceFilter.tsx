import { formatMoney, useMessages } from '@tiquete/platform';
import { RangeSlider } from '@tiquete/ui';
import { filterTitle } from './filterPanelStyles';
import type { HotelFilters } from './hotelFilters';
import { useSettled } from './useSettled';

export interface PriceFilterProps {
  value: HotelFilters['price'];
  /** Lowest and highest total among all hotels, whole pesos. */
  bounds: { min: number; max: number };
  onChange: (value: HotelFilters['price']) => void;
}
/** The whole range is no filter. */
export function PriceFilter({ value, bounds: { min, max }, onChange }: PriceFilterProps) {
  const t = useMessages('hotels');
  const [range, setRange] = useSettled(value, onChange);
  if (min >= max) return null;
  const label = t('results.price');
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
        format={formatMoney}
        onChange={([from, to]) => setRange(from <= min && to >= max ? null : [from, to])}
      />
    </div>
  );
}
