import {
  createBrowserStorage,
  createSlice,
  type ErrorReport,
  type PayloadAction,
} from '@tiquete/platform';
import { fakeApi, settle } from '@tiquete/testing';
import { aDefinition } from '../testing/builders';
import { asStored, newBrand } from '../testing/stored';
import { createShellStore } from './createStore';

const slice = createSlice({
  name: 'hotel',
  initialState: { nights: 1 },
  reducers: {
    hotelChanged: (_, { payload: nights }: PayloadAction<number>) => ({ nights }),
  },
});
const { hotelChanged } = slice.actions;
const hotels = (schema = 1, up?: (old: Record<string, unknown>) => Record<string, unknown>) =>
  aDefinition('r1', {
    reducer: slice.reducer,
    persist: {
      schema,
      allow: ['nights'],
      fields: async () => ({ fields: ({ number }) => ({ nights: number }) }),
      up,
    },
  });

let brand = '';
const key = () => `${brand}:hotel@1`;
/** Leaves the page, which writes the pending fields. */
async function leave() {
  window.dispatchEvent(new Event('pagehide'));
  await settle();
}
beforeEach(() => {
  brand = newBrand();
  localStorage.setItem(`${brand}:appVersion`, '1.0.0');
});

function open(reports: ErrorReport[] = []) {
  const shell = createShellStore({
    brand,
    storage: createBrowserStorage(),
    api: fakeApi({}),
    addMessages: () => undefined,
    report: (report) => void reports.push(report),
  });
  const state = () =>
    shell.store.getState() as ReturnType<typeof shell.store.getState> & {
      hotel: { nights: number };
    };
  return { ...shell, state };
}

describe('stored fields that do not fit', () => {
  const visitWith = async (stored: string) => {
    localStorage.setItem(key(), stored);
    const reports: ErrorReport[] = [];
    const visit = open(reports);
    await visit.install(hotels(), 'r1');
    return { ...visit, reports };
  };

  it.each([
    ['no JSON', '{broken', 'unreadable'],
    ['no object', '["nights"]', 'unreadable'],
    ['nothing', 'null', 'unreadable'],
    ['a field that is no JSON', '{"nights":"{broken"}', 'nights'],
    ['a field of another shape', asStored({ nights: [null] }), 'nights'],
  ])('start from their defaults and are reported once: %s', async (_, stored, misfit) => {
    const { state, reports, store } = await visitWith(stored);
    expect(state()).toMatchObject({ persistence: { phase: 'fine' }, hotel: { nights: 1 } });
    const report = {
      module: 'shell',
      message: `hotel, schema 1: ${misfit}`,
      code: 'CLIENT_MISFIT',
    };
    expect(reports).toEqual([report]);

    store.dispatch(hotelChanged(4));
    await leave();
    expect(reports).toEqual([report]);
    const next = await visitWith(localStorage.getItem(key()) ?? '');
    expect(next.state().hotel.nights).toBe(4);
    expect(next.reports).toEqual([]);
  });
  it('do not change the fields that fit', async () => {
    localStorage.setItem(`${brand}:config@1`, asStored({ country: 'PE', currency: { x: 1 } }));
    const visit = await visitWith(asStored({ nights: 3 }));
    expect(visit.state().config).toMatchObject({ country: 'PE', currency: 'COP' });
    expect(visit.state().hotel.nights).toBe(3);
  });
  it('do not change the items of a list that fit', async () => {
    const guests = [null, { adults: 2, childrens: [7] }, { adults: 'x' }];
    localStorage.setItem(`${brand}:searchSection@2`, asStored({ guests }));
    const visit = await visitWith(asStored({ nights: 3 }));
    expect(visit.state().searchSection.guests).toEqual([{ adults: 2, childrens: [7] }]);
  });
  it('are not read from a key that cannot be migrated', async () => {
    localStorage.setItem(key(), asStored({ nights: 2 }));
    const visit = open();
    const throwing = () => {
      throw new Error('no way up');
    };
    await visit.install(hotels(2, throwing), 'r1');
    expect(visit.state()).toMatchObject({ persistence: { phase: 'fine' }, hotel: { nights: 1 } });
  });
});
it('reads the fields of a release that was built without a schema', async () => {
  localStorage.setItem(key(), asStored({ nights: 6 }));
  const older = hotels();
  Reflect.deleteProperty(older.persist ?? {}, 'fields');
  const visit = open();
  await visit.install(older, 'r1');
  expect(visit.state().hotel.nights).toBe(6);
});
