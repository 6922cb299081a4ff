import { fakeFlightSupplier } from '../testing/fakeFlightSupplier';
import { aFlightApi, aSearch, aSegment, codesOf, parse } from '../testing/aFlightApi';

const party = (adults: number, children_ages: unknown[], seated_infants = 0) => ({
  passengers: { adults, children: children_ages.length, children_ages, seated_infants },
});
const dateOf = (index: number) => `/segments/${index}/departureDateTimeRange/date`;

it.each<[string, object, number, string, string]>([
  [
    'more lap infants than adults',
    party(1, [1, 0]),
    422,
    'INFANTS_EXCEED_ADULTS',
    '/passengers/children_ages',
  ],
  ['ten seats', party(8, [5, 1], 1), 422, 'MAX_SEATED_9', '/passengers'],
  [
    'more seats for infants than infants',
    party(1, [5], 1),
    400,
    'INVALID_FORMAT',
    '/passengers/seated_infants',
  ],
  [
    'fewer ages than children',
    { passengers: { adults: 1, children: 2, children_ages: [5] } },
    422,
    'CHILD_AGE_REQUIRED',
    '/passengers/children_ages',
  ],
  ['an empty age', party(1, [5, null]), 422, 'CHILD_AGE_REQUIRED', '/passengers/children_ages/1'],
  ['a child of full age', party(1, [18]), 400, 'INVALID_FORMAT', '/passengers/children_ages/0'],
  [
    'the same place',
    { segments: [aSegment('BOG', 'BOG')] },
    422,
    'SAME_ORIGIN_DESTINATION',
    '/segments/0/destinationLocationCode',
  ],
  [
    'two airports of one city',
    { segments: [aSegment('BOG', 'MDE'), aSegment('JFK', 'EWR')], segmentsFrom: [] },
    422,
    'SAME_ORIGIN_DESTINATION',
    '/segments/1/destinationLocationCode',
  ],
  [
    'dates that go backwards',
    {
      segments: [aSegment('BOG', 'MDE', '2027-03-10'), aSegment('MDE', 'BOG', '2027-03-09')],
      segmentsFrom: [],
    },
    422,
    'SEGMENTS_NOT_CHRONOLOGICAL',
    dateOf(1),
  ],
  [
    'yesterday',
    { segments: [aSegment('BOG', 'MDE', '2027-01-09')] },
    422,
    'DEPARTURE_IN_PAST',
    dateOf(0),
  ],
  [
    'a day that no airline sells yet',
    { segments: [aSegment('BOG', 'MDE', '2027-12-07')] },
    422,
    'DATE_TOO_FAR',
    dateOf(0),
  ],
  [
    'an unknown origin',
    { segments: [aSegment('QQQ', 'MDE')], segmentsFrom: [] },
    422,
    'UNKNOWN_DESTINATION',
    '/segments/0/originLocationCode',
  ],
  [
    'an unknown destination',
    { segments: [aSegment('BOG', 'QQQ')] },
    422,
    'UNKNOWN_DESTINATION',
    '/segments/0/destinationLocationCode',
  ],
  [
    'origins other than those of the segments',
    { segmentsFrom: ['MDE'] },
    400,
    'INVALID_FORMAT',
    '/segmentsFrom',
  ],
  ['another currency', { currency: 'USD' }, 400, 'INVALID_FORMAT', '/currency'],
])('rejects %s', async (_, changes, status, code, pointer) => {
  const { search } = await aFlightApi();
  const reply = await search({ ...aSearch(), ...changes });
  expect([reply.statusCode, reply.json().errors[0]]).toEqual([
    status,
    expect.objectContaining({ code, source: { pointer } }),
  ]);
});

it('uses the local day at the origin', async () => {
  const { search, wait } = await aFlightApi();
  // It is 21:00 in Bogotá, and already the next day in Madrid.
  wait(9 * 3_600_000);
  const today = (origin: string, destination: string) =>
    search(aSearch({ segments: [aSegment(origin, destination, '2027-01-10')], segmentsFrom: [] }));
  expect((await today('BOG', 'MDE')).statusCode).toBe(200);
  expect(codesOf(await today('MAD', 'BOG'))).toEqual(['DEPARTURE_IN_PAST']);
});

it.each([
  // A departure at midnight arrives in Honolulu on the previous day, in the morning.
  ['NRT', 'HNL', '2027-03-10', '2027-03-09', 200],
  ['NRT', 'HNL', '2027-03-10', '2027-03-08', 422],
  // In Bogotá the previous day ends six hours later, which is less than the flight takes.
  ['MAD', 'BOG', '2027-03-10', '2027-03-09', 422],
  ['HNL', 'NRT', '2027-03-10', '2027-03-09', 422],
  ['BOG', 'MDE', '2027-03-10', '2027-03-10', 200],
])(
  'from %s to %s on %s, accepts a return on %s by both local times',
  async (from, to, out, back, status) => {
    const { search } = await aFlightApi();
    const segments = [aSegment(from, to, out), aSegment(to, from, back)];
    const reply = await search(aSearch({ segments, segmentsFrom: [] }));
    expect(reply.statusCode).toBe(status);
    if (status !== 200) expect(codesOf(reply)).toEqual(['SEGMENTS_NOT_CHRONOLOGICAL']);
  },
);

it('requests all travellers by age, the oldest first, infants on a lap unless they have a seat', async () => {
  const supplier = fakeFlightSupplier();
  const { search } = await aFlightApi([supplier]);
  const { meta } = parse(await search({ ...aSearch(), ...party(2, [0, 7, 1, 11], 1) }));
  expect(meta.travelers).toEqual([
    { id: '1', travelerType: 'ADULT' },
    { id: '2', travelerType: 'ADULT' },
    { id: '3', travelerType: 'CHILD' },
    { id: '4', travelerType: 'CHILD' },
    { id: '5', travelerType: 'SEATED_INFANT' },
    { id: '6', travelerType: 'HELD_INFANT', associatedAdultId: '1' },
  ]);
  expect(supplier.queries[0]?.travelers.map(({ age }) => age).slice(2)).toEqual([11, 7, 1, 0]);
});

it('treats every order of ages and codes as the same search', async () => {
  const supplier = fakeFlightSupplier();
  const { search } = await aFlightApi([supplier]);
  const first = parse(
    await search({ ...aSearch({ corporateCodes: ['abc', 'X1'] }), ...party(1, [7, 3]) }),
  );
  const second = parse(
    await search({
      ...aSearch({ corporateCodes: ['X1', 'ABC'], segmentsFrom: [] }),
      ...party(1, [3, 7]),
    }),
  );
  expect([second.meta.sessionCode, supplier.queries.length]).toEqual([first.meta.sessionCode, 1]);
});
