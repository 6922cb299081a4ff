import { aHotel, aQuery, aResult } from '../testing/builders';
import { hotelSlice, searchRequested, searchSettled, searchSucceeded } from './slice';

const settled = (hotels: number, statuses: ('ok' | 'pending' | 'error')[]) => {
  const { data, meta } = aResult([aHotel]);
  const page = {
    data: { ...data, hotels: data.hotels.slice(0, hotels) },
    meta: {
      ...meta,
      suppliers: statuses.map((status, index) => ({ code: `S${index}`, status, ms: 1, hotels: 0 })),
    },
  };
  return [searchRequested(aQuery), searchSucceeded(page), searchSettled()].reduce(
    (state, action) => hotelSlice.reducer(state, action),
    hotelSlice.getInitialState(),
  ).search;
};

it('says that nobody answered, not that there are no hotels, when every supplier was silent', () => {
  expect(settled(0, ['pending', 'error'])).toMatchObject({
    phase: 'failed',
    problem: { code: 'TIMEOUT' },
  });
});

it('says that there are no hotels when a supplier said so', () => {
  expect(settled(0, ['ok', 'pending'])).toMatchObject({ phase: 'found' });
});
