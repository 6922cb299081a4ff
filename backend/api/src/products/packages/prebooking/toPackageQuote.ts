import type {
  PackageDetail,
  packagePrebookingBodySchema,
  PackageSnapshot,
} from '@tiquete/contracts';
import { ageOn, cleanDocument } from '@tiquete/domain/travellers';
import type * as z from 'zod';
import type { Passenger, Quote } from '../../../bookings/ports';
import { countRooms, type PricedChoice } from '../quote/priceChoice';
import { OWN_SUPPLIER, type PackageData, type PackagePassengerDetails } from '../sale/supplierData';

export type PackagePrebookingRequest = z.output<typeof packagePrebookingBodySchema>;
interface Sellable {
  priced: PricedChoice;
  /** The package in the shape of its page. */
  detail: PackageDetail;
  body: PackagePrebookingRequest;
  consents: Quote['consents'];
  /** Instalments of the payment; null for one payment. */
  plan: PackageDetail['payment_plan'];
  payBy: Date;
}

/** Quote for the checkout, from a package that was priced just before. */
export function toPackageQuote({ priced, detail, body, consents, plan, payBy }: Sellable): Quote {
  const { choice, rooms } = priced;
  const { customer, passengers } = body;
  const cities = detail.stops.filter(({ is_gateway }) => !is_gateway);
  return {
    product: 'PACKAGE',
    supplier: OWN_SUPPLIER,
    title: detail.name,
    image: detail.image,
    dateFrom: detail.DateBegin,
    dateTo: detail.DateEnd,
    destinationName: list.format(cities.map(({ name }) => name)),
    totalPax: passengers.length,
    total: detail.total,
    markUp: rooms.total - rooms.cost,
    ...(plan && { schedule: { instalments: plan.instalments, graceDays: plan.grace_days } }),
    priceBreakdown: detail.price_breakdown,
    cancellation: detail.cancellation,
    rateComments: '',
    snapshot: toSnapshot(detail),
    supplierData: {
      package: detail.ItemPackageID,
      date: choice.date,
      rooms: countRooms(rooms.roomTypes),
      hotel: choice.hotel,
      services: [...choice.services],
    } satisfies PackageData,
    people: {
      customer,
      passengers: passengers.map((_, index) => toPassenger(body, index, detail.DateEnd)),
      remark: body.Observaciones.trim(),
    },
    consents,
    payBy,
    sameAs: `${detail.ItemPackageID} ${choice.hotel}`,
    unpaidHold: {
      departure: `${detail.ItemPackageID} ${choice.date}`,
      unit: 'rooms',
      count: rooms.roomTypes.length,
    },
  };
}
const list = new Intl.ListFormat('es', { type: 'conjunction' });

function toSnapshot(detail: PackageDetail): PackageSnapshot {
  const [first] = detail.hotels_alternatives;
  const hotel = detail.hotels_alternatives.find(({ is_chosen }) => is_chosen) ?? first;
  if (!hotel) throw new RangeError(`${detail.ItemPackageID} has no hotel`);
  const { ItemPackageID, name, nights, days, DateBegin, DateEnd, origin, itinerary } = detail;
  const { includes, excludes, stops, flights, by_passenger, rooms, minimum_group } = detail;
  const { documents, visas, vaccines, to_bring, ages_on } = detail;
  return {
    ItemPackageID,
    name,
    nights,
    days,
    DateBegin,
    DateEnd,
    origin,
    itinerary,
    includes,
    excludes,
    stops,
    flights,
    by_passenger,
    rooms,
    minimum_group,
    documents,
    visas,
    vaccines,
    to_bring,
    ages_on,
    hotel,
    services: detail.services.filter(({ is_chosen }) => is_chosen),
  };
}

/** Passenger in the checkout's shape. The first adult is responsible for the booking. */
function toPassenger(
  { passengers }: PackagePrebookingRequest,
  index: number,
  agesOn: string,
): Passenger {
  const passenger = passengers[index];
  if (!passenger) throw new RangeError(`no passenger ${index}`);
  const { name, lastname, type, room, birth_date, document } = passenger;
  const details = {
    documentType: passenger.document_type,
    birthDate: birth_date,
    gender: passenger.gender,
    nationality: passenger.nationality,
    passportExpiry: passenger.passport_expiry ?? null,
  } satisfies PackagePassengerDetails;
  return {
    name,
    lastname,
    type,
    room,
    age: ageOn(agesOn, birth_date),
    holder: passengers.findIndex((one) => one.type === 'AD') === index,
    document: cleanDocument(document),
    details,
  };
}
