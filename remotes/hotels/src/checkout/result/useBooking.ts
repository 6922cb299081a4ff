import { useEffect, useState } from 'react';
import type { BookingDetail } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';
import { fetchBooking } from '../api';

/** The booking of a payment; null while it is asked, and when it cannot be had: the result stands without it. */
export function useBooking(api: ApiClient, id: string): BookingDetail | null {
  const [booking, setBooking] = useState<BookingDetail | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    fetchBooking(api, id, abort.signal).then(setBooking, () => undefined);
    return () => abort.abort();
  }, [api, id]);
  return booking?.id === id ? booking : null;
}
