import { useEffect, useState } from 'react';
import type { BookingDetail, Payment } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';
import { fetchBooking } from '../api';

/** Extras are bought after the booking stands, mostly within seconds. Milliseconds. */
const EXTRAS_WAIT_MS = 4000;
const EXTRAS_TURNS = 6;

/**
 * The booking of a payment, asked again when it moves on and while its extras are being confirmed; null while it is asked,
 * and when it cannot be had: the result stands without it.
 */
export function useBooking(
  api: ApiClient,
  { id, status }: Payment['booking'],
): BookingDetail | null {
  const [booking, setBooking] = useState<BookingDetail | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (turns: number) => {
      const found = await fetchBooking(api, id, abort.signal);
      if (abort.signal.aborted) return;
      setBooking(found);
      const isBuying = found.optionals.some((extra) => extra.status === 'CONFIRMING');
      if (isBuying && turns > 0)
        timer = setTimeout(() => void ask(turns - 1).catch(() => undefined), EXTRAS_WAIT_MS);
    };
    ask(EXTRAS_TURNS).catch(() => undefined);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [api, id, status]);
  return booking?.id === id ? booking : null;
}
