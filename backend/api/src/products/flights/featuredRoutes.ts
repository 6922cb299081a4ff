/** Routes that the home shows, in this order: from the two cities that travellers leave from most. */
export const FEATURED_ROUTES = [
  ['BOG', 'CTG'],
  ['BOG', 'SMR'],
  ['MDE', 'ADZ'],
  ['BOG', 'MDE'],
  ['MDE', 'CUN'],
  ['BOG', 'PUJ'],
  ['MDE', 'MIA'],
  ['BOG', 'MAD'],
] as const;
