import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cleanup, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { remoteDescriptorSchema } from '@tiquete/contracts';
import {
  configPersist,
  initialConfig,
  initialSearchSection,
  searchSectionPersist,
  type PersistPolicy,
  type RemoteDefinition,
} from '@tiquete/platform';
import { aRemote } from '../testing/builders';
import { authServer } from '../testing/fakeServer';
import { renderStored } from '../testing/renderStored';
import { asStored, newBrand } from '../testing/stored';

type Fields = Record<string, unknown>;
const RUNS = 12;
// Timeout in milliseconds: each run of a test renders every page of a remote.
jest.setTimeout(300_000);

const fileOf = (id: string, file: string) => join(resolve('remotes'), id, 'src', file);
const descriptorOf = (id: string) =>
  remoteDescriptorSchema.parse(JSON.parse(readFileSync(fileOf(id, 'remote.json'), 'utf8')));
/** Every remote that persists a slice and has a tab for travellers. */
const remotes = readdirSync(resolve('remotes')).filter((id) => {
  const { persist, routes } = descriptorOf(id);
  return persist !== null && routes.some(({ role }) => !role);
});

/** JSON values that our code never writes. */
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(null, [null], {}, { x: 1 }, '', -1, 1.5, 1e9, '2027-02-31', [[]]),
);
/** A value that is replaced by junk, entirely or in part. */
function spoilt(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return junk;
  const inside = fc.constantFrom(...Object.entries(value)).chain(([name, part]) =>
    spoilt(part).map((other) => {
      if (Array.isArray(value))
        return value.map((item, at) => (String(at) === name ? other : item));
      return { ...value, [name]: other };
    }),
  );
  return fc.oneof({ weight: 1, arbitrary: junk }, { weight: 3, arbitrary: inside });
}
const storedOf = (filled: Fields) =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .constantFrom(...Object.keys(filled))
        .chain((name) =>
          spoilt(filled[name]).map((value) => asStored({ ...filled, [name]: value })),
        ),
    },
    { weight: 1, arbitrary: fc.json({ maxDepth: 2 }) },
  );

async function loadRemote(id: string) {
  const { remote } = (await import(fileOf(id, 'remote.ts'))) as { remote: RemoteDefinition };
  return { ...remote, saga: undefined };
}
async function stays(id: string, definition: RemoteDefinition, stored: Record<string, string>) {
  const descriptor = descriptorOf(id);
  const release = `${id}_r1`;
  const route = descriptor.tab?.path ?? descriptor.routes[0]?.path ?? '/';
  const { reports } = await renderStored({
    brand: newBrand(),
    remote: aRemote({ id, release, descriptor, fallback: null }),
    definition,
    route,
    stored,
  });
  try {
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Reintentar|Recargar/ })).toBeNull();
    expect(reports.filter(({ code }) => code !== 'CLIENT_MISFIT')).toEqual([]);
  } finally {
    cleanup();
  }
}

beforeEach(() => {
  authServer({ isSignedIn: true });
  // The toolkit's development checks print warnings on a slow machine.
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});

describe.each(remotes)('any JSON in the slice of %s', (id) => {
  it('leaves a page that can be used', async () => {
    const definition = await loadRemote(id);
    const { filledSlice } = (await import(fileOf(id, 'testing/filledSlice.ts'))) as {
      filledSlice: Fields;
    };
    const { slice, persist } = descriptorOf(id);
    const key = `${slice}@${persist?.schema}`;
    await fc.assert(
      fc.asyncProperty(storedOf(filledSlice), (text) => stays(id, definition, { [key]: text })),
      { numRuns: RUNS },
    );
  }, 60_000);
});

const place = { code: 'CTG', name: 'Cartagena', label: 'Cartagena', kind: 'city' };
const ofShell: [string, PersistPolicy, Fields][] = [
  ['config', configPersist, { ...initialConfig }],
  [
    'searchSection',
    searchSectionPersist,
    {
      ...initialSearchSection,
      dates: { start: '2027-03-10', end: '2027-03-12' },
      originObject: place,
      destinationObject: place,
      flightPassengers: { adults: 2, children: 1, children_ages: [7], seated_infants: 0 },
    },
  ],
];
describe.each(ofShell)('any JSON in the slice %s', (slice, { schema }, filled) => {
  it.each(remotes)(
    'leaves a page of %s that can be used',
    async (id) => {
      const definition = await loadRemote(id);
      await fc.assert(
        fc.asyncProperty(storedOf(filled), (text) =>
          stays(id, definition, { [`${slice}@${schema}`]: text }),
        ),
        { numRuns: RUNS / 2 },
      );
    },
    60_000,
  );
});
