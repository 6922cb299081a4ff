/** Pages that every brand must offer, in the order of the footer; `key` is the message under `footer`. */
export const LEGAL_LINKS = [
  { key: 'terms', path: '/terms_and_conditions' },
  { key: 'data', path: '/data_processing_policies' },
  { key: 'payments', path: '/payments_faq' },
  { key: 'credits', path: '/credits' },
] as const;
/** The visible link to the consumer authority that Ley 1480 de 2011, art. 50 asks of every electronic shop. */
export const SIC_URL = 'https://www.sic.gov.co';
