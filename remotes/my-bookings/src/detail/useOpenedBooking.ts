import { useEffect, useState } from 'react';
import { usePageSeen } from '@tiquete/checkout';
import { useDispatch, useNavigate, useSelector } from '@tiquete/platform';
import type { OpenedBooking } from '../state/bookingsState';
import {
  detailClosed,
  detailOpened,
  detailRefreshed,
  detailSeen,
  selectOpenedBooking,
  type OpenRequest,
} from '../state/slice';
import { detailUrl } from '../urls';

/**
 * Opens the booking, with an e-mail's token if there is one, and clears it when the page is left. While the store has
 * another booking, the state is loading.
 */
export function useOpenedBooking({ id, reference, token: inAddress }: Required<OpenRequest>) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const known = useSelector(selectOpenedBooking);
  // Stays after the token left the address. Another link may be opened on the same page.
  const [token, setToken] = useState(inAddress);
  if (inAddress !== null && inAddress !== token) setToken(inAddress);
  const openAgain = () => void dispatch(detailOpened({ id, reference, token }));
  const refresh = () => void dispatch(detailRefreshed({ id, reference }));
  useEffect(() => {
    dispatch(detailOpened({ id, reference, token }));
  }, [dispatch, id, reference, token]);
  const isUsed = inAddress !== null && known.phase === 'ready' && known.id === id;
  useEffect(() => {
    // Removes the token from address and history once the browser has its cookie.
    if (isUsed) void navigate(detailUrl(id, reference ?? undefined), { replace: true });
  }, [isUsed, navigate, id, reference]);
  usePageSeen(() => dispatch(detailSeen()));
  useEffect(() => () => void dispatch(detailClosed()), [dispatch, id]);
  const opened: Exclude<OpenedBooking, { phase: 'idle' }> =
    known.phase === 'idle' || known.id !== id ? { phase: 'loading', id } : known;
  return { opened, openAgain, refresh };
}
