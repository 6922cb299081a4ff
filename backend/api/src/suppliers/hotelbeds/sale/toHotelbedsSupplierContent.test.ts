import { toHotelbedsSupplierContent } from './toHotelbedsSupplierContent';
import { hotelDetailsSchema } from './wire';

const stay = {
  hotelCode: '1',
  checkin: '2027-03-10',
  checkout: '2027-03-12',
  rooms: [],
  client_nationality: 'CO',
};
const read = (change: object) => {
  const hotel = hotelDetailsSchema.parse({
    hotel: { code: 1, name: { content: 'Casa' }, ...change },
  });
  if (!hotel) throw new Error('no hotel');
  return toHotelbedsSupplierContent(hotel, new Map(), stay);
};
const hours = (facilityCode: number, timeFrom: string, timeTo: string | null) => ({
  facilityCode,
  facilityGroupCode: 70,
  timeFrom,
  timeTo,
});

it('shows the start of check-in and the end of check-out when the vendor states both as ranges', () => {
  expect(
    read({ facilities: [hours(260, '15:00:00', '23:30:00'), hours(390, '07:00:00', '11:00:00')] }),
  ).toMatchObject({ check_in_from: '15:00', check_out_until: '11:00' });
  expect(read({ facilities: [hours(390, '12:00:00', null)] }).check_out_until).toBe('12:00');
});

it('reads a hotel whose optional fields are null', () => {
  const nothing = {
    description: null,
    city: null,
    address: null,
    zone: null,
    category: null,
    coordinates: null,
    phones: null,
    rooms: null,
    facilities: null,
    interestPoints: null,
    images: null,
    issues: null,
  };
  expect(read(nothing)).toMatchObject({ name: 'Casa', description: '', images: [], amenities: [] });
});
