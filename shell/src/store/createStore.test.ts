import {
  createBrowserStorage,
  createSlice,
  searchSectionChanged,
  type ConfigState,
  type KeyValueStorage,
  type PayloadAction,
  type PersistPolicy,
  type SearchSection,
} from '@tiquete/platform';
import { SHELL_SLICES } from '@tiquete/contracts/constants';
import { settle } from '@tiquete/testing';
import { aDefinition } from '../testing/builders';
import { createShellStore, type StoreParts } from './createStore';

const hotelSlice = createSlice({
  name: 'hotel',
  initialState: { nights: 1, secret: '' },
  reducers: {
    hotelChanged: (
      state,
      { payload }: PayloadAction<Partial<{ nights: number; secret: string }>>,
    ) => ({ ...state, ...payload }),
  },
});
const { hotelChanged } = hotelSlice.actions;
const fields: PersistPolicy['fields'] = async () => ({
  fields: ({ number, text }) => ({ nights: number, secret: text }),
});
const hotels = (schema = 1, up?: (old: Record<string, unknown>) => Record<string, unknown>) =>
  aDefinition('r1', {
    reducer: hotelSlice.reducer,
    persist: { schema, allow: ['nights'], fields, up },
  });

function open(parts: Partial<StoreParts> = {}) {
  const shell = createShellStore({
    brand,
    storage: createBrowserStorage(),
    api: { call: () => Promise.reject(new Error('no calls here')) },
    addMessages: () => undefined,
    report: () => undefined,
    ...parts,
  });
  const state = () =>
    shell.store.getState() as unknown as {
      hotel: { nights: number; secret: string };
      searchSection: SearchSection;
      config: ConfigState;
      persistence: { phase: string };
    };
  return { ...shell, state };
}
const written = (fields: Record<string, unknown>) =>
  JSON.stringify({
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    _persist: '{"version":1,"rehydrated":true}',
  });

let visits = 0;
/** Each test has its own brand, because the stores of earlier tests may still be writing. */
let brand = '';
const key = () => `${brand}:hotel@1`;
const version = () => `${brand}:appVersion`;
/** Leaves the page, which writes the pending fields. */
async function leave() {
  window.dispatchEvent(new Event('pagehide'));
  await settle();
}

beforeEach(() => {
  visits += 1;
  brand = `brand${visits}`;
  localStorage.setItem(version(), '1.0.0');
});

it('restores on the next visit only the fields that a remote may persist', async () => {
  const first = open();
  await first.install(hotels(), 'r1');
  first.store.dispatch(hotelChanged({ nights: 4, secret: 'pasaporte' }));
  await leave();
  expect(JSON.stringify({ ...localStorage })).not.toContain('pasaporte');

  const next = open();
  await next.install(hotels(), 'r1');
  expect(next.state().hotel).toMatchObject({ nights: 4, secret: '' });
});
it('retains the saved slice of a remote that is not opened', async () => {
  localStorage.setItem(key(), written({ nights: 7 }));
  const visit = open();
  await settle();
  visit.store.dispatch(searchSectionChanged({ destination: 'CTG' }));
  await leave();
  const next = open();
  await next.install(hotels(), 'r1');
  expect(next.state()).toMatchObject({
    hotel: { nights: 7 },
    searchSection: { destination: 'CTG' },
  });
});
it('migrates an older schema and leaves its key for a release that is rolled back', async () => {
  localStorage.setItem(key(), written({ nights: 7 }));
  const visit = open();
  await visit.install(
    hotels(2, (old) => ({ nights: Number(old.nights) * 10 })),
    'r2',
  );
  expect(visit.state().hotel.nights).toBe(70);
  expect(localStorage.getItem(key())).toBe(written({ nights: 7 }));
});
it('restores the state when a release is rolled back and promoted again', async () => {
  const newer = () =>
    aDefinition('r2', {
      reducer: hotelSlice.reducer,
      persist: {
        schema: 2,
        allow: ['nights', 'secret'],
        fields,
        up: ({ nights }) => ({ nights: Number(nights) * 10 }),
        down: ({ nights }) => ({ nights: Number(nights) / 10 }),
      },
    });
  const visit = async (
    definition: ReturnType<typeof newer>,
    change: Parameters<typeof hotelChanged>[0],
  ) => {
    const { install, store, state } = open();
    await install(definition, 'r');
    const { nights, secret } = state().hotel;
    store.dispatch(hotelChanged(change));
    await leave();
    return { nights, secret };
  };
  await visit(newer(), { nights: 20, secret: 'a' });
  expect(await visit(hotels(), { nights: 3 })).toEqual({ nights: 2, secret: '' });
  expect(await visit(newer(), {})).toEqual({ nights: 30, secret: 'a' });
});
it('starts a release that replaces another one from its own defaults', async () => {
  const visit = open();
  await visit.install(aDefinition('r1', { reducer: () => ({ broken: true }) }), 'r1');
  await visit.install(hotels(), 'r0');
  expect(visit.state().hotel).toMatchObject({ nights: 1, secret: '' });
  expect(visit.state().hotel).not.toHaveProperty('broken');
});

it('stores an open form and the kind of screen, and starts the next visit with nothing open', async () => {
  const { store } = open({ isMobile: true });
  await settle();
  const shown = { openFormMobile: true, showSearchSection: true, showShortSearchSection: false };
  store.dispatch(searchSectionChanged(shown));
  await leave();
  expect(localStorage.getItem(`${brand}:config@1`)).toContain('"isMobile":"true"');
  expect(localStorage.getItem(`${brand}:searchSection@2`)).toContain('"openFormMobile":"true"');

  const next = open({ isMobile: false });
  await settle();
  expect(next.state().searchSection).toMatchObject({
    openFormMobile: false,
    showSearchSection: false,
    showShortSearchSection: true,
  });
  expect(next.state().config.isMobile).toBe(false);
});
it('migrates the nationality of a hotel search, which an older schema stores as its origin', async () => {
  const old = (origin: string) => written({ origin, hotelJson: null, destination: 'CTG' });
  localStorage.setItem(`${brand}:searchSection@1`, old('PE'));
  const visit = open();
  await settle();
  expect(visit.state().searchSection).toMatchObject({
    destination: 'CTG',
    origin: '',
    hotelJson: { client_nationality: 'PE' },
  });
  visit.store.dispatch(searchSectionChanged({ typeLastSearch: 'HOTEL' }));
  await leave();
  await settle();
  expect(localStorage.getItem(`${brand}:searchSection@1`)).toContain(String.raw`"origin":"\"PE\""`);
  brand = `${brand}-flights`;
  localStorage.setItem(version(), '1.0.0');
  localStorage.setItem(`${brand}:searchSection@1`, old('BOG'));
  const other = open();
  await settle();
  expect(other.state().searchSection).toMatchObject({ origin: 'BOG', hotelJson: null });
});

it("clears the state that another version of the app stored, and no other brand's", async () => {
  localStorage.setItem(version(), '0.9.0');
  localStorage.setItem(key(), written({ nights: 7 }));
  localStorage.setItem('andes:hotel@1', written({ nights: 3 }));
  localStorage.setItem('andes:appVersion', '0.9.0');
  const visit = open();
  await visit.install(hotels(), 'r1');
  expect(visit.state().hotel.nights).toBe(1);
  expect(localStorage.getItem(version())).toBe('1.0.0');
  expect(localStorage.getItem('andes:hotel@1')).toBe(written({ nights: 3 }));
});

describe('a read that never ends', () => {
  const saved = written({ nights: 7 });
  const hanging = (): KeyValueStorage => ({
    ...createBrowserStorage(),
    getItem: () => new Promise(() => undefined),
  });

  it('fails after the time-out, and the saved state is not overwritten', async () => {
    localStorage.setItem(key(), saved);
    const visit = open({ storage: hanging(), persistTimeoutMs: 20 });
    await visit.install(hotels(), 'r1');
    expect(visit.state().persistence.phase).toBe('failed');
    visit.store.dispatch(hotelChanged({ nights: 2 }));
    await leave();
    expect(localStorage.getItem(key())).toBe(saved);

    const later = open();
    await later.install(hotels(), 'r1');
    expect(later.state().hotel.nights).toBe(7);
  });
  it('no longer prevents saving after starting afresh', async () => {
    localStorage.setItem(key(), saved);
    const visit = open({ storage: hanging(), persistTimeoutMs: 20 });
    await visit.install(hotels(), 'r1');
    visit.startAfresh();
    expect(visit.state().persistence.phase).toBe('fine');
    visit.store.dispatch(hotelChanged({ nights: 2 }));
    await leave();
    expect(localStorage.getItem(key())).toBe(written({ nights: 2 }));
  });
});
it('restores on the next visit the state that was saved after starting afresh', async () => {
  localStorage.setItem(key(), written({ nights: 7 }));
  const visit = open();
  await visit.install(hotels(), 'r1');
  visit.startAfresh();
  visit.store.dispatch(hotelChanged({ nights: 2 }));
  await leave();

  const next = open();
  await next.install(hotels(), 'r1');
  expect(next.state().hotel.nights).toBe(2);
});
it('continues from memory when the storage is forbidden', async () => {
  const storage = createBrowserStorage(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const visit = open({ storage });
  await visit.install(hotels(), 'r1');
  visit.store.dispatch(hotelChanged({ nights: 5 }));
  await leave();
  expect(visit.state()).toMatchObject({ persistence: { phase: 'fine' }, hotel: { nights: 5 } });
});

it('has exactly the slices that no remote may claim', () => {
  expect(Object.keys(open().store.getState()).sort()).toEqual(SHELL_SLICES);
});
