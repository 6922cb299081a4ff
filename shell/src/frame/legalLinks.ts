/** Legal pages of every brand, in the footer's order. `key` is a message key below `footer`. */
export const LEGAL_LINKS = [
  { key: 'terms', path: '/terms_and_conditions' },
  { key: 'data', path: '/data_processing_policies' },
  { key: 'payments', path: '/payments_faq' },
  { key: 'credits', path: '/credits' },
] as const;
/** Link to the consumer authority, which Ley 1480 de 2011, art. 50, requires of online shops. */
export const SIC_URL = 'https://www.sic.gov.co';
