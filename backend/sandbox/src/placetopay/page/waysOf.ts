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
/** Payment methods of a session: the ones in its comma-separated list or, without a list, all of them. */
export function waysOf({ request: { paymentMethod } }: Pick<Session, 'request'>): Ways {
  const named = paymentMethod?.split(',').map((code) => code.trim());
  const takes = (code: string) => !named || named.includes(code);
  return {
    cards: Object.fromEntries(Object.entries(CARDS).filter(([code]) => takes(code))),
    pse: takes('pse'),
    cash: takes('efecty'),
  };
}
