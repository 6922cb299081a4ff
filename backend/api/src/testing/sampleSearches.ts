// Search fields of the well-formed requests in `everyCall.ts`.
export const SEARCH = {
  canal: '1',
  checkin: '2027-03-10',
  checkout: '2027-03-12',
  rooms: [{ adults: 1, childrens: [] }],
  destination_code: ['CTG'],
  client_nationality: 'CO',
  currency: 'COP',
  language: 'es',
  Hotel_codes: [],
};
export const FLIGHTS = {
  segments: [
    {
      id: '1',
      originLocationCode: 'BOG',
      destinationLocationCode: 'MDE',
      departureDateTimeRange: { date: '2027-03-10' },
    },
  ],
  passengers: { adults: 1 },
  currency: 'COP',
  language: 'es',
};
