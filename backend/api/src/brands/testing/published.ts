import type { PublishedSettings } from '@tiquete/contracts';
import type { PublishedReader } from '../remotes/published';

/** Releases without settings and products. */
export const publishedNothing: PublishedReader = async () => ({ settings: [], products: [] });

const nights = { title: 'Noches', description: 'Las que se proponen.' };
/** Schema of one setting of hotels: the nights of a stay, at most `maximum` and 2 by default. */
export const nightsSchema = (maximum: number): PublishedSettings['schema'] => ({
  type: 'object',
  title: 'Hoteles',
  properties: { nights: { type: 'integer', ...nights, minimum: 1, maximum, default: 2 } },
});
