import { useMessages } from '@tiquete/platform';
import { Menu } from '@tiquete/ui';
import { HOTEL_ORDERS } from './hotelFilters';
import type { OrderProps } from './OrderSelect';

/** The orders of a phone, where a list box would cut its own words. */
export function OrderMenu({ filters, onChange }: OrderProps) {
  const t = useMessages('hotels');
  return (
    <Menu
      label={t('results.orderBy')}
      items={HOTEL_ORDERS.map((order) => ({
        id: order,
        label: t(`results.orders.${order}`),
        selected: order === filters.orderBy,
        onSelect: () => onChange({ ...filters, orderBy: order }),
      }))}
      button={<span aria-hidden>{t('results.orderBy')}</span>}
    />
  );
}
