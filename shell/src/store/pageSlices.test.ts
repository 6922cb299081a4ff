import { createBrowserStorage, createSlice, getContext, put } from '@tiquete/platform';
import type { PayloadAction } from '@reduxjs/toolkit';
import { createShellStore } from './createStore';

const checkoutOf = (first: string) =>
  createSlice({
    name: 'hotel/checkout',
    initialState: { phase: first },
    reducers: { phaseChanged: (_, { payload }: PayloadAction<string>) => ({ phase: payload }) },
  });
const checkout = checkoutOf('loading');
const { phaseChanged } = checkout.actions;

function open() {
  const { store, restart } = createShellStore({
    brand: 'tiquete',
    storage: createBrowserStorage(),
    api: { call: () => Promise.reject(new Error('no calls here')) },
    addMessages: () => undefined,
    report: () => undefined,
  });
  const state = () => (store.getState() as Record<string, unknown>)[checkout.name];
  store.addSlice(checkout.name, checkout.reducer);
  return { store, restart, state };
}

it('adds the slice of a page once, and restarts it with the slice of its remote', () => {
  const { store, restart, state } = open();
  expect(state()).toEqual({ phase: 'loading' });
  store.dispatch(phaseChanged('booking'));
  store.addSlice(checkout.name, checkout.reducer);
  expect(state()).toEqual({ phase: 'booking' });
  restart(['flight']);
  expect(state()).toEqual({ phase: 'booking' });
  restart(['hotel']);
  expect(state()).toEqual({ phase: 'loading' });
});
it('starts the slice of another release from its defaults', () => {
  const { store, state } = open();
  store.dispatch(phaseChanged('booking'));
  store.addSlice(checkout.name, checkoutOf('idle').reducer);
  expect(state()).toEqual({ phase: 'idle' });
});
it('runs a saga with the context of all sagas, and without an action for its arguments', async () => {
  const { store, state } = open();
  const document = '1020304321';
  function* sell(body: string) {
    const api = yield* getContext<object>('api');
    yield* put(phaseChanged(api && body === document ? 'opened' : 'failed'));
  }
  await store.runSaga(() => sell(document)).toPromise();
  expect(state()).toEqual({ phase: 'opened' });
  expect(JSON.stringify(store.getState())).not.toContain(document);
});
