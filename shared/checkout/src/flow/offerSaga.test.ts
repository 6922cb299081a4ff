import { holding, settle } from '@tiquete/testing';
import { aBooking, aRefusal } from '../testing/cruiseBuilders';
import { aCabin, aCruiseUrl, startCruise } from '../testing/cruises';

const MINUTE_MS = 60_000;
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

it('finds the offer of the address and the address for a reload', async () => {
  const found = { ...aCabin, code: 'A-9' };
  const { open, state } = startCruise({ load: async () => found });
  await open();
  expect(state()).toMatchObject({
    openedAt: aCruiseUrl,
    address: '/checkout/cruise?cabin=A-9',
    offer: { phase: 'ready', offer: found },
  });
});
it('gives the reason when the offer is gone', async () => {
  const { open, state } = startCruise({ load: async () => ({ reason: 'missing' }) });
  await open();
  expect(state().offer).toEqual({ phase: 'gone', reason: 'missing' });
});
it('gives more than a reason when the product knows more', async () => {
  const gone = {
    reason: 'full',
    text: 'Solo quedan camarotes para dos.',
    instead: { name: 'Suite', amount: 900_000, to: '/checkout/cruise?cabin=S-1' },
  };
  const { open, state } = startCruise({ load: async () => gone });
  await open();
  expect(state().offer).toEqual({ phase: 'gone', ...gone });
});
it('loads again when the traveller retries after a failure', async () => {
  const { open, state, store, actions } = startCruise({
    load: async (_, turn) => {
      if (turn === 1) throw aRefusal('OFFLINE');
      return aCabin;
    },
  });
  await open();
  expect(state().offer).toMatchObject({ phase: 'failed', problem: { code: 'OFFLINE' } });
  store.dispatch(actions.retryRequested());
  expect(state().offer).toEqual({ phase: 'loading' });
  await settle();
  expect(state().offer).toMatchObject({ phase: 'ready' });
});
it('shows the old offer while a rejection renews the prices', async () => {
  const { held, release } = holding({ ...aCabin, total: 950_000 });
  const { open, press, state } = startCruise({
    load: async (_, turn) => (turn === 1 ? aCabin : held),
    book: () => Promise.reject(aRefusal('SESSION_EXPIRED')),
  });
  await open();
  await press();
  expect(state().offer).toEqual({ phase: 'renewing', offer: aCabin });
  release();
  await settle();
  expect(state().offer).toMatchObject({ phase: 'ready', offer: { total: 950_000 } });
});
it('renews expired prices by itself, but never during a booking', async () => {
  jest.useFakeTimers();
  const { held, release } = holding(aBooking);
  let turns = 0;
  const { openNow, pressNow, state } = startCruise({
    load: async (_, turn) => {
      turns = turn;
      return { ...aCabin, expires_at: new Date(Date.now() + MINUTE_MS).toISOString() };
    },
    book: () => held,
  });
  openNow();
  await jest.advanceTimersByTimeAsync(1.5 * MINUTE_MS);
  expect(turns).toBe(2);
  pressNow();
  await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(turns).toBe(2);
  expect(state().submission.phase).toBe('booking');
  release();
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect(state().submission.phase).toBe('opened');
});
it('renews once a minute at most when the clock is ahead and every price has expired on arrival', async () => {
  jest.useFakeTimers();
  let turns = 0;
  const { openNow, state } = startCruise({
    load: async (_, turn) => {
      turns = turn;
      return { ...aCabin, expires_at: new Date(Date.now() - MINUTE_MS).toISOString() };
    },
  });
  openNow();
  await jest.advanceTimersByTimeAsync(0.9 * MINUTE_MS);
  expect(turns).toBe(1);
  expect(state().offer.phase).toBe('ready');
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect(turns).toBe(2);
});
it('loads the newest address only', async () => {
  const { held, release } = holding(aCabin);
  const { open, state } = startCruise({
    load: async (request) => (request === 'A-1' ? held : { ...aCabin, code: request }),
  });
  await open();
  await open('B-2');
  release();
  await settle();
  expect(state().offer).toMatchObject({ phase: 'ready', offer: { code: 'B-2' } });
});
