import { Menu } from '@tiquete/ui';
import type { OrderProps } from './OrderSelect';

/** The orders of a phone, where a list box would cut its own words. */
export function OrderMenu<Order extends string>({
  label,
  value,
  options,
  onChange,
}: OrderProps<Order>) {
  return (
    <Menu
      label={label}
      items={options.map((option) => ({
        id: option.value,
        label: option.label,
        selected: option.value === value,
        onSelect: () => onChange(option.value),
      }))}
      button={<span aria-hidden>{label}</span>}
    />
  );
}
