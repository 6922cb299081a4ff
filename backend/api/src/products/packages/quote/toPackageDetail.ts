import { CURRENCY, type MarkUpRule, type PackageDetail } from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import { addsNothing, type MarkUp, soldFor } from '../../../money';
import { hashPolicy } from '../../../bookings/prebook';
import { countryName } from '../../../places';
import { availabilityOf, isGroupReached } from '../departures/availability';
import { decidedBy } from '../departures/minimumGroup';
import { packageMarkUp } from '../pricing/markUps';
import { pesosOf } from '../pricing/priceRooms';
import type { DepartureOffer } from '../ports';
import { hasRooms, type PricedChoice } from './priceChoice';
import { toAlternatives, toLegs } from './toParts';

/** A priced choice in the shape of the package's page. `rules` give the prices of other departures. */
export function toPackageDetail(
  priced: PricedChoice,
  rules: readonly MarkUpRule[] | undefined,
): PackageDetail {
  const { catalogued, choice, departure, rooms, total, plan, cancellation } = priced;
  const { content, departures } = catalogued;
  const { date, rate, markUp } = choice;
  const sell = (amount: number, added: MarkUp, isUnit?: boolean): number =>
    soldFor(pesosOf(amount, rate), added, isUnit);
  const { nights, minimum_group: minimum } = content;
  const alternatives = toAlternatives(priced);
  const hotel = content.hotels.find(({ id }) => id === choice.hotel);
  const origin = content.origins.find(({ code }) => code === choice.origin);
  const perPerson = perPersonOf(priced, departure);
  const [picture] = content.pictures;
  const services = priced.services.flatMap(({ id, pricePerPerson, ...service }) => {
    const tour = content.tours.find((one) => one.id === id);
    if (!tour) return [];
    const shown = { price_per_person: pricePerPerson, total: service.total };
    const { name, text, day } = tour;
    return [{ id, name, text, day: day ?? null, ...shown, is_chosen: service.isChosen }];
  });
  return {
    ItemPackageID: content.code,
    name: content.name,
    summary: content.summary,
    image: picture?.path ?? '',
    image_alt: picture?.alt ?? '',
    nights,
    days: nights + 1,
    DateBegin: date,
    DateEnd: addDays(date, nights),
    origin: origin ? { code: origin.code, name: origin.name } : null,
    route: content.stops.map(({ code, name, country }) => ({
      code,
      name,
      country: countryName(country),
    })),
    includes: content.includes,
    hotel: {
      id_hotel: choice.hotel,
      name: hotel?.name ?? '',
      star_number: hotel?.star_number ?? 0,
    },
    stars: [...new Set(content.hotels.map(({ star_number }) => star_number))].toSorted(),
    price: {
      from_per_person: sell(perPerson, markUp),
      total,
      currency: CURRENCY,
      deposit: plan && {
        percent: plan.deposit_percent,
        amount: plan.instalments[0]?.amount ?? null,
      },
      // A price with mark-up differs from the catalogue's amount, so the original amount is not shown.
      original:
        rate && addsNothing(markUp)
          ? { amount: String(perPerson), currency: rate.currency, exchange: rate }
          : null,
    },
    availability: availabilityOf(departure, minimum),
    min_age: content.min_age ?? null,
    images: content.pictures.map(({ path, alt }) => ({ url: path, alt })),
    itinerary: content.itinerary.map((day) => ({ ...day, date: addDays(date, day.day - 1) })),
    excludes: content.excludes,
    stops: content.stops.map(({ code, name, country, latitude, longitude, ...stop }) => ({
      code,
      name,
      country_code: country,
      country_name: countryName(country),
      geo: { latitude, longitude },
      nights: stop.nights,
      is_gateway: stop.is_gateway,
    })),
    flights: toLegs(content, choice),
    hotels_alternatives: alternatives,
    services,
    origins: content.origins.map(({ code, name, supplement }) => ({
      code,
      name,
      supplement: sell(supplement, markUp, false),
    })),
    departures: departures.map((one) => ({
      DateBegin: one.date,
      DateEnd: addDays(one.date, nights),
      from_per_person: sell(
        perPersonOf(priced, one),
        one.date === date ? markUp : packageMarkUp(rules, content, { ...choice, date: one.date }),
      ),
      availability: availabilityOf(one, minimum),
      fits: hasRooms(one, rooms.roomTypes),
    })),
    rooms: choice.rooms.map((room, index) => ({
      ...room,
      room_type: rooms.roomTypes[index] ?? 'double',
    })),
    by_passenger: rooms.travellers.map(({ room, roomType, type, age, hasBed, pesos }) => ({
      room,
      room_type: roomType,
      type,
      age,
      has_bed: hasBed,
      amount: pesos,
    })),
    total,
    price_breakdown: {
      base: rooms.total,
      taxes: [],
      fees: services
        .filter(({ is_chosen }) => is_chosen)
        .map(({ name, total: amount }) => ({ name, amount })),
      pay_at_hotel: [],
      ...(rate && { exchange_rate: rate }),
    },
    payment_plan: plan,
    cancellation,
    cancellation_policy_hash: hashPolicy(cancellation),
    ages_on: addDays(date, nights),
    halt_booking_date: addDays(date, -content.sale_ends_days_before),
    minimum_group: minimum
      ? {
          travelers: minimum.travelers,
          decided_by: decidedBy(date, minimum.decided_days_before, choice.quotedOn),
          is_reached: isGroupReached(departure, minimum),
        }
      : null,
    documents: content.documents,
    visas: content.visas.map(({ country, is_required, text }) => ({
      country_code: country,
      country_name: countryName(country),
      is_required,
      text,
    })),
    vaccines: content.vaccines,
    to_bring: content.to_bring,
  };
}

/**
 * Price of each adult in a double room (without one, in the cheapest room) in the chosen hotel and from the chosen origin,
 * in the package's currency.
 */
function perPersonOf(
  { catalogued: { content }, choice }: Pick<PricedChoice, 'catalogued' | 'choice'>,
  { season, fromPrice }: DepartureOffer,
): number {
  const price = content.prices.find((one) => one.season === season && one.hotel === choice.hotel);
  const origin = content.origins.find(({ code }) => code === choice.origin);
  const adult = price?.adult.double ?? Math.min(...Object.values(price?.adult ?? { fromPrice }));
  return adult + (origin?.supplement ?? 0);
}
