import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Reducer } from 'redux';
import {
  configPersist,
  configSlice,
  createBrowserStorage,
  loadGuards,
  loadMergeLists,
  searchSectionPersist,
  searchSectionSlice,
  type PersistPolicy,
  type RemoteDefinition,
} from '@tiquete/platform';
import { createStoredSchemas, type Ways } from './storedSchemas';
import { createShellStore } from './createStore';

type Fields = Record<string, unknown>;
interface StoredSlice {
  slice: string;
  policy: PersistPolicy;
  reducer: Reducer;
  /** Every persisted field with a value that a traveller may have left. */
  filled: Fields;
  definition?: RemoteDefinition;
}

/** Lists that are one value, such as the travellers of a form: the last tab that writes decides. */
const VALUES = ['corporateCodes', 'flightsSegments', 'guests', 'passengers', 'quotas', 'tariffs'];

const folder = resolve(process.cwd(), 'remotes');
const fileOf = (id: string, file: string) => join(folder, id, 'src', file);
const jsonOf = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
/** Every remote that persists a slice. Each must have `testing/filledSlice.ts`. */
const persistedRemotes = readdirSync(folder).filter((id) => {
  const { persist } = jsonOf(fileOf(id, 'remote.json')) as { persist?: object | null };
  return persist !== undefined && persist !== null;
});

async function ofRemote(id: string): Promise<StoredSlice> {
  const { remote } = (await import(fileOf(id, 'remote.ts'))) as { remote: RemoteDefinition };
  const { filledSlice } = (await import(fileOf(id, 'testing/filledSlice.ts'))) as {
    filledSlice: Fields;
  };
  const { descriptor, persist, reducer } = remote;
  if (!persist) throw new Error(`${id} keeps nothing`);
  return {
    slice: descriptor.slice,
    policy: persist,
    reducer,
    filled: filledSlice,
    definition: { ...remote, saga: undefined },
  };
}
const place = { code: 'CTG', name: 'Cartagena', label: 'Cartagena, Colombia', kind: 'city' };
const ofShell: Record<string, () => StoredSlice> = {
  config: () => ({
    slice: 'config',
    policy: configPersist,
    reducer: configSlice.reducer,
    filled: { country: 'PE', currency: 'USD', isMobile: true, hasResetSearchStates: true },
  }),
  searchSection: () => ({
    slice: 'searchSection',
    policy: searchSectionPersist,
    reducer: searchSectionSlice.reducer,
    filled: {
      guests: [{ adults: 2, childrens: [7] }],
      hotelJson: {
        checkin: '2027-03-10',
        checkout: '2027-03-12',
        destination_code: ['CTG'],
        client_nationality: 'PE',
      },
      quotas: [34, 7],
      packageJson: { DateBegin: '2027-03-01', DateEnd: '2027-03-31' },
      passengers: [2, 1],
      asisstanceJson: { checkin: '2027-03-10', checkout: '2027-03-12', origin_code: 'CO' },
      cabin: 'BUSINESS',
      tripType: 'ONE_WAY',
      flightsJson: { segments: [{ id: '1' }] },
      corporateCodes: ['ACME'],
      flightsSegments: [
        {
          id: '1',
          dates: null,
          originLocationCode: 'BOG',
          destinationLocationCode: 'CTG',
          departureDateTimeRange: { date: '2027-03-10' },
        },
      ],
      flightPassengers: { adults: 2 },
      flightOfferSource: 'GDS',
      dates: { start: '2027-03-10', end: '2027-03-12' },
      origin: 'BOG',
      sessionCode: 's-1',
      destination: 'CTG',
      originObject: place,
      destinationObject: place,
      typeLastSearch: 'FLIGHT',
      openFormMobile: true,
      showSearchSection: true,
      showShortSearchSection: false,
    },
  }),
};
const every: [string, () => StoredSlice | Promise<StoredSlice>][] = [
  ...Object.entries(ofShell),
  ...persistedRemotes.map((id): [string, () => Promise<StoredSlice>] => [id, () => ofRemote(id)]),
];

const asStored = (fields: Fields) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  );
/** A browser's storage. `visit` opens the slice as a release with the given policy does. */
function aBrowser(slice: string) {
  const stored = new Map<string, string>();
  const storage = {
    getItem: async (key: string) => stored.get(key) ?? null,
    setItem: async (key: string, text: string) => void stored.set(key, text),
  };
  const visit = (policy: Ways) =>
    createStoredSchemas(storage, (schema) => `${slice}@${schema}`, policy);
  return { visit };
}
/** The policy of another release of which only the schema's number is known. */
const withoutWays = (schema: number): Ways => ({ schema });
const only = (fields: Fields, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

it('includes every remote that persists a slice', () => {
  expect(persistedRemotes).toEqual(
    expect.arrayContaining(['assistance', 'flights', 'hotels', 'packages']),
  );
  for (const id of persistedRemotes)
    expect([id, existsSync(fileOf(id, 'testing/filledSlice.ts'))]).toEqual([id, true]);
});

describe.each(every)('%s', (id, read) => {
  it('fills every persisted field in this test', async () => {
    const { policy, reducer, filled } = await read();
    const initial = reducer(undefined, { type: '' }) as Fields;
    expect(Object.keys(filled).sort()).toEqual([...policy.allow].sort());
    for (const [name, value] of Object.entries(filled)) {
      expect([name, value]).not.toEqual([name, initial[name]]);
      expect(JSON.parse(JSON.stringify(value))).toEqual(value);
    }
  });

  it('has a schema for every persisted field, which fits the values that it writes itself', async () => {
    const { policy, filled, reducer } = await read();
    const { guards, parseFields } = await loadGuards();
    const { fields } = await policy.fields();
    expect(Object.keys(fields(guards)).sort()).toEqual([...policy.allow].sort());
    const initial = reducer(undefined, { type: '' }) as Fields;
    for (const stored of [filled, only(initial, policy.allow)])
      expect(parseFields(stored, policy.allow, fields)).toEqual({ fields: stored, misfits: [] });
  });

  it('merges every list of items, or declares it as one value', async () => {
    const { policy, filled, reducer } = await read();
    const { lists = {} } = await policy.fields();
    const { mergeLists } = await loadMergeLists();
    const isList = (value: unknown) => Array.isArray(value);
    const ofItems = Object.keys(filled).filter((name) => isList(filled[name]) || name in lists);
    expect(ofItems.filter((name) => !(name in lists) && !VALUES.includes(name))).toEqual([]);
    const initial = only(reducer(undefined, { type: '' }) as Fields, Object.keys(lists));
    const shared = only(filled, Object.keys(lists));
    expect(mergeLists(lists, { before: initial, mine: initial, theirs: shared })).toEqual(shared);
    expect(mergeLists(lists, { before: initial, mine: shared, theirs: initial })).toEqual(shared);
  });

  it('migrates to the previous schema and back, and loses only the fields that its notes name', async () => {
    const { slice, policy, filled } = await read();
    const { visit } = aBrowser(slice);
    await visit(policy).write(asStored(filled));
    const before = withoutWays(policy.schema - 1);
    const found = policy.schema > 1 ? ((await visit(before).read()) ?? {}) : filled;
    if (id in ofShell) expect(Object.keys(found).sort()).toEqual(Object.keys(filled).sort());
    else {
      const notes = jsonOf(fileOf(id, 'schemaNotes.json')) as Record<string, { lost: string[] }>;
      const lost = policy.allow.filter((name) => !(name in found));
      expect(lost.sort()).toEqual([...(notes[policy.schema]?.lost ?? [])].sort());
    }
    // The older release writes the fields that it has read.
    if (policy.schema > 1) await visit(before).write(asStored(found));
    expect(await visit(policy).read()).toEqual(filled);
    // A second migration down gives the same fields as the first.
    await visit(policy).write(asStored(filled));
    if (policy.schema > 1) expect(await visit(before).read()).toEqual(found);
  });

  it('is restored after a newer release has written it, and the newer release still has its own field', async () => {
    const { slice, policy, filled } = await read();
    const { visit } = aBrowser(slice);
    const after: Ways = {
      schema: policy.schema + 1,
      up: (old) => ({ ...old, added: 1 }),
      down: ({ added: _, ...stored }) => stored,
    };
    await visit(policy).write(asStored(filled));
    expect(await visit(after).read()).toEqual({ ...filled, added: 1 });
    await visit(after).write(asStored({ ...filled, added: 2 }));
    expect(await visit(policy).read()).toEqual(filled);
    await visit(policy).write(asStored(filled));
    // The field that only the newer release knows was retained.
    expect(await visit(after).read()).toEqual({ ...filled, added: 2 });
  });

  it('is restored at the next visit, except for fields that a visit resets', async () => {
    const { slice, policy, filled, definition } = await read();
    const brand = `every-${id}`;
    const open = () =>
      createShellStore({
        brand,
        storage: createBrowserStorage(),
        api: { call: () => Promise.reject(new Error('no calls here')) },
        addMessages: () => undefined,
        report: () => undefined,
        isMobile: true,
      });
    open();
    window.localStorage.setItem(`${brand}:${slice}@${policy.schema}`, asStored(filled));
    const { store, install } = open();
    if (definition) await install(definition, `${id}_r1`);
    else await new Promise((done) => setTimeout(done));
    const state = (store.getState() as unknown as Record<string, Fields>)[slice] ?? {};
    const restored = policy.restore?.(filled) ?? filled;
    expect(only(state, Object.keys(restored))).toEqual(restored);
  });
});
