import { flightsBody, flightsPath, manyFlights } from './flightSearch.mjs';

const offer = {
  id: 'o',
  totalPrice: 100_000,
  itineraries: [{ segments: [{ carrierCode: 'AV', number: '9314' }] }],
};

it('sends the search of the page to the api', () => {
  const { segments } = flightsBody(3);
  const written = segments
    .map(
      ({ originLocationCode, destinationLocationCode, departureDateTimeRange }) =>
        `${originLocationCode}-${destinationLocationCode}-${departureDateTimeRange.date}`,
    )
    .join('_');
  expect(new URL(flightsPath(3), 'http://localhost').searchParams.get('segments')).toBe(written);
});
it('enlarges a result with other flights at other prices', () => {
  const { data, meta } = manyFlights({ data: [offer], meta: { complete: false } }, 3);
  expect(
    data.map(({ id, totalPrice, itineraries }) => [
      id,
      totalPrice,
      itineraries[0].segments[0].number,
    ]),
  ).toEqual([
    ['o', 100_000, '9314'],
    ['ox1', 101_000, '19314'],
    ['ox2', 102_000, '29314'],
  ]);
  expect(meta).toEqual({ complete: true, count: 3 });
});
it('returns an empty answer unchanged', () =>
  expect(() => manyFlights({ data: [], meta: {} }, 3)).toThrow('nothing to enlarge'));
