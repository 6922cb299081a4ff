import { fold } from '../../text';
import type { FinishRequest } from '../requestSchema';

/** A guest of this surname stages what the supplier does on its bad days. */
export const TRIGGERS = {
  /** Takes the order, then never answers. */ timeout: 'TIMEOUT',
  /** Stays in processing for an hour. */ processing: 'PROCESSING',
  soldOut: 'SOLDOUT',
  priceUp: 'PRICEUP',
  stopSales: 'STOPSALES',
} as const;
/** What the status call says in the end. */
export const FAILURES: Record<string, string> = {
  [TRIGGERS.soldOut]: 'soldout',
  [TRIGGERS.stopSales]: 'provider',
  [TRIGGERS.priceUp]: 'book_limit',
};

export const triggerOf = ({ rooms }: FinishRequest): string =>
  fold(rooms[0]?.guests[0]?.last_name ?? '')
    .toUpperCase()
    .replaceAll(' ', '');
