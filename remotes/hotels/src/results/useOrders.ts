import { useMessages } from '@tiquete/platform';
import { HOTEL_ORDERS, type HotelFilters } from './hotelFilters';

/** What a choice of orders needs, as a list box or as a menu. */
export function useOrders(filters: HotelFilters, onChange: (filters: HotelFilters) => void) {
  const t = useMessages('hotels');
  return {
    label: t('results.orderBy'),
    value: filters.orderBy,
    options: HOTEL_ORDERS.map((order) => ({ value: order, label: t(`results.orders.${order}`) })),
    onChange: (orderBy: HotelFilters['orderBy']) => onChange({ ...filters, orderBy }),
  };
}
