import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '@tiquete/platform';
import { returnToBooking } from '../api';
import type { Submission } from '../flow/checkoutState';

/** Id of the booking that has no open payment yet, or null. */
const unpaidOf = (submission: Submission<unknown>): string | null =>
  submission.phase === 'extras' || submission.phase === 'unpaid' ? submission.booking.id : null;

/**
 * Unpaid bookings of this document. They remain while the traveller is on another tab of the storefront, as nothing is lost
 * there.
 */
const unpaid = new Set<string>();
const leaveAll = () => {
  for (const id of unpaid) navigator.sendBeacon?.(`/api/bookings/${id}/left`);
};

/**
 * Reports to the api that the browser left the page of an unpaid booking, so that its rooms and seats become available soon,
 * and that the traveller has returned. Another tab of the storefront is not leaving. With an open payment nothing is
 * reported.
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
    // Adding the same listener twice has no effect. It is never removed, because another tab of the storefront unmounts this
    // page.
    window.addEventListener('pagehide', leaveAll);
    return () => window.removeEventListener('pageshow', show);
  }, [restored]);
}
