import type { CreatedBooking } from '../ports';
import type { Answered } from './keyedCalls';

/** The stored answer has the type of the route that asks, because the key is bound to its route and body. */
export const readStoredAnswer = <Answer>({
  bookingId,
  answer,
}: Answered): CreatedBooking<Answer> => ({ bookingId, answer: answer as Answer });
