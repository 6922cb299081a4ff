import type { Itinerary } from '@tiquete/contracts';
import type { BookingRow } from '../../bookings/repository';
import { aTrip, names, shown } from './testing/bookings';
import { lastDayOf } from './trip';
import { flightVoucher } from './voucher';

/** An itinerary of one flight, from one local time to another. */
function aWay(from: string, departs: string, to: string, arrives: string): Itinerary {
  const [itinerary] = aTrip().itineraries;
  const [segment] = itinerary?.segments ?? [];
  if (!itinerary || !segment) throw new Error('A trip has flights.');
  return {
    ...itinerary,
    departureDate: departs.slice(0, 10),
    arrivalDate: arrives.slice(0, 10),
    segments: [
      {
        ...segment,
        departure: { iataCode: from, at: `${departs}:00` },
        arrival: { iataCode: to, at: `${arrives}:00` },
      },
    ],
  };
}
const overTheDateLine = aWay('NRT', '2027-02-10T22:00', 'HNL', '2027-02-10T10:05');
const dayBefore = aWay('NRT', '2027-02-10T01:00', 'HNL', '2027-02-09T13:05');
const dayAfter = aWay('BOG', '2027-02-10T23:10', 'MAD', '2027-02-11T15:20');
const twoDaysAfter = aWay('LAX', '2027-02-10T22:30', 'SYD', '2027-02-12T08:45');
const sameClock = aWay('BOG', '2027-02-10T06:10', 'MDE', '2027-02-10T07:10');
const otherClock = aWay('BOG', '2027-02-10T06:10', 'CCS', '2027-02-10T09:00');
const unlisted = aWay('ZZX', '2027-02-10T06:10', 'ZZY', '2027-02-11T09:00');

function aBooking(way: Itinerary): BookingRow {
  const offer = shown(aTrip({ itineraries: [way] }));
  const snapshot = {
    offer,
    dictionaries: names,
    fare_rules: [],
    is_international: true,
    services: [],
    hold_until: null,
  };
  const row: Partial<BookingRow> = { title: 'Vuelo', snapshot, confirmation: null };
  return row as BookingRow;
}
const people = { customer: {}, passengers: [], remark: '' } as unknown as Parameters<
  typeof flightVoucher.sheet
>[1];

it.each([
  [dayBefore, '10 feb. 2027, 01:00 (UTC+9) – 09 feb. 2027, 13:05 (UTC-10), hora local'],
  [overTheDateLine, '10 feb. 2027, 22:00 (UTC+9) – 10 feb. 2027, 10:05 (UTC-10), hora local'],
  [dayAfter, '10 feb. 2027, 23:10 (UTC-5) – 11 feb. 2027, 15:20 (UTC+1), hora local'],
  [twoDaysAfter, '10 feb. 2027, 22:30 (UTC-8) – 12 feb. 2027, 08:45 (UTC+11), hora local'],
  [otherClock, '10 feb. 2027, 06:10 (UTC-5) – 09:00 (UTC-4), hora local'],
  [sameClock, '10 feb. 2027, 06:10 – 07:10, hora local (UTC-5)'],
  [unlisted, '10 feb. 2027, 06:10 – 11 feb. 2027, 09:00, hora local'],
])('shows the day and the zone of the arrival in mails and on the voucher', (way, times) => {
  const booking = aBooking(way);
  const [[, fact] = []] = flightVoucher.facts(booking);
  expect(fact?.split('\n')[0]).toBe(times);
  const { moments, parts } = flightVoucher.sheet(booking, people);
  expect(moments[0]?.detail).toBe(times.slice('10 feb. 2027, '.length));
  expect(parts[0]?.facts[0]?.[1].split('\n')[0]).toBe(times);
});

it('gives departure and arrival in the time zones of their airports in the calendar', () => {
  expect(flightVoucher.events(aBooking(dayBefore))).toMatchObject([
    {
      from: '2027-02-10T01:00',
      timeZone: 'Asia/Tokyo',
      to: '2027-02-09T13:05',
      toTimeZone: 'Pacific/Honolulu',
    },
  ]);
});

it.each([
  [dayBefore, '2027-02-10'],
  [overTheDateLine, '2027-02-10'],
  [dayAfter, '2027-02-11'],
])('ends the trip on its last local day, never before it begins', (way, day) => {
  expect(lastDayOf({ itineraries: [way] })).toBe(day);
});

it('names infants with a seat and infants on a lap differently', () => {
  const booking = aBooking(sameClock);
  const [pricing] = shown(aTrip()).travelerPricings;
  const types = ['ADULT', 'SEATED_INFANT', 'HELD_INFANT'];
  Object.assign(booking.snapshot as { offer: object }, {
    offer: {
      ...(booking.snapshot as { offer: object }).offer,
      travelerPricings: types.map((travelerType, index) => ({
        ...pricing,
        travelerId: String(index + 1),
        travelerType,
      })),
    },
  });
  const passengers = ['Ana', 'Teo', 'Lía'].map((name, index) => ({
    type: index === 0 ? 'AD' : 'INF',
    name,
    lastname: 'Ruiz',
    details: {
      id: String(index + 1),
      birthDate: '2026-05-01',
      gender: 'FEMALE',
      document: null,
      loyalty: [],
    },
  }));
  const { parts } = flightVoucher.sheet(booking, {
    ...people,
    passengers: passengers as unknown as (typeof people)['passengers'],
  });
  expect(parts.flatMap((part) => part.people)).toEqual([
    'Ana Ruiz',
    'Teo Ruiz (Infante)',
    'Lía Ruiz (Bebé en brazos)',
  ]);
});
