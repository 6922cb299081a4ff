import * as z from 'zod';
import { facilities, type FacilityKey, facilityKeys } from '../../inventory/facilities';
import type { BoardCode } from '../../inventory/types';
import type { Scene } from '../../geography/types';
import type { DoHotel } from '../stock';
import table from './reviewWords.json';

export const CATEGORIES = [
  'cleanness',
  'location',
  'price',
  'services',
  'room',
  'meal',
  'wifi',
] as const;
export type ReviewCategory = (typeof CATEGORIES)[number];
export const TRAVELLERS = ['solo', 'couple', 'family'] as const;
export type Traveller = (typeof TRAVELLERS)[number];

/**
 * A sentence of reviews. `needs` is a facility that the hotel must have, `meals` a board that it must sell, and `place`
 * tells whether it must be in a town. {zone} is replaced by the hotel's zone.
 */
const sentenceSchema = z.strictObject({
  category: z.enum(CATEGORIES),
  text: z.string(),
  needs: z.enum(facilityKeys).optional(),
  meals: z.enum(['BB', 'HB', 'AI']).optional(),
  place: z.enum(['town', 'nature']).optional(),
  traveler: z.enum(TRAVELLERS).optional(),
});
export type Sentence = z.infer<typeof sentenceSchema>;
export const { liked, disliked, authors } = z
  .strictObject({
    liked: z.array(sentenceSchema),
    disliked: z.array(sentenceSchema),
    authors: z.array(z.string()),
  })
  .parse(table);

/** Boards that include breakfast. Any other requirement matches only the board itself. */
const WITH_BREAKFAST: BoardCode[] = ['BB', 'HB', 'FB', 'AI'];

const NATURE: Scene[] = ['jungle', 'coffee', 'lake', 'plains', 'desert', 'island'];

export const hasFacility = ({ facilities: own }: DoHotel, key: FacilityKey): boolean =>
  own.some(({ code, group }) => code === facilities[key].code && group === facilities[key].group);
/** False for a sentence that contradicts the facts about the hotel or the guest. */
export function fitsHotel(
  { needs, meals, place, traveler }: Sentence,
  hotel: DoHotel,
  who: Traveller,
) {
  const served: (BoardCode | undefined)[] = meals === 'BB' ? WITH_BREAKFAST : [meals];
  return (
    (!needs || hasFacility(hotel, needs)) &&
    (!meals || hotel.boards.some((board) => served.includes(board))) &&
    (!place || (place === 'nature') === NATURE.includes(hotel.scene)) &&
    (!traveler || traveler === who)
  );
}
/** Categories that guests of this hotel can judge. */
export const categoriesOf = (hotel: DoHotel): ReviewCategory[] =>
  CATEGORIES.filter((category) => {
    if (category === 'wifi') return hasFacility(hotel, 'wifi');
    if (category !== 'meal') return true;
    return (
      hotel.boards.some((board) => board !== 'RO') ||
      hasFacility(hotel, 'restaurant') ||
      hasFacility(hotel, 'cafe')
    );
  });
