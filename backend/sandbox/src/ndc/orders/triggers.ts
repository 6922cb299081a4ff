import { fold } from '../../text';
import type { CreateNdcOrder } from '../requestSchema';

/** Family names of the first passenger that make the supplier fail. */
export const NDC_TRIGGERS = {
  /** The supplier makes the order and never answers. */ timeout: 'TIMEOUT',
  soldOut: 'SOLDOUT',
  priceUp: 'PRICEUP',
  /** The supplier answers 202 and makes the order a little later. */ accepted: 'ACCEPTED',
  /** The supplier answers 202 and never makes the order. */ rejected: 'REJECTED',
  /** The airline issues no electronic tickets: the order is paid and has a booking code, but no documents. */
  noTicket: 'NOTICKET',
  /** Like `noTicket`, and the answer omits the time of payment. */ noPaidAt: 'NOPAIDAT',
  /** Tickets are issued an hour after the payment. */ lateTicket: 'LATETICKET',
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
