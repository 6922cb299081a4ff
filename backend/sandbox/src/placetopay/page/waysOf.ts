import type { Session } from '../session';

/** Card brands by the vendor's codes, from docs/Metodos-de-pago.md of placetopay-org/api-services-docs. */
const CARDS: Record<string, string> = {
  visa: 'Visa',
  master: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
};
export interface Ways {
  /** Names of the accepted card brands by code. */
  cards: Record<string, string>;
  pse: boolean;
  cash: boolean;
}
/** Payment methods of a session: those that it lists, separated by commas, or else all of the site. */
export function waysOf({ request: { paymentMethod } }: Pick<Session, 'request'>): Ways {
  const named = paymentMethod?.split(',').map((code) => code.trim());
  const takes = (code: string) => !named || named.includes(code);
  return {
    cards: Object.fromEntries(Object.entries(CARDS).filter(([code]) => takes(code))),
    pse: takes('pse'),
    cash: takes('efecty'),
  };
}
