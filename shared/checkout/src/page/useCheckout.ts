import { useEffect } from 'react';
import { useDispatch, useNavigate, usePageStore, useSelector, useStable } from '@tiquete/platform';
import type { CheckoutTypes } from '../flow/checkoutTypes';
import { isUnderWay, type CheckoutState } from '../flow/checkoutState';
import type { Checkout } from '../flow/checkoutDefinition';
import { runCheckout } from '../flow/runCheckout';

/**
 * Opens the offer of a request and returns its state. A sale that continued in the background is shown in its current state.
 * Renewed prices update the address, so that a reload finds them.
 */
export function useCheckout<T extends CheckoutTypes>(
  checkout: Checkout<T>,
  request: T['request'],
): CheckoutState<T['offer'], T['change']> {
  const { actions, select } = checkout;
  const address = checkout.definition.requestUrl(request);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const store = usePageStore();
  const state = useSelector(select);
  const opened = useStable(address, request);

  useEffect(() => {
    store.addSlice(checkout.name, checkout.reducer);
    const known = checkout.select(store.getState());
    if (known.address === address && known.isShown) return;
    if (known.address === address && isUnderWay(known.submission)) dispatch(actions.shown());
    else {
      dispatch(actions.opened(address));
      store.runSaga(() => runCheckout(checkout, opened));
    }
  }, [dispatch, store, checkout, actions, address, opened]);
  useEffect(() => () => void dispatch(actions.closed()), [dispatch, actions]);

  const follows = state.openedAt === address && state.address !== address;
  useEffect(() => {
    if (follows) void navigate(state.address, { replace: true });
  }, [follows, navigate, state.address]);
  return state;
}
