import { useMessages } from '@tiquete/platform';
import { FLIGHT_ORDERS, type FlightOrder } from './flightFilters';

/** What a choice of orders needs, as a list box or as a menu. */
export function useOrders(value: FlightOrder, onChange: (orderBy: FlightOrder) => void) {
  const t = useMessages('flights');
  return {
    label: t('results.orderBy'),
    value,
    options: FLIGHT_ORDERS.map((order) => ({ value: order, label: t(`results.orders.${order}`) })),
    onChange,
  };
}
