import type { ApiBody, CartItem } from '@tiquete/contracts';
import { holding, settle } from '@tiquete/testing';
import { aCart, aRefusal, someExtras } from '../testing/cruiseBuilders';
import { startCruise } from '../testing/cruises';

beforeEach(() => localStorage.clear());
type Update = ApiBody<'PUT optionals/cart/update'>;
const wifi = (quantity: number): CartItem => ({
  code: 'WIFI',
  quantity,
  passenger_ids: [],
  segment_ids: [],
});
const unchanged = (body: unknown) => {
  const { items, cart_version: version } = body as Update;
  return { data: { cart: aCart(items as never, version + 1) } };
};
/** A store at the extras step of an unpaid booking. */
async function withExtras(update: (body: unknown) => unknown = unchanged) {
  const cruise = startCruise({
    answers: {
      'POST optionals/searchs': () => ({ data: someExtras }),
      'PUT optionals/cart/update': (({ body }: { body?: unknown }) => update(body)) as never,
    },
  });
  await cruise.open();
  await cruise.press();
  // The step is a separate chunk, which loads first.
  for (let turn = 0; turn < 200 && cruise.state().submission.phase !== 'extras'; turn += 1)
    await settle();
  const { store, actions } = cruise;
  const want = async (items: CartItem[]) => {
    store.dispatch(actions.itemsWanted({ kind: 'extras', items }));
    await settle();
  };
  const pay = async () => {
    store.dispatch(actions.paymentRequested());
    await settle();
  };
  const sent = () =>
    cruise.requests('PUT optionals/cart/update').map(({ input }) => input.body as Update);
  return { ...cruise, want, pay, sent };
}
it('offers extras before the gateway, and continues without any at one press', async () => {
  const { state, pay, sent } = await withExtras();
  expect(state()).toMatchObject({ submission: { phase: 'extras' }, extras: { phase: 'found' } });
  await pay();
  expect(state().submission.phase).toBe('opened');
  expect(sent()).toEqual([]);
});
it('sends each change with the version from the server, the newest last', async () => {
  const first = holding(aCart([wifi(1)] as never, 1));
  let isFirst = true;
  const { want, sent, state } = await withExtras((body) => {
    if (!isFirst) return unchanged(body);
    isFirst = false;
    return first.held.then((cart) => ({ data: { cart } }));
  });
  await want([wifi(1)]);
  await want([wifi(2)]);
  await want([wifi(3)]);
  expect(state().extras).toMatchObject({ isSaving: true, wanted: [wifi(3)] });
  first.release();
  await settle();
  expect(sent().map(({ items, cart_version }) => [items, cart_version])).toEqual([
    [[wifi(1)], 0],
    [[wifi(3)], 1],
  ]);
  expect(state().extras).toMatchObject({ isSaving: false, problem: null, cart: { version: 2 } });
});
it('opens no payment while a change is being saved', async () => {
  const saved = holding(aCart([wifi(1)] as never, 1));
  const { want, pay, state } = await withExtras(() =>
    saved.held.then((cart) => ({ data: { cart } })),
  );
  await want([wifi(1)]);
  await pay();
  expect(state().submission.phase).toBe('extras');
  saved.release();
  await settle();
  await pay();
  expect(state().submission.phase).toBe('opened');
});
it('undoes a rejected change and shows the cart of another window', async () => {
  const { want, state } = await withExtras(() => {
    throw aRefusal('CART_VERSION');
  });
  await want([wifi(1)]);
  expect(state().extras).toMatchObject({ wanted: [], problem: { kind: 'changed' } });
});
it.each([
  ['CART_LOCKED', 'locked'],
  ['OFFLINE', 'failed'],
])('maps %s to %s', async (code, kind) => {
  const { want, state } = await withExtras(() => {
    throw aRefusal(code);
  });
  await want([wifi(1)]);
  expect(state().extras).toMatchObject({ problem: { kind } });
});
