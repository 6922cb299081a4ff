import type { PublishedSettings } from '@tiquete/contracts';
import type { PublishedReader } from '../remotes/published';

/** Of a brand whose releases have no settings, and sell nothing. */
export const publishedNothing: PublishedReader = async () => ({ settings: [], products: [] });

const nights = { title: 'Noches', description: 'Las que se proponen.' };
/** Hotels with one setting: the nights of a stay, `maximum` at most and 2 by default. */
export const nightsSchema = (maximum: number): PublishedSettings['schema'] => ({
  type: 'object',
  title: 'Hoteles',
  properties: { nights: { type: 'integer', ...nights, minimum: 1, maximum, default: 2 } },
});
