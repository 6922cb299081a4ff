import { useEffect } from 'react';
import { loadingFinished, loadingStarted, useDispatch } from '@tiquete/platform';

/** Covers the whole page while there is something to say: an act that nothing may be done beside. */
export function useBlocking(label: string | null) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (label === null) return undefined;
    dispatch(loadingStarted('checkout', label));
    return () => void dispatch(loadingFinished('checkout'));
  }, [dispatch, label]);
}
