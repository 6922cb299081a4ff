import { useEffect } from 'react';
import { loadingFinished, loadingStarted, useDispatch } from '@tiquete/platform';

/** Covers the whole page while `label` is not null, during an act that allows no other input. */
export function useBlocking(label: string | null) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (label === null) return undefined;
    dispatch(loadingStarted('checkout', label));
    return () => void dispatch(loadingFinished('checkout'));
  }, [dispatch, label]);
}
