import { useDispatch } from '@tiquete/platform';
import { useSearchProduct, useSearchProductWords } from '../searchProduct';
import type { OrderProps } from './OrderSelect';

/**
 * Options, value and handler of the orders, for a list box or a menu. `isOrdered` is false while later results are below the
 * visible rows: the value is then empty, and choosing an order sorts the whole list.
 */
export function useOrders<Order extends string>(
  orders: readonly Order[],
  value: Order,
  onChange: (order: Order) => void,
  isOrdered = true,
): OrderProps<Order> {
  const t = useSearchProductWords();
  const { actions } = useSearchProduct().search;
  const dispatch = useDispatch();
  const options = orders.map((order) => ({ value: order, label: t(`results.orders.${order}`) }));
  return {
    label: t('results.orderBy'),
    value: isOrdered ? value : '',
    options: isOrdered ? options : [{ value: '', label: t('results.arrival') }, ...options],
    onChange: (order) => {
      if (order === '') return;
      if (!isOrdered) dispatch(actions.newResultsShown());
      onChange(order);
    },
  };
}
