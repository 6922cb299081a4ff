import { aDeparture, aPackage } from './builders';

/** A package in dollars from two cities, with all options, a minimum group and a deposit. */
export const aTour = (over: Parameters<typeof aPackage>[0] = {}) =>
  aPackage({
    code: 'PE-CUSCO',
    name: 'Cusco y el Valle Sagrado',
    currency: 'USD',
    origins: [
      { code: 'BOG', name: 'Bogotá', supplement: 0 },
      { code: 'MDE', name: 'Medellín', supplement: 60 },
    ],
    stops: [
      {
        code: 'CUZ',
        name: 'Cusco',
        country: 'PE',
        latitude: -13.53,
        longitude: -71.97,
        nights: 2,
        is_gateway: false,
      },
    ],
    hotels: [
      {
        id: 'turista',
        name: 'Turista',
        star_number: 3,
        stays: [{ stop: 'CUZ', name: 'Casa Andina', nights: 2, board: 'BB' }],
      },
      {
        id: 'primera',
        name: 'Primera',
        star_number: 4.5,
        stays: [{ stop: 'CUZ', name: 'Palacio del Inca', nights: 2, board: 'HB' }],
      },
    ],
    prices: [
      {
        season: 'baja',
        hotel: 'turista',
        adult: { single: 700, double: 500, triple: 450 },
        children: [
          { min_age: 0, max_age: 1, without_bed: 50 },
          { min_age: 2, max_age: 11, with_bed: 400, without_bed: 300 },
        ],
      },
      {
        season: 'baja',
        hotel: 'primera',
        adult: { single: 1000, double: 700, triple: 650 },
        children: [],
      },
    ],
    flights: [
      { day: 1, from: 'BOG', to: 'CUZ', airline: 'AV', checked_bags: 1 },
      { day: 3, from: 'CUZ', to: 'BOG', airline: 'AV', checked_bags: 1 },
    ],
    tours: [
      { id: 'machu-picchu', name: 'Machu Picchu', text: 'Tren y entrada.', price: 250, day: 2 },
      { id: 'cena', name: 'Cena con espectáculo', text: 'En la plaza.', price: 40 },
    ],
    documents: { type: 'PASSPORT', validity_months: 6 },
    minimum_group: { travelers: 6, decided_days_before: 20 },
    deposit: { percent: 30, instalments: 2, due_days_before: 45, grace_days: 3 },
    cancellation: [
      { days_before: 30, penalty_percent: 20 },
      { days_before: 10, penalty_percent: 60 },
    ],
    departures: [
      aDeparture('2027-05-05', { rooms: { single: 2, double: 2, triple: 1 } }),
      aDeparture('2027-05-19', { rooms: { single: 2, double: 2, triple: 1 } }),
      aDeparture('2027-06-02', { rooms: { double: 2 } }),
    ],
    ...over,
  });
