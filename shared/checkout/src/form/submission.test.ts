import { ApiProblem, type ApiClient } from '@tiquete/platform';
import { fakeApi, type ApiAnswers } from '@tiquete/testing';
import { keyOfIntent } from '../intentKey';
import { book, pay, type Sale } from './submission';

const product = {
  namespace: 'flights',
  keptAs: 'flight-checkout',
  returnPath: (id: string) => `/result?booking=${id}`,
  searchPath: '/',
};
const keeper = { brand: 'tiquete', product };
const refused = (code: string) =>
  new ApiProblem({ code, title: code, status: 409, requestId: null });
const booking = { id: 'b-1', code: 'TQ7K2M9P', paymentKey: 'key-1' };
const opened = { reference: 'TQ7K2M9P-1' };
const apiThat = (answer: () => unknown): ApiClient =>
  fakeApi({ 'POST payments': () => ({ data: answer() }) } as ApiAnswers);
const aBody = { accepts: {}, total: 1 };

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('waits while the supplier is still holding, and asks under the same key and for the product’s own way back', async () => {
  let turns = 0;
  const inputs: unknown[] = [];
  const api = fakeApi({
    'POST payments': (input) => {
      inputs.push(input);
      turns += 1;
      if (turns < 3) throw refused('HOLD_PENDING');
      return { data: opened };
    },
  } as ApiAnswers);
  const paying = pay(api, keeper, booking);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await paying).toEqual({ phase: 'opened', payment: opened });
  expect(new Set(inputs.map((input) => JSON.stringify(input)))).toEqual(
    new Set([
      JSON.stringify({
        body: { bookingId: 'b-1', return_path: '/result?booking=b-1' },
        idempotencyKey: 'key-1',
      }),
    ]),
  );
});
it('stops waiting after eighteen seconds and says what is in the way', async () => {
  const paying = pay(
    apiThat(() => {
      throw refused('HOLD_PENDING');
    }),
    keeper,
    booking,
  );
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await paying).toMatchObject({ phase: 'unpaid', problem: { code: 'HOLD_PENDING' } });
});
it('takes the same body for a new wish once the booking is over', async () => {
  const before = await keyOfIntent('tiquete', product.keptAs, aBody);
  expect(await keyOfIntent('tiquete', product.keptAs, aBody)).toBe(before);
  await pay(
    apiThat(() => {
      throw refused('BOOKING_EXPIRED');
    }),
    keeper,
    booking,
  );
  expect(await keyOfIntent('tiquete', product.keptAs, aBody)).not.toBe(before);
  expect(await keyOfIntent('tiquete', 'hotel-checkout', aBody)).not.toBe(
    await keyOfIntent('tiquete', product.keptAs, aBody),
  );
});
it.each([
  ['another price', refused('PRICE_CHANGED'), { phase: 'price-changed', change: 2 }],
  [
    'a booking that is there already',
    refused('DUPLICATE_BOOKING'),
    { phase: 'duplicate', code: null },
  ],
  ['anything else', refused('SOLD_OUT'), { phase: 'refused' }],
])('makes %s a state', async (_, problem, outcome) => {
  const sale: Sale<typeof aBody, number> = {
    book: () => Promise.reject(problem),
    parseChange: ({ code }) => (code === 'PRICE_CHANGED' ? 2 : null),
    accept: (body) => body,
  };
  expect(await book(sale, keeper, aBody)).toMatchObject(outcome);
});
