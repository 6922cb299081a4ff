import type { BookingGlimpse } from '@tiquete/contracts';
import { createRequest } from '@tiquete/platform';
import { lookUpPayment, fetchGlimpse } from '../api';

export interface GlimpseRequest {
  id: string;
  /** Reference of the payment that the traveller returns from. The api first looks it up at the gateway. */
  reference: string | null;
}
/** The part of a guest's booking that code and e-mail give access to. */
export const glimpse = createRequest<GlimpseRequest, BookingGlimpse>(
  'myBookings/glimpse',
  async (api, { id, reference }, signal) => {
    // An error is ignored, because the booking shows the outcome of the payment.
    if (reference) await lookUpPayment(api, reference, signal).catch(() => undefined);
    return fetchGlimpse(api, id, signal);
  },
);
