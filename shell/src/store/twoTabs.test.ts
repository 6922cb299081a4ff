import {
  createBrowserStorage,
  createSlice,
  type PayloadAction,
  type PersistPolicy,
} from '@tiquete/platform';
import { fakeApi, settle } from '@tiquete/testing';
import { aDefinition } from '../testing/builders';
import { newBrand } from '../testing/stored';
import { createShellStore } from './createStore';

const slice = createSlice({
  name: 'hotel',
  initialState: { favourites: [] as string[], nights: 1 },
  reducers: {
    toggled: (state, { payload: code }: PayloadAction<string>) => ({
      ...state,
      favourites: state.favourites.includes(code)
        ? state.favourites.filter((each) => each !== code)
        : [code, ...state.favourites],
    }),
    nightsChanged: (state, { payload: nights }: PayloadAction<number>) => ({ ...state, nights }),
  },
});
const { nightsChanged, toggled } = slice.actions;
const policy: PersistPolicy = {
  schema: 1,
  allow: ['favourites', 'nights'],
  fields: async () => ({
    fields: ({ listOf, number, text }) => ({ favourites: listOf(text), nights: number }),
    lists: { favourites: { keyOf: (code: string) => code, max: 200 } },
  }),
};
let brand = '';
beforeEach(() => {
  brand = newBrand();
  localStorage.setItem(`${brand}:appVersion`, '1.0.0');
});

/** A tab of the browser; all tabs share its storage. */
async function openTab(persist = policy) {
  const shell = createShellStore({
    brand,
    storage: createBrowserStorage(),
    api: fakeApi({}),
    addMessages: () => undefined,
    report: () => undefined,
  });
  await shell.install(aDefinition('hotels_r1', { reducer: slice.reducer, persist }), 'hotels_r1');
  await saved();
  const hotel = () =>
    (shell.store.getState() as unknown as { hotel: { favourites: string[]; nights: number } })
      .hotel;
  return {
    ...shell,
    favourites: () => hotel().favourites,
    nights: () => hotel().nights,
    async toggle(code: string) {
      shell.store.dispatch(toggled(code));
      await saved();
    },
  };
}
/** Leaves the page, so that redux-persist writes all fields. Otherwise it writes one per tick. */
async function saved() {
  window.dispatchEvent(new Event('pagehide'));
  await settle();
}
const reloaded = async () => (await openTab()).favourites();

it('has the favourites of both tabs after a reload', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await one.toggle('A');
  await other.toggle('B');
  expect(await reloaded()).toEqual(['B', 'A']);
  await one.toggle('C');
  await other.toggle('D');
  expect(await reloaded()).toEqual(['D', 'C', 'B', 'A']);
});
it('does not restore a favourite that one tab removed and the other still shows', async () => {
  const first = await openTab();
  await first.toggle('A');
  const [one, other] = [await openTab(), await openTab()];
  await one.toggle('A');
  await other.toggle('B');
  await other.toggle('C');
  expect(other.favourites()).toContain('A');
  expect(await reloaded()).toEqual(['C', 'B']);
});
it('retains a favourite of another tab when a tab writes another field', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await one.toggle('A');
  other.store.dispatch(nightsChanged(3));
  await saved();
  other.store.dispatch(nightsChanged(4));
  await saved();
  const next = await openTab();
  expect([next.favourites(), next.nights()]).toEqual([['A'], 4]);
});
it('saves a favourite that was removed and chosen again', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await one.toggle('A');
  await other.toggle('B');
  await one.toggle('A');
  await one.toggle('A');
  expect(await reloaded()).toEqual(['A', 'B']);
});
it('does not restore the favourites that another tab erased by starting afresh', async () => {
  const first = await openTab();
  await first.toggle('A');
  const [one, other] = [await openTab(), await openTab()];
  one.startAfresh();
  one.restart(['hotel']);
  await saved();
  await other.toggle('B');
  expect(await reloaded()).toEqual(['B']);
});
it('saves the whole state of a tab that starts afresh', async () => {
  const tab = await openTab();
  await tab.toggle('A');
  tab.startAfresh();
  await tab.toggle('B');
  expect(await reloaded()).toEqual(['B', 'A']);
});
it('has the favourite that a tab of an older release saved', async () => {
  const newer: PersistPolicy = { ...policy, schema: 2, up: (old) => old, down: (stored) => stored };
  const one = await openTab(newer);
  const other = await openTab();
  await one.toggle('A');
  await other.toggle('B');
  await one.toggle('C');
  const next = await openTab(newer);
  expect(next.favourites()).toEqual(['C', 'B', 'A']);
});
it('has the favourites of the tab that wrote last when the release merges no lists', async () => {
  const alone: PersistPolicy = {
    ...policy,
    fields: async () => ({ fields: (await policy.fields()).fields }),
  };
  const [one, other] = [await openTab(alone), await openTab(alone)];
  await one.toggle('A');
  await other.toggle('B');
  expect((await openTab(alone)).favourites()).toEqual(['B']);
});
