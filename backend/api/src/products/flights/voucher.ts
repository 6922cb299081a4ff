import {
  type FlightConfirmation,
  flightConfirmationSchema,
  type FlightSegmentSold,
  type FlightSnapshot,
  flightSnapshotSchema,
  type Itinerary,
} from '@tiquete/contracts';
import { formatDayYear } from '@tiquete/domain';
import type { BookingRow } from '../../bookings/repository';
import type { Passenger, People } from '../../bookings';
import { flightPassengerDetailsSchema } from './sale/supplierData';
import type { ProductVoucher, VoucherFact, VoucherPart } from '../../vouchers/ports';
import { airportZone, utcOffsetLabel } from '../../places';
import { flightVoucherWords as words } from './messages';

type Stop = Pick<FlightSegmentSold['departure'], 'iataCode' | 'at'>;
interface Flown {
  departure: Stop;
  arrival: Stop;
}
const dayOf = ({ at }: Stop): string => at.slice(0, 10);
const hourOf = ({ at }: Stop): string => at.slice(11, 16);
const zoneOf = ({ at, iataCode }: Stop): string | undefined => utcOffsetLabel(at, iataCode);
const hourWithZone = (stop: Stop): string =>
  zoneOf(stop) === undefined ? hourOf(stop) : `${hourOf(stop)} (${zoneOf(stop)})`;

/**
 * Local times of departure and arrival with the UTC offset of each airport, stated once when both are equal. The arrival has
 * its date when it is on another day (the previous one included) or its clock shows an earlier time: `22:00 (UTC+9) – 10
 * feb. 2027, 10:05 (UTC-10), hora local`.
 */
function hoursText({ departure, arrival }: Flown): string {
  const isPlain = dayOf(departure) === dayOf(arrival) && arrival.at > departure.at;
  const day = isPlain ? '' : `${formatDayYear(dayOf(arrival))}, `;
  const zone = zoneOf(departure);
  return zone !== undefined && zone === zoneOf(arrival)
    ? words.hours(hourOf(departure), `${day}${hourOf(arrival)}`, zone)
    : words.hours(hourWithZone(departure), `${day}${hourWithZone(arrival)}`);
}
/** Date of departure, then the times of departure and arrival. */
export const timesText = (flown: Flown): string =>
  `${formatDayYear(dayOf(flown.departure))}, ${hoursText(flown)}`;

const SHOWN_LEGS = 3;

/** Texts of flights on itinerary, calendar and mails, read from the snapshot of the sale and the airline's confirmation. */
export const flightVoucher: ProductVoucher = {
  product: 'FLIGHT',
  facts(booking) {
    const snapshot = readSnapshot(booking);
    const { tickets } = readConfirmation(booking);
    const flights = segmentsOf(snapshot).map((segment): VoucherFact => [
      titleOf(segment, snapshot),
      [
        timesText(segment),
        wayOf(segment, snapshot),
        ...(segment.operating
          ? [`${words.operatedBy} ${carrierOf(segment.operating, snapshot)}.`]
          : []),
      ].join('\n'),
    ]);
    return [
      ...flights,
      ...(tickets.length > 0
        ? [[words.tickets, tickets.map(({ documentNumber }) => documentNumber).join(', ')] as const]
        : []),
    ];
  },
  sheet(booking, people) {
    const snapshot = readSnapshot(booking);
    const { offer, services, is_international: isInternational, fare_rules: rules } = snapshot;
    const legs = offer.itineraries.map((itinerary, index) => ({
      itinerary,
      label: labelOf(index, offer.itineraries.length),
    }));
    return {
      kind: words.kind,
      isPaidWhole: true,
      place: {
        name: booking.title,
        lines: [
          offer.validatingAirlineCodes
            .map((carrierCode) => carrierOf({ carrierCode }, snapshot))
            .join(', '),
        ],
      },
      moments: legs.slice(0, SHOWN_LEGS).map(({ itinerary, label }) => ({
        label,
        day: formatDayYear(itinerary.departureDate),
        detail: hoursOf(itinerary),
      })),
      parts: [
        ...legs.map(({ itinerary, label }) => toPart(itinerary, label, snapshot)),
        {
          title: words.passengers,
          facts: [],
          people: people.passengers.map((passenger) =>
            toName(passenger, snapshot, readConfirmation(booking)),
          ),
        },
        ...(services.length > 0
          ? [
              {
                title: words.services,
                facts: services.map(
                  ({ name, quantity, amount, travelerIds }) =>
                    [
                      nameOf(people, travelerIds[0]),
                      words.service(name, quantity, amount),
                    ] as const,
                ),
                people: [],
              },
            ]
          : []),
        ...(rules.length > 0
          ? [
              {
                title: words.fareRules,
                facts: rules.map(({ title, text }) => [title, text] as const),
                people: [],
              },
            ]
          : []),
      ],
      advice: [
        words.advice.checkIn,
        isInternational ? words.advice.international : words.advice.domestic,
        words.advice.times,
      ],
    };
  },
  events(booking) {
    const snapshot = readSnapshot(booking);
    const { record_locator: locator } = readConfirmation(booking);
    return segmentsOf(snapshot).map((segment) => ({
      summary: words.summary(
        flightOf(segment),
        segment.departure.iataCode,
        segment.arrival.iataCode,
      ),
      from: segment.departure.at.slice(0, 16),
      to: segment.arrival.at.slice(0, 16),
      timeZone: airportZone(segment.departure.iataCode),
      toTimeZone: airportZone(segment.arrival.iataCode),
      location: pointOf(segment.departure, snapshot),
      geo: null,
      description: [wayOf(segment, snapshot), ...(locator === '' ? [] : [words.record(locator)])],
    }));
  },
};

/** Snapshot of a flight. @throws ZodError for the booking of another product */
const readSnapshot = ({ snapshot }: BookingRow): FlightSnapshot =>
  flightSnapshotSchema.parse(snapshot);
const readConfirmation = ({ confirmation }: BookingRow): FlightConfirmation =>
  flightConfirmationSchema.safeParse(confirmation).data ?? { record_locator: '', tickets: [] };

const segmentsOf = ({ offer }: FlightSnapshot): FlightSegmentSold[] =>
  offer.itineraries.flatMap(({ segments }) => segments);
const flightOf = ({ carrierCode, number }: FlightSegmentSold): string => `${carrierCode} ${number}`;
const labelOf = (index: number, legs: number): string =>
  (legs <= 2 ? words.legs[index] : undefined) ?? words.part(index + 1);

function hoursOf({ segments }: Itinerary): string {
  const [first, last] = [segments[0], segments.at(-1)];
  return first && last ? hoursText({ departure: first.departure, arrival: last.arrival }) : '';
}
function pointOf(
  { iataCode, terminal }: FlightSegmentSold['departure'],
  { dictionaries }: FlightSnapshot,
): string {
  return words.point(dictionaries.locations[iataCode]?.cityName ?? iataCode, iataCode, terminal);
}
const wayOf = ({ departure, arrival }: FlightSegmentSold, snapshot: FlightSnapshot): string =>
  words.way(pointOf(departure, snapshot), pointOf(arrival, snapshot));
/** Name of an airline, or its code when the supplier sent no name. */
const carrierOf = (
  { carrierCode }: { carrierCode: string },
  { dictionaries }: FlightSnapshot,
): string => dictionaries.carriers[carrierCode] ?? carrierCode;
const titleOf = (segment: FlightSegmentSold, { dictionaries }: FlightSnapshot): string =>
  `${flightOf(segment)} ${dictionaries.carriers[segment.carrierCode] ?? ''}`.trim();

function toPart({ segments }: Itinerary, label: string, snapshot: FlightSnapshot): VoucherPart {
  const [first, last] = [segments[0], segments.at(-1)];
  const city = (code = '') => snapshot.dictionaries.locations[code]?.cityName ?? code;
  return {
    title: words.leg(label, city(first?.departure.iataCode), city(last?.arrival.iataCode)),
    facts: segments.flatMap((segment) => toFacts(segment, snapshot)),
    people: [],
  };
}
function toFacts(segment: FlightSegmentSold, snapshot: FlightSnapshot): VoucherFact[] {
  const fare = snapshot.offer.travelerPricings[0]?.fareDetailsBySegment.find(
    ({ segmentId }) => segmentId === segment.id,
  );
  return [
    [titleOf(segment, snapshot), `${timesText(segment)}\n${wayOf(segment, snapshot)}`],
    ...(segment.operating
      ? [[words.operatedBy, carrierOf(segment.operating, snapshot)] as const]
      : []),
    ...(fare
      ? [
          [
            words.cabin,
            [words.cabins[fare.cabin], fare.brandedFareLabel ?? fare.brandedFare]
              .filter((part) => part !== undefined)
              .join(' · '),
          ] as const,
        ]
      : []),
    ...(fare
      ? [
          [
            words.bags,
            `${words.cabinBags(fare.includedCabinBags)}, ${words.checkedBags(fare.includedCheckedBags)}`,
          ] as const,
        ]
      : []),
  ];
}

const idOf = ({ details }: Passenger): string | undefined =>
  flightPassengerDetailsSchema.safeParse(details).data?.id;
const fullName = ({ name, lastname }: Passenger): string => `${name} ${lastname}`;
function toName(
  passenger: Passenger,
  { offer }: FlightSnapshot,
  { tickets }: FlightConfirmation,
): string {
  const sold = offer.travelerPricings.find(({ travelerId }) => travelerId === idOf(passenger));
  const infant = words.infants[sold?.travelerType ?? 'SEATED_INFANT'];
  const name =
    passenger.type === 'INF' && infant ? `${fullName(passenger)} (${infant})` : fullName(passenger);
  const own = tickets
    .filter(({ travelerId }) => travelerId === idOf(passenger))
    .map(({ documentNumber }) => documentNumber);
  return own.length > 0 ? words.ticket(name, own.join(', ')) : name;
}
function nameOf({ passengers }: People, travelerId: string | undefined): string {
  const passenger = passengers.find((one) => idOf(one) === travelerId);
  return passenger ? fullName(passenger) : '';
}
