import { useEffect, useEffectEvent } from 'react';
import { useApi } from '@tiquete/platform';
import { leaveBooking } from '../api';
import type { Submission } from '../flow/checkoutState';

/** The booking that waits for a payment which was not opened; null: there is none. */
const unpaidOf = (submission: Submission<unknown>): string | null =>
  submission.phase === 'extras' || submission.phase === 'unpaid' ? submission.booking.id : null;

/**
 * Says that the page was left, so that rooms and seats which are held go to others soon. A reload, or a return by the back button,
 * has three minutes to go on paying. On the way to the gateway the payment is open, and nothing is said.
 */
export function useLeftUnpaid(submission: Submission<unknown>): void {
  const api = useApi();
  const id = unpaidOf(submission);
  const onHide = useEffectEvent(() => {
    if (id !== null) navigator.sendBeacon?.(`/api/bookings/${id}/left`);
  });
  const onLeave = useEffectEvent(() => {
    if (id !== null) void leaveBooking(api, id).catch(() => undefined);
  });
  useEffect(() => {
    const hide = () => onHide();
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      onLeave();
    };
  }, []);
}
