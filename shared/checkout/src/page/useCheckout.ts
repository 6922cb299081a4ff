import { useEffect } from 'react';
import {
  useBrand,
  useDispatch,
  useNavigate,
  useSelector,
  useStable,
  useStore,
} from '@tiquete/platform';
import { isUnderWay, type CheckoutState } from '../flow/checkoutState';
import type { Checkout } from '../flow/defineCheckout';

/**
 * The checkout of an address, from the store. A sale that continued in the background is shown in its current state. Renewed
 * prices update the address, so that a reload finds them.
 */
export function useCheckout<Request, Offer, Change, Body>(
  { actions, select }: Checkout<Request, Offer, Change, Body>,
  request: Request,
  address: string,
): CheckoutState<Offer, Change> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const store = useStore<Parameters<typeof select>[0]>();
  const { id: brand } = useBrand();
  const state = useSelector(select);
  const opened = useStable(address, request);

  useEffect(() => {
    const known = select(store.getState());
    if (known.address === address && known.isShown) return;
    if (known.address === address && isUnderWay(known.submission)) dispatch(actions.shown());
    else dispatch(actions.opened({ address, request: opened, brand }));
  }, [dispatch, store, actions, select, address, opened, brand]);
  useEffect(() => () => void dispatch(actions.closed()), [dispatch, actions]);

  const follows = state.openedAt === address && state.address !== address;
  useEffect(() => {
    if (follows) void navigate(state.address, { replace: true });
  }, [follows, navigate, state.address]);
  return state;
}
