import type { CreatedBooking } from '../ports';
import type { Answered } from './keyedCalls';

/** Returns the stored answer. It has the type of the calling route, because a key is bound to route and body. */
export const readStoredAnswer = <Answer>({
  bookingId,
  answer,
}: Answered): CreatedBooking<Answer> => ({ bookingId, answer: answer as Answer });
