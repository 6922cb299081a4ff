import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '@tiquete/platform';
import { returnToBooking } from '../api';
import type { Submission } from '../flow/checkoutState';

/** Id of the booking that waits for a payment which was not opened; null: there is none. */
const unpaidOf = (submission: Submission<unknown>): string | null =>
  submission.phase === 'extras' || submission.phase === 'unpaid' ? submission.booking.id : null;

/** Unpaid bookings of this document. They stay while the traveller looks at another tab of the site, which loses nothing. */
const unpaid = new Set<string>();
const leaveAll = () => {
  for (const id of unpaid) navigator.sendBeacon?.(`/api/bookings/${id}/left`);
};

/**
 * Tells the api that the browser left the page of an unpaid booking, so that its rooms and seats go to others soon, and that the
 * traveller is back. Another tab of the site is not leaving. On the way to the gateway the payment is open, and nothing is told.
 */
export function useLeftUnpaid(submission: Submission<unknown>): void {
  const api = useApi();
  const id = unpaidOf(submission);
  const last = useRef<string | null>(null);
  const [restored] = useState(id);
  const back = useEffectEvent((booking: string | null) => {
    if (booking !== null) void returnToBooking(api, booking).catch(() => undefined);
  });
  useEffect(() => {
    if (last.current !== null) unpaid.delete(last.current);
    if (id !== null) unpaid.add(id);
    last.current = id;
  }, [id]);
  useEffect(() => {
    back(restored);
    const show = ({ persisted }: PageTransitionEvent) => persisted && back(last.current);
    window.addEventListener('pageshow', show);
    // Added once however often it is called, and never removed: another tab of the site unmounts this page.
    window.addEventListener('pagehide', leaveAll);
    return () => window.removeEventListener('pageshow', show);
  }, [restored]);
}
