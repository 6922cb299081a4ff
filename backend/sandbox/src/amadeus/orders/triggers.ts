import { fold } from '../../text';

/** Last names of the first traveller that make the supplier fail. */
export const GDS_TRIGGERS = {
  /** The supplier accepts the order and never answers. */ timeout: 'TIMEOUT',
  soldOut: 'SOLDOUT',
  /** The airline rejects the booking. */ refused: 'REFUSED',
  /** The price rises during the order, once. */ priceUp: 'PRICEUP',
  /** The consolidator does not issue the tickets. */ noTicket: 'NOTICKET',
  /** The airline rejects the last flight after the order was made. */ denied: 'DENIED',
  /** The last flight is on a waiting list. */ waitlisted: 'WAITLISTED',
  /** The tickets are issued an hour later. */ lateTicket: 'LATETICKET',
} as const;

export const gdsTriggerOf = (travelers: readonly { name: { lastName: string } }[]): string =>
  fold(travelers[0]?.name.lastName ?? '')
    .toUpperCase()
    .replace(/[ -]/g, '');
