import { Menu } from '@tiquete/ui';
import type { OrderProps } from './OrderSelect';

/** Menu of orders for phones, where a list box would be too narrow for the words. */
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
