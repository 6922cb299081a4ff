import { useSearchProductWords } from '../searchProduct';
import type { OrderProps } from './OrderSelect';

/** Options, value and handler of the orders, for a list box or a menu. */
export function useOrders<Order extends string>(
  orders: readonly Order[],
  value: Order,
  onChange: (order: Order) => void,
): OrderProps<Order> {
  const t = useSearchProductWords();
  const options = orders.map((order) => ({ value: order, label: t(`results.orders.${order}`) }));
  return { label: t('results.orderBy'), value, options, onChange };
}
