import { fold } from '../../text';
import type { FinishRequest } from '../requestSchema';

/** Surnames of a guest that make the supplier fail. */
export const DO_TRIGGERS = {
  /** Accepts the order, then never answers. */ timeout: 'TIMEOUT',
  /** Stays in processing for an hour. */ processing: 'PROCESSING',
  soldOut: 'SOLDOUT',
  priceUp: 'PRICEUP',
  stopSales: 'STOPSALES',
} as const;
/** Final answers of the status call. */
export const FAILURES: Record<string, string> = {
  [DO_TRIGGERS.soldOut]: 'soldout',
  [DO_TRIGGERS.stopSales]: 'provider',
  [DO_TRIGGERS.priceUp]: 'book_limit',
};

export const doTriggerOf = ({ rooms }: FinishRequest): string =>
  fold(rooms[0]?.guests[0]?.last_name ?? '')
    .toUpperCase()
    .replaceAll(' ', '');
