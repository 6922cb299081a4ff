import type { HotelSnapshot } from '@tiquete/contracts';
import type { People, Quote } from '../../bookings/ports';
import { aPeople, aQuote } from '../../bookings/testing/builders';

/** A family's stay in two rooms, with all the letters and signs that Spanish and suppliers' texts may contain. */
export const aSnapshot: HotelSnapshot = {
  hotel: {
    hotelCode: '1',
    name: 'Hotel Señorío de Cañaveral & Spa',
    star_number: 4,
    address: 'Calle 36 # 4-75',
    city_name: 'Cartagena de Indias',
    zone_name: 'Centro histórico',
    geo: { latitude: 10.42, longitude: -75.55 },
    phones: ['+57 605 000 0000'],
    check_in_from: '15:00',
    check_out_until: '12:00',
  },
  supplier: 'HB',
  room: {
    roomCode: 'DBL.ST',
    name: 'Doble estándar, vista a la bahía',
    beds: [{ type: 'cama doble', count: 1 }],
  },
  boardCode: 'BB',
  boardName: 'Desayuno incluido',
  nights: 3,
  rooms: [
    { adults: 2, childrens: [5] },
    { adults: 1, childrens: [] },
  ],
  per_night: [
    { date: '2027-03-10', amount: 480_000 },
    { date: '2027-03-11', amount: 480_000 },
    { date: '2027-03-12', amount: 480_000 },
  ],
  promotion: null,
};
export const aFamily: People = {
  ...aPeople({ name: 'Ángela', lastname: 'Muñoz Peña', document: '1032456789' }),
  passengers: [
    {
      name: 'Ángela',
      lastname: 'Muñoz Peña',
      type: 'AD',
      room: 1,
      age: 36,
      holder: true,
      document: '1032456789',
    },
    { name: 'José', lastname: 'Güiza', type: 'AD', room: 1, age: 38, holder: false, document: '' },
    {
      name: 'Sofía',
      lastname: 'Güiza Muñoz',
      type: 'CH',
      room: 1,
      age: 5,
      holder: false,
      document: '',
    },
    {
      name: 'Łukasz',
      lastname: 'Żółkiewski',
      type: 'AD',
      room: 2,
      age: 64,
      holder: true,
      document: '',
    },
  ],
  remark: 'Habitaciones cercanas, por favor. ¿Tienen cuna?',
};
export const aHotelQuote = (now: Date, over: Partial<Quote> = {}): Quote =>
  aQuote(now, {
    title: aSnapshot.hotel.name,
    dateFrom: '2027-03-10',
    dateTo: '2027-03-13',
    destinationName: 'Cartagena de Indias',
    totalPax: 4,
    total: 1_440_000,
    snapshot: aSnapshot,
    people: aFamily,
    priceBreakdown: {
      base: 1_210_084,
      taxes: [{ name: 'IVA', amount: 229_916, included: true }],
      fees: [],
      pay_at_hotel: [{ name: 'Seguro hotelero', amount: 18_000, currency: 'COP' }],
    },
    cancellation: {
      refundable: true,
      free_until: '2027-03-05T23:59:00-05:00',
      timeline: [
        { from: null, refund_amount: 1_440_000, penalty_amount: 0, penalty_porcent: 0 },
        {
          from: '2027-03-06T00:00:00-05:00',
          refund_amount: 960_000,
          penalty_amount: 480_000,
          penalty_porcent: 33,
        },
      ],
    },
    rateComments:
      'Llegada desde las 15:00. El hotel cobra el seguro hotelero por persona y noche.\nPiscina en mantenimiento los lunes.',
    payBy: new Date(now.getTime() + 1000 * 3_600_000),
    ...over,
  });
