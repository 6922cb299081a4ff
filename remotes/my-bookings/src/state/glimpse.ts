import type { BookingGlimpse } from '@tiquete/contracts';
import { createRequest } from '@tiquete/platform';
import { askAboutPayment, fetchGlimpse } from '../api';

export interface GlimpseRequest {
  id: string;
  /** Of the payment that the traveller comes back from; the api asks the gateway about it first. */
  reference: string | null;
}
/** What code and e-mail show of a guest's booking. */
export const glimpse = createRequest<GlimpseRequest, BookingGlimpse>(
  'myBookings/glimpse',
  async (api, { id, reference }, signal) => {
    // An error is ignored: whatever came of the payment, the booking shows it.
    if (reference) await askAboutPayment(api, reference, signal).catch(() => undefined);
    return fetchGlimpse(api, id, signal);
  },
);
