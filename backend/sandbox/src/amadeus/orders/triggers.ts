import { fold } from '../../text';

/** A first traveller of this last name stages what the supplier does on its bad days. */
export const TRIGGERS = {
  /** Takes the order, then never answers. */ timeout: 'TIMEOUT',
  soldOut: 'SOLDOUT',
  /** The airline wants no such booking. */ refused: 'REFUSED',
  /** The price rises while ordering, once. */ priceUp: 'PRICEUP',
  /** The consolidator refuses to issue. */ noTicket: 'NOTICKET',
  /** The airline denies the last flight after the order was made. */ denied: 'DENIED',
  /** The last flight is on a waiting list. */ waitlisted: 'WAITLISTED',
  /** Tickets take an hour. */ lateTicket: 'LATETICKET',
} as const;

export const triggerOf = (travelers: readonly { name: { lastName: string } }[]): string =>
  fold(travelers[0]?.name.lastName ?? '')
    .toUpperCase()
    .replace(/[ -]/g, '');
