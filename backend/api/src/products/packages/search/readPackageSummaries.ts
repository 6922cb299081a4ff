import {
  CURRENCY,
  type ExchangeRate,
  type PackageRoom,
  type PackageSummary,
} from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import { type Listing, toDayText } from '../catalogue/listing/listing';
import type { CardContent, PackageCard, PackageCatalogue } from '../ports';
import type { FoundPackage } from './findPackages';
import { requestedOrigin, type PackagePrices } from './packagePrices';
import { addsNothing, type MarkUp } from '../../../money';
import { countryName } from '../../../places';
import { availabilityOf } from '../departures/availability';
import { paymentPlan } from '../pricing/paymentPlan';
import { findGroupProblem } from '../pricing/groupProblem';
import { hasRooms, priceRoomsIn } from '../quote/priceChoice';

/** Summaries of packages for their cards, in the given order. */
export async function readPackageSummaries(
  catalogue: PackageCatalogue,
  brandId: string,
  { departures }: Listing,
  found: readonly FoundPackage[],
  {
    today,
    prices,
    origin,
    rooms = null,
  }: {
    today: string;
    prices: PackagePrices;
    origin?: string;
    rooms?: readonly PackageRoom[] | null;
  },
): Promise<PackageSummary[]> {
  const shown = found.map((one) => ({
    ...one,
    code: one.listed.code,
    date: toDayText(departures.day[one.row] ?? 0),
  }));
  const cards = new Map((await catalogue.cards(brandId, shown)).map((card) => [card.code, card]));
  return shown.flatMap((one) => {
    const card = cards.get(one.code);
    if (!card) return [];
    const fromPrice = departures.price[one.row] ?? 0;
    const rate = prices.rates.get(one.listed.currency);
    const markUp = prices.markUpOf(one.listed, origin, departures.day[one.row] ?? 0);
    return [toSummary({ ...one, fromPrice, today, card, rate, markUp, origin, rooms })];
  });
}

interface SummaryParts extends Pick<FoundPackage, 'listed' | 'pesos'> {
  /** Day of departure. */
  date: string;
  today: string;
  /** Price of each adult in a double room, in whole units of the package's currency. */
  fromPrice: number;
  card: PackageCard;
  /** Exchange rate of the package's currency; undefined for pesos. */
  rate: ExchangeRate | undefined;
  /** Mark-up included in the price of each adult. */
  markUp: MarkUp;
  /** Code of the requested origin. */
  origin: string | undefined;
  /** Rooms to price. */
  rooms: readonly PackageRoom[] | null;
}

/** Summary of a package in its cheapest hotel. */
function toSummary({
  listed,
  pesos,
  date,
  today,
  fromPrice,
  card,
  rate,
  markUp,
  origin,
  rooms,
}: SummaryParts): PackageSummary {
  const { content } = card;
  const { code, name, nights, currency } = listed;
  const [picture] = content.pictures;
  const from = requestedOrigin(content.origins, origin);
  const wanted = { rooms, origin: from?.code ?? null, rate: rate ?? null, markUp };
  const { hotel, total } = priceCard(card, fromPrice, wanted);
  const plan = paymentPlan(content.deposit, { total: total ?? pesos, date, today });
  return {
    ItemPackageID: code,
    name,
    summary: content.summary,
    image: picture?.path ?? '',
    image_alt: picture?.alt ?? '',
    nights,
    days: nights + 1,
    DateBegin: date,
    DateEnd: addDays(date, nights),
    origin: from ? { code: from.code, name: from.name } : null,
    route: content.stops.map((stop) => ({
      code: stop.code,
      name: stop.name,
      country: countryName(stop.country),
    })),
    includes: content.includes,
    hotel: {
      id_hotel: hotel?.id ?? '',
      name: hotel?.name ?? '',
      star_number: hotel?.star_number ?? 0,
    },
    stars: [...listed.traits.stars],
    price: {
      from_per_person: pesos,
      total,
      currency: CURRENCY,
      deposit: plan && {
        percent: plan.deposit_percent,
        amount: total === null ? null : (plan.instalments[0]?.amount ?? null),
      },
      // A price with mark-up differs from the catalogue's amount, so the original amount is not shown.
      original:
        rate && addsNothing(markUp)
          ? { amount: String(fromPrice + (from?.supplement ?? 0)), currency, exchange: rate }
          : null,
    },
    availability: availabilityOf(card.rooms, content.minimum_group),
    min_age: content.min_age ?? null,
  };
}

interface CardPrice {
  hotel: CardContent['hotels'][number] | undefined;
  /** Total for the requested rooms in whole pesos; null without rooms, or when these people cannot have them. */
  total: number | null;
}
interface Wanted {
  rooms: readonly PackageRoom[] | null;
  /** Code of the origin that the price includes; null when the package has none. */
  origin: string | null;
  /** Exchange rate; null for prices in pesos. */
  rate: ExchangeRate | null;
  markUp: MarkUp;
}

/**
 * Price in the cheapest hotel (of equal ones the first): for the requested rooms or, without any, for an adult in a double
 * room.
 */
function priceCard(card: PackageCard, fromPrice: number, wanted: Wanted): CardPrice {
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

/** The first hotel that has this price for an adult in the season. */
function hotelFrom(
  { content: { hotels, prices }, season }: PackageCard,
  fromPrice: number,
): CardContent['hotels'][number] | undefined {
  const ids = prices
    .filter((price) => price.season === season && Object.values(price.adult).includes(fromPrice))
    .map(({ hotel }) => hotel);
  return hotels.find(({ id }) => ids.includes(id)) ?? hotels[0];
}
