import { fold } from '../../text';
import type { CreateOrder } from '../requestSchema';

/** A first passenger of this family name stages what the supplier does on its bad days. */
export const TRIGGERS = {
  /** Makes the order, then never answers. */ timeout: 'TIMEOUT',
  soldOut: 'SOLDOUT',
  priceUp: 'PRICEUP',
  /** Answers 202 and makes the order a little later. */ accepted: 'ACCEPTED',
  /** Answers 202 and never makes it. */ rejected: 'REJECTED',
  /** An airline without electronic tickets: paid, with the airline's code of the booking and without documents. */
  noTicket: 'NOTICKET',
  /** The same, in an answer that does not say when it was paid. */ noPaidAt: 'NOPAIDAT',
  /** Tickets come an hour after the payment. */ lateTicket: 'LATETICKET',
  /** The airline moves the flight once it is paid. */ rescheduled: 'RESCHEDULED',
  /** The airline takes the flight out once it is paid, and puts none in its place. */
  dropped: 'DROPPED',
  /** The airline moves the flight, and the answer about it leaves the new times out. */
  untimed: 'UNTIMED',
  duplicate: 'DUPLICATE',
} as const;

export const triggerOf = ({ passengers }: Pick<CreateOrder, 'passengers'>): string =>
  fold(passengers[0]?.family_name ?? '')
    .toUpperCase()
    .replaceAll(' ', '');
