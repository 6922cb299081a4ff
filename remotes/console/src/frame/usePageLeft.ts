import { useEffect } from 'react';
import { useDispatch, useSession } from '@tiquete/platform';
import { pageLeft } from '../state/actions';

/** Clears results of actions and unmasked people when the page is left and when the session ends. */
export function usePageLeft() {
  const dispatch = useDispatch();
  const { status } = useSession();
  useEffect(() => () => void dispatch(pageLeft()), [dispatch, status]);
}
