import type { ExchangeRate, PackageRoom } from '@tiquete/contracts';
import type { MarkUp } from '../../../modules/mark-ups';
import type { CardContent, PackageCard } from '../ports';
import { findGroupProblem } from '../pricing/groupProblem';
import { hasRooms, priceRoomsIn } from '../quote/priceChoice';

export interface CardPrice {
  hotel: CardContent['hotels'][number] | undefined;
  /** Whole pesos for the rooms asked for; null without rooms, or where there are none for these people. */
  total: number | null;
}
export interface Wanted {
  rooms: readonly PackageRoom[] | null;
  /** A code of its origins; null where it has none. */
  origin: string | null;
  /** Null: its prices are pesos. */
  rate: ExchangeRate | null;
  markUp: MarkUp;
}

/** The hotel that costs least, of equal ones the first: for the rooms asked for or, without any, for an adult in double. */
export function priceCard(card: PackageCard, fromPrice: number, wanted: Wanted): CardPrice {
  const { hotels } = card.content;
  const { rooms } = wanted;
  const isTaken = rooms !== null && !findGroupProblem(card.content, rooms);
  const priced =
    rooms && isTaken
      ? hotels.flatMap((hotel) => {
          const all = priceRoomsIn(card.content, card.season, {
            ...wanted,
            rooms,
            hotel: hotel.id,
          });
          return all?.kind === 'priced' && hasRooms(card.rooms, all.roomTypes)
            ? [{ hotel, total: all.total }]
            : [];
        })
      : [];
  const [best] = priced.toSorted((a, b) => a.total - b.total);
  return best ?? { hotel: hotelFrom(card, fromPrice), total: null };
}

/** The first of those with that price for an adult in the season. */
function hotelFrom(
  { content: { hotels, prices }, season }: PackageCard,
  fromPrice: number,
): CardContent['hotels'][number] | undefined {
  const ids = prices
    .filter((price) => price.season === season && Object.values(price.adult).includes(fromPrice))
    .map(({ hotel }) => hotel);
  return hotels.find(({ id }) => ids.includes(id)) ?? hotels[0];
}
