import { type PackageSnapshot, packageSnapshotSchema } from '@tiquete/contracts';
import { formatDay, formatDayYear } from '@tiquete/domain';
import type { BookingRow } from '../../bookings/repository';
import type { Passenger } from '../../bookings';
import type { VoucherFact, VoucherPart, ProductVoucher } from '../../vouchers/ports';
import { packageVoucherWords as words } from './messages/voucher';

/** Texts of packages on voucher, calendar and mails, read from the snapshot of the sale. */
export const packageVoucher: ProductVoucher = {
  product: 'PACKAGE',
  termsClock: 'de Colombia',
  facts(booking) {
    const sold = readSnapshot(booking);
    const { days, nights, hotel, rooms, flights } = sold;
    const { from } = endsOf(sold);
    const legs = flights.map((leg) =>
      [formatDayYear(leg.date), `${leg.from.name} – ${leg.to.name}`, leg.airline.name].join(' · '),
    );
    return [
      [words.days, `${words.dayCount(days)}, ${words.nightCount(nights)}`],
      ...(from === '' ? [] : [[words.from, words.fromPlace(from)] as const]),
      ...(legs.length > 0
        ? [[words.flights, [...legs, words.flightHoursLater].join('\n')] as const]
        : []),
      [words.category, hotel.name],
      ...hotelFacts(sold).map(([stop, stay]) => [words.hotelIn(stop), stay] as const),
      [words.rooms, rooms.map(({ room_type }) => words.roomTypes[room_type]).join(', ')],
    ];
  },
  sheet(booking, { passengers }) {
    const sold = readSnapshot(booking);
    const { name, nights, days, stops } = sold;
    const { from, to } = endsOf(sold);
    return {
      kind: words.kind,
      isPaidWhole: true,
      place: { name, lines: [stops.map((stop) => stop.name).join(' · ')] },
      moments: [
        {
          label: words.from,
          day: formatDayYear(sold.DateBegin),
          detail: words.fromPlace(from),
        },
        { label: words.to, day: formatDayYear(sold.DateEnd), detail: words.toPlace(to) },
        { label: words.days, day: words.dayCount(days), detail: words.nightCount(nights) },
      ],
      parts: [
        ...sold.rooms.map(({ room_type }, index) => ({
          title: words.room(index + 1, words.roomTypes[room_type]),
          facts: [],
          people: passengers.filter(({ room }) => room === index + 1).map(toName),
        })),
        ...toPart(words.hotels(sold.hotel.name), hotelFacts(sold)),
        ...toPart(words.flights, flightFacts(sold)),
        ...toPart(words.included, includedFacts(sold)),
        ...toPart(words.itinerary, itineraryFacts(sold)),
        ...toPart(words.papers, paperFacts(sold)),
      ],
      advice: adviceOf(sold),
    };
  },
  events(booking) {
    const { name, DateBegin, DateEnd, stops, itinerary } = readSnapshot(booking);
    return [
      {
        summary: words.event(name),
        from: `${DateBegin}T00:00`,
        to: `${DateEnd}T23:59`,
        timeZone: 'America/Bogota',
        location: stops.map((stop) => stop.name).join(', '),
        geo: null,
        description: itinerary.map(({ day, title }) => `${words.day(day)}: ${title}`),
      },
    ];
  },
};

/** Snapshot of a package. @throws ZodError for the booking of another product */
const readSnapshot = ({ snapshot }: BookingRow): PackageSnapshot =>
  packageSnapshotSchema.parse(snapshot);

/** Part of a voucher; left out when it has no facts. */
const toPart = (title: string, facts: readonly VoucherFact[]): VoucherPart[] =>
  facts.length > 0 ? [{ title, facts, people: [] }] : [];
function toName({ name, lastname, type, age }: Passenger): string {
  if (type === 'AD') return `${name} ${lastname}`;
  return `${name} ${lastname} (${type === 'INF' ? words.infant : words.age(age)})`;
}

/** Places where the journey begins and ends: the origin or, without one, the first and the last stop. */
function endsOf({ origin, stops }: PackageSnapshot): { from: string; to: string } {
  return {
    from: origin?.name ?? stops[0]?.name ?? '',
    to: origin?.name ?? stops.at(-1)?.name ?? '',
  };
}

const hotelFacts = ({ hotel }: PackageSnapshot): VoucherFact[] =>
  hotel.stays.map(({ stop, name, nights, board_name }) => [
    stop.name,
    `${name} · ${words.nightCount(nights)} · ${board_name}`,
  ]);

const flightFacts = ({ flights }: PackageSnapshot): VoucherFact[] =>
  flights.length === 0
    ? []
    : [
        ...flights.map(({ date, from, to, airline, checked_bags }): VoucherFact => [
          formatDayYear(date),
          `${from.name} – ${to.name} · ${airline.name} · ${words.bags(checked_bags)}`,
        ]),
        [words.flightNote, words.flightHours],
      ];

const includedFacts = ({ includes, excludes, services }: PackageSnapshot): VoucherFact[] =>
  [
    [words.includes, includes.map(({ text }) => text)] as const,
    [words.services, services.map(({ name }) => name)] as const,
    [words.excludes, excludes] as const,
  ].flatMap(([label, lines]) => (lines.length > 0 ? [[label, lines.join('\n')] as const] : []));

const itineraryFacts = ({ itinerary }: PackageSnapshot): VoucherFact[] =>
  itinerary.map(({ day, date, title, text, meals }) => [
    `${words.day(day)} · ${formatDay(date)}`,
    [title, text, ...mealsLine(meals)].join('\n'),
  ]);
const list = new Intl.ListFormat('es', { type: 'conjunction' });
const mealsLine = (meals: PackageSnapshot['itinerary'][number]['meals']): string[] =>
  meals.length > 0
    ? [words.mealsIncluded(list.format(meals.map((meal) => words.meals[meal])))]
    : [];

const paperFacts = ({ documents, visas, vaccines }: PackageSnapshot): VoucherFact[] => [
  [
    words.document,
    documents.type === 'PASSPORT' ? words.passport(documents.validity_months) : words.idCard,
  ],
  ...visas.map(({ country_name, text }) => [words.visa(country_name), text] as const),
  ...vaccines.map(({ name, text }) => [words.vaccine(name), text] as const),
];

const adviceOf = ({ to_bring }: PackageSnapshot): string[] =>
  to_bring.length > 0 ? [words.bring(to_bring)] : [];
