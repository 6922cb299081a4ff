import { manyHotels } from './manyHotels.mjs';

const hotel = (hotelCode) => ({
  hotelCode,
  name: `Casa ${hotelCode}`,
  min_rate: 100_000,
  max_rate: 200_000,
  star_number: 4,
});
const answer = {
  data: { sessionCode: 's', hotels: [hotel('1'), hotel('2')] },
  meta: { total: 2, complete: false },
};

it('enlarges an answer without giving two hotels one code', () => {
  const { data, meta } = manyHotels(answer, 5);
  expect(new Set(data.hotels.map(({ hotelCode }) => hotelCode)).size).toBe(5);
  expect(data.hotels[3]).toMatchObject({ hotelCode: '2x1', min_rate: 101_000, star_number: 4 });
  expect({ ...meta, sessionCode: data.sessionCode }).toEqual({
    total: 5,
    complete: true,
    sessionCode: 's',
  });
});

it('returns an empty answer unchanged', () =>
  expect(() => manyHotels({ data: { hotels: [] }, meta: {} }, 5)).toThrow('nothing to enlarge'));
