import { fold } from '../../text';
import type { CreateNdcOrder } from '../requestSchema';

/** Family names of the first passenger that make the supplier fail. */
export const NDC_TRIGGERS = {
  /** Makes the order, then never answers. */ timeout: 'TIMEOUT',
  soldOut: 'SOLDOUT',
  priceUp: 'PRICEUP',
  /** Answers 202 and makes the order a little later. */ accepted: 'ACCEPTED',
  /** Answers 202 and never makes it. */ rejected: 'REJECTED',
  /** An airline without electronic tickets: paid, with the airline's booking code and without documents. */
  noTicket: 'NOTICKET',
  /** Like `noTicket`, in an answer without the time of payment. */ noPaidAt: 'NOPAIDAT',
  /** Tickets come an hour after the payment. */ lateTicket: 'LATETICKET',
  /** The airline moves the flight after the payment. */ rescheduled: 'RESCHEDULED',
  /** The airline cancels the flight after the payment, without a replacement. */
  dropped: 'DROPPED',
  /** The airline moves the flight, and the answer about it omits the new times. */
  untimed: 'UNTIMED',
  duplicate: 'DUPLICATE',
} as const;

export const ndcTriggerOf = ({ passengers }: Pick<CreateNdcOrder, 'passengers'>): string =>
  fold(passengers[0]?.family_name ?? '')
    .toUpperCase()
    .replaceAll(' ', '');
