import { fold } from '../../text';
import type { FinishRequest } from '../requestSchema';

/** Surnames of a guest that make the supplier fail. */
export const TRIGGERS = {
  /** Accepts the order, then never answers. */ timeout: 'TIMEOUT',
  /** Stays in processing for an hour. */ processing: 'PROCESSING',
  soldOut: 'SOLDOUT',
  priceUp: 'PRICEUP',
  stopSales: 'STOPSALES',
} as const;
/** Final answers of the status call. */
export const FAILURES: Record<string, string> = {
  [TRIGGERS.soldOut]: 'soldout',
  [TRIGGERS.stopSales]: 'provider',
  [TRIGGERS.priceUp]: 'book_limit',
};

export const triggerOf = ({ rooms }: FinishRequest): string =>
  fold(rooms[0]?.guests[0]?.last_name ?? '')
    .toUpperCase()
    .replaceAll(' ', '');
