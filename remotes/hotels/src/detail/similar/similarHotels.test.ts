import { aHotelWith } from '../../testing/builders';
import { similarHotels } from './similarHotels';

const zone = (zone_code: string) => ({
  code: 'CTG',
  name: 'Cartagena',
  zone_code,
  zone_name: zone_code,
});
const here = aHotelWith({
  hotelCode: 'here',
  min_rate: 1000,
  star_number: 4,
  destination: zone('A'),
});

it('sorts by difference in price, stars and zone, without the hotel itself', () => {
  const found = similarHotels(
    [
      here,
      aHotelWith({ hotelCode: 'far', min_rate: 3000, star_number: 1, destination: zone('B') }),
      aHotelWith({ hotelCode: 'zone', min_rate: 1000, star_number: 4, destination: zone('B') }),
      aHotelWith({ hotelCode: 'twin', min_rate: 1050, star_number: 4, destination: zone('A') }),
    ],
    'here',
  );
  expect(found.map(({ hotelCode }) => hotelCode)).toEqual(['twin', 'zone', 'far']);
});

it('returns none for a hotel outside the results', () => {
  expect(similarHotels([here], 'other')).toEqual([]);
});
