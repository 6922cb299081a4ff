import type { CreatedBooking } from '../ports';
import type { Answered } from './keyedCalls';

/** What is stored under a key was made by the very route that asks: its hash says so. */
export const readStoredAnswer = <Answer>({
  bookingId,
  answer,
}: Answered): CreatedBooking<Answer> => ({ bookingId, answer: answer as Answer });
