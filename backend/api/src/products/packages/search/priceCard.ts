import type { ExchangeRate, PackageRoom } from '@tiquete/contracts';
import type { MarkUp } from '../../../money';
import type { CardContent, PackageCard } from '../ports';
import { findGroupProblem } from '../pricing/groupProblem';
import { hasRooms, priceRoomsIn } from '../quote/priceChoice';

export interface CardPrice {
  hotel: CardContent['hotels'][number] | undefined;
  /** Whole pesos for the requested rooms; null without rooms, or when they are not sold for these people. */
  total: number | null;
}
export interface Wanted {
  rooms: readonly PackageRoom[] | null;
  /** A code of its origins; null without any. */
  origin: string | null;
  /** Null: its prices are in pesos. */
  rate: ExchangeRate | null;
  markUp: MarkUp;
}

/** The cheapest hotel, of equal ones the first: for the requested rooms or, without any, for an adult in double. */
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

/** The first hotel with that price for an adult in the season. */
function hotelFrom(
  { content: { hotels, prices }, season }: PackageCard,
  fromPrice: number,
): CardContent['hotels'][number] | undefined {
  const ids = prices
    .filter((price) => price.season === season && Object.values(price.adult).includes(fromPrice))
    .map(({ hotel }) => hotel);
  return hotels.find(({ id }) => ids.includes(id)) ?? hotels[0];
}
