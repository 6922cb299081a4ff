import { fold } from '../../text';
import type { CreateOrder } from '../requestSchema';

/** A first passenger of this family name stages what the supplier does on its bad days. */
export const TRIGGERS = {
  /** Makes the order, then never answers. */ timeout: 'TIMEOUT',
  soldOut: 'SOLDOUT',
  priceUp: 'PRICEUP',
  /** Answers 202 and makes the order a little later. */ accepted: 'ACCEPTED',
  /** Answers 202 and never makes it. */ rejected: 'REJECTED',
  /** Paid, and no ticket ever. */ noTicket: 'NOTICKET',
  /** The airline moves the flight once it is paid. */ rescheduled: 'RESCHEDULED',
  /** The airline takes the flight out once it is paid, and puts none in its place. */
  dropped: 'DROPPED',
  duplicate: 'DUPLICATE',
} as const;

export const triggerOf = ({ passengers }: Pick<CreateOrder, 'passengers'>): string =>
  fold(passengers[0]?.family_name ?? '')
    .toUpperCase()
    .replaceAll(' ', '');
