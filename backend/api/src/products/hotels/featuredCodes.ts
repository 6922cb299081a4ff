/** Destinations that the home shows, in this order; those without hotels for sale are left out. */
export const FEATURED_CODES = ['CTG', 'SMR', 'ADZ', 'MDE', 'CUN', 'PUJ', 'MIA', 'MAD'] as const;
