import { useEffect } from 'react';
import { useDispatch } from '@tiquete/platform';
import { pricesExpired } from '../state/slice';
import type { HotelDetail } from './state/detailState';

/** Says when the prices on screen expire; a tab that slept through it says so as it wakes. */
export function useExpiry(detail: HotelDetail) {
  const dispatch = useDispatch();
  const expiresAt = detail.phase === 'ready' ? detail.page.expires_at : null;
  useEffect(() => {
    if (!expiresAt) return;
    const look = () => {
      if (Date.parse(expiresAt) <= Date.now()) dispatch(pricesExpired());
    };
    const timer = setTimeout(look, Math.max(0, Date.parse(expiresAt) - Date.now()) + 50);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [dispatch, expiresAt]);
}
