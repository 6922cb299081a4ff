import type { Session } from '../session';

/** Cards by the vendor's codes; docs/Metodos-de-pago.md of placetopay-org/api-services-docs. */
const CARDS: Record<string, string> = {
  visa: 'Visa',
  master: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
};
export interface Ways {
  /** Names of cards, by code. */
  cards: Record<string, string>;
  pse: boolean;
  cash: boolean;
}
/** Payment methods of a session: all of the site's, unless the session lists some, separated by commas. */
export function waysOf({ request: { paymentMethod } }: Pick<Session, 'request'>): Ways {
  const named = paymentMethod?.split(',').map((code) => code.trim());
  const takes = (code: string) => !named || named.includes(code);
  return {
    cards: Object.fromEntries(Object.entries(CARDS).filter(([code]) => takes(code))),
    pse: takes('pse'),
    cash: takes('efecty'),
  };
}
