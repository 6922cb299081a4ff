import { holding, settle } from '@tiquete/testing';
import { aBooking, aPayment, aRefusal } from '../testing/cruiseBuilders';
import { aBody, aCabin, aCruiseUrl, startCruise } from '../testing/cruises';
import { keyOfIntent } from '../payment/intentKey';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

it('books once, opens one payment with its own return path, and waits for the page to leave', async () => {
  const { open, press, state, booked, requests } = startCruise();
  await open();
  await press();
  expect(state().submission).toEqual({ phase: 'opened', payment: aPayment });
  expect(booked).toHaveLength(1);
  expect(requests('POST payments').map(({ input }) => input.body)).toEqual([
    { bookingId: 'b-1', return_path: '/checkout/cruise?booking=b-1' },
  ]);
});
it('puts nothing from the form into the store or an action', async () => {
  const { held, release } = holding(aBooking);
  const { open, press, store } = startCruise({ book: () => held });
  const actions: string[] = [];
  store.addSlice('actions', (state = null, action) => {
    actions.push(JSON.stringify(action));
    return state;
  });
  await open();
  await press();
  expect(JSON.stringify(store.getState())).not.toContain(aBody.document);
  release();
  await settle();
  expect(JSON.stringify(store.getState())).not.toContain(aBody.document);
  expect(actions.length).toBeGreaterThan(5);
  expect(actions.join()).not.toContain(aBody.document);
});
it('ignores a second press during the first', async () => {
  const { held, release } = holding(aBooking);
  const { open, press, booked, requests } = startCruise({ book: () => held });
  await open();
  await press();
  await press();
  release();
  await settle();
  expect(booked).toHaveLength(1);
  expect(requests('POST payments')).toHaveLength(1);
});
it('continues when the page is left, and shows its state when it opens again', async () => {
  const { held, release } = holding(aBooking);
  const { open, press, store, actions, state, booked, requests } = startCruise({
    book: () => held,
  });
  await open();
  await press();
  store.dispatch(actions.closed());
  release();
  await settle();
  expect(state()).toMatchObject({
    isShown: false,
    address: aCruiseUrl,
    submission: { phase: 'opened', payment: aPayment },
  });
  expect(booked).toHaveLength(1);
  expect(requests('POST payments')).toHaveLength(1);
});
it('clears a form that is left before a sale starts', async () => {
  const { open, store, actions, state } = startCruise();
  await open();
  store.dispatch(actions.closed());
  await settle();
  expect(state()).toMatchObject({ isShown: false, address: '', offer: { phase: 'loading' } });
});
it('sends the same body with the same key after a lost answer', async () => {
  const { open, press, booked, state } = startCruise({
    book: () => Promise.reject(aRefusal('TIMEOUT')),
  });
  await open();
  await press();
  expect(state().submission).toMatchObject({ phase: 'rejected', problem: { code: 'TIMEOUT' } });
  await press();
  await press({ ...aBody, document: '1020304322' });
  const [first, second, third] = booked.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
it('waits while the supplier still holds, and repeats the call with the same key', async () => {
  jest.useFakeTimers();
  let turns = 0;
  const { openNow, pressNow, state, requests } = startCruise({
    answers: {
      'POST payments': () => {
        turns += 1;
        if (turns < 3) throw aRefusal('HOLD_PENDING');
        return { data: aPayment };
      },
    },
  });
  await pressUnderFakeTimers({ openNow, pressNow });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(state().submission.phase).toBe('opened');
  const keys = requests('POST payments').map(({ input }) => input.idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});
it('stops waiting after eighteen seconds and shows the problem', async () => {
  jest.useFakeTimers();
  const { openNow, pressNow, state } = startCruise({
    answers: {
      'POST payments': () => {
        throw aRefusal('HOLD_PENDING');
      },
    },
  });
  await pressUnderFakeTimers({ openNow, pressNow });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(state().submission).toMatchObject({
    phase: 'unpaid',
    problem: { code: 'HOLD_PENDING' },
  });
});
it('repeats only the payment, with its key, when the gateway did not open', async () => {
  let isDown = true;
  const { open, press, store, actions, state, booked, requests } = startCruise({
    answers: {
      'POST payments': () => {
        if (isDown) throw aRefusal('GATEWAY_ERROR');
        return { data: aPayment };
      },
    },
  });
  await open();
  await press();
  expect(state().submission).toMatchObject({ phase: 'unpaid', booking: aBooking });
  isDown = false;
  store.dispatch(actions.paymentRequested());
  await settle();
  expect(state().submission.phase).toBe('opened');
  expect(booked).toHaveLength(1);
  const [before, after] = requests('POST payments').map(({ input }) => input.idempotencyKey);
  expect(after).toBe(before);
});
it('repeats the payment with its key after the traveller returned to the form', async () => {
  let isDown = true;
  const { open, press, store, actions, state, requests } = startCruise({
    answers: {
      'POST payments': () => {
        if (isDown) throw aRefusal('GATEWAY_ERROR');
        return { data: aPayment };
      },
    },
  });
  await open();
  await press();
  store.dispatch(actions.dismissed());
  await settle();
  isDown = false;
  await press();
  expect(state().submission.phase).toBe('opened');
  const [before, after] = requests('POST payments').map(({ input }) => input.idempotencyKey);
  expect(after).toBe(before);
});
it('treats the same body as a new intent after the booking is over', async () => {
  const { open, press } = startCruise({
    answers: {
      'POST payments': () => {
        throw aRefusal('BOOKING_EXPIRED');
      },
    },
  });
  const before = await keyOfIntent('tiquete', 'cruise-checkout', aBody);
  expect(await keyOfIntent('tiquete', 'cruise-checkout', aBody)).toBe(before);
  await open();
  await press();
  expect(await keyOfIntent('tiquete', 'cruise-checkout', aBody)).not.toBe(before);
  expect(await keyOfIntent('tiquete', 'hotel-checkout', aBody)).not.toBe(
    await keyOfIntent('tiquete', 'cruise-checkout', aBody),
  );
});
it('leaves the keys of other bodies unchanged when a booking is over', async () => {
  const { open, press } = startCruise({
    answers: {
      'POST payments': () => {
        throw aRefusal('BOOKING_EXPIRED');
      },
    },
  });
  const retried = { ...aBody, document: '1020304322' };
  const before = await keyOfIntent('tiquete', 'cruise-checkout', retried);
  await open();
  await press();
  expect(await keyOfIntent('tiquete', 'cruise-checkout', retried)).toBe(before);
});
it('shows a new price and books at it only when the traveller accepts', async () => {
  const price = {
    previous: 900_000,
    current: 950_000,
    difference: 50_000,
    porcent: 5,
    changed: true,
  };
  const cabin = { ...aCabin, code: 'A-2', total: 950_000 };
  let isChanged = true;
  const { open, press, store, actions, state, booked } = startCruise({
    book: async () => {
      if (isChanged) throw aRefusal('PRICE_CHANGED', { meta: { price, cabin } });
      return aBooking;
    },
  });
  await open();
  await press();
  expect(state().submission).toMatchObject({ phase: 'price-changed', change: { price } });
  store.dispatch(actions.dismissed());
  await settle();
  expect(state().submission).toEqual({ phase: 'editing' });
  expect(booked).toHaveLength(1);
  await press();
  isChanged = false;
  store.dispatch(actions.confirmed());
  await settle();
  expect(booked.at(-1)?.body).toMatchObject({ cabin: 'A-2', total: 950_000 });
  expect(state().offer).toEqual({ phase: 'ready', offer: cabin });
});
it('books a duplicate only after the traveller confirms it', async () => {
  const { open, press, store, actions, state, booked } = startCruise({
    book: async (_, { accepts }) => {
      if (!accepts.duplicate) throw aRefusal('DUPLICATE_BOOKING', { meta: { code: 'TQOTHER1' } });
      return aBooking;
    },
  });
  await open();
  await press();
  expect(state().submission).toEqual({ phase: 'duplicate', code: 'TQOTHER1' });
  store.dispatch(actions.confirmed());
  await settle();
  expect(booked.at(-1)?.body.accepts).toEqual({ duplicate: true });
  expect(state().submission.phase).toBe('opened');
});
it('leads to other offers when the offer is sold out', async () => {
  const { open, press, state } = startCruise({ book: () => Promise.reject(aRefusal('SOLD_OUT')) });
  await open();
  await press();
  expect(state()).toMatchObject({
    offer: { phase: 'gone', reason: 'soldOut' },
    submission: { phase: 'editing' },
  });
});
it('leads to other offers when another traveller got the last one before the hold', async () => {
  const { open, press, state, booked } = startCruise({
    answers: {
      'POST payments': () => {
        throw aRefusal('BOOKING_REJECTED');
      },
    },
  });
  await open();
  await press();
  expect(booked).toHaveLength(1);
  expect(state()).toMatchObject({
    offer: { phase: 'gone', reason: 'soldOut' },
    submission: { phase: 'editing' },
  });
  const [{ key } = { key: '' }] = booked;
  expect(await keyOfIntent('tiquete', 'cruise-checkout', aBody)).not.toBe(key);
});

async function pressUnderFakeTimers({
  openNow,
  pressNow,
}: Pick<ReturnType<typeof startCruise>, 'openNow' | 'pressNow'>) {
  openNow();
  await jest.advanceTimersByTimeAsync(10);
  pressNow();
  await jest.advanceTimersByTimeAsync(10);
}
