import {
  CURRENCY,
  type ExchangeRate,
  type PackageRoom,
  type PackageSummary,
} from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import { addsNothing, type MarkUp } from '../../../money';
import { countryName } from '../../../places';
import { availabilityOf } from '../departures/availability';
import type { PackageCard } from '../ports';
import { paymentPlan } from '../pricing/paymentPlan';
import type { FoundPackage } from './findPackages';
import { originOf } from './packagePrices';
import { priceCard } from './priceCard';

interface SummaryParts extends Pick<FoundPackage, 'listed' | 'pesos'> {
  /** Day of departure. */
  date: string;
  today: string;
  /** Price of each adult in double, in whole units of the package's currency. */
  fromPrice: number;
  card: PackageCard;
  /** Rate of the package's currency; undefined for pesos. */
  rate: ExchangeRate | undefined;
  /** Mark-up within the price of each adult. */
  markUp: MarkUp;
  /** The requested city. */
  origin: string | undefined;
  /** Rooms to price. */
  rooms: readonly PackageRoom[] | null;
}

/** A package as a card shows it, in the cheapest hotel. */
export function toSummary({
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
  const from = originOf(content.origins, origin);
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
      // With a mark-up the price is no longer the catalogue's amount.
      original:
        rate && addsNothing(markUp)
          ? { amount: String(fromPrice + (from?.supplement ?? 0)), currency, exchange: rate }
          : null,
    },
    availability: availabilityOf(card.rooms, content.minimum_group),
    min_age: content.min_age ?? null,
  };
}
