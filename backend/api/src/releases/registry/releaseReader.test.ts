import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import type { Database } from '../../db/database';
import type { OnChange } from '../../db/changes';
import { anActor, openTestRegistry, type TestRegistry } from '../testing/registry';
import { aManifest, aShell } from '../testing/releases';
import { createReleaseReader, type ReportedChanges } from './releaseReader';

let database: TestDatabase;
let test: TestRegistry;
beforeEach(async () => {
  database = await openTestDatabase();
  test = await openTestRegistry(database.db);
  await test.ship(aShell());
  await test.ship(aManifest());
});
afterEach(() => database.close());

/** A reader that counts its statements and can be notified of changes. */
function aReader(isLive = true) {
  let statements = 0;
  let tell: OnChange = () => undefined;
  const counting: Pick<Database, 'query'> = {
    query: (sql, values) => {
      statements += 1;
      return database.db.query(sql, values);
    },
  };
  const changes: ReportedChanges = {
    isLive: () => isLive,
    subscribe: (_, onChange) => {
      tell = onChange;
      return () => undefined;
    },
  };
  const reader = createReleaseReader(counting, changes);
  const releases = async (brand: string | null = null) =>
    (await reader.composition(brand)).current.map(({ manifest }) => manifest.release);
  return {
    reader,
    releases,
    tell: (brand: string | null) => tell(brand),
    queries: () => statements,
  };
}
const ship = (release: string) => test.ship(aManifest(release));

it('queries the database once while no change is reported', async () => {
  const { releases, queries } = aReader();
  await releases();
  const first = queries();
  expect(await releases()).toEqual(['hotels_aa11']);
  expect(queries()).toBe(first);
});

it('reads a move by another replica once it is reported', async () => {
  const { releases, tell } = aReader();
  await releases();
  await ship('hotels_bb22');
  tell(null);
  expect(await releases()).toEqual(['hotels_bb22']);
});

it('reads only one brand again when only that brand changed', async () => {
  const { releases, tell, queries } = aReader();
  await releases('tiquete');
  await releases('andes');
  const before = queries();
  tell('andes');
  await releases('tiquete');
  expect(queries()).toBe(before);
  await releases('andes');
  expect(queries()).toBeGreaterThan(before);
});

it('reads at every call while changes are not reported', async () => {
  const { releases } = aReader(false);
  await releases();
  await ship('hotels_bb22');
  expect(await releases()).toEqual(['hotels_bb22']);
});

it('returns the last result while the database is unreachable', async () => {
  const { reader, tell } = aReader();
  await reader.composition(null);
  const query = jest.spyOn(database.db, 'query').mockRejectedValue(new Error('down'));
  tell(null);
  expect((await reader.composition(null)).current).toHaveLength(1);
  query.mockRestore();
});

describe('a session', () => {
  it('uses its first set while its releases are valid', async () => {
    const { reader } = aReader(false);
    const { set } = await reader.composition(null);
    await ship('hotels_bb22');
    const pinned = await reader.composition(null, { sessionSet: set });
    expect(pinned.set).toBe(set);
    expect(pinned.current[0]?.manifest.release).toBe('hotels_aa11');
    await database.db.query("delete from release_signatures where release = 'hotels_aa11'");
    const other = createReleaseReader(database.db);
    expect((await other.composition(null, { sessionSet: set })).current[0]?.manifest.release).toBe(
      'hotels_bb22',
    );
  });

  it('rejects a set that was never current', async () => {
    const { reader } = aReader(false);
    const { set } = await reader.composition(null);
    expect((await reader.composition(null, { sessionSet: 'set_000000000000' })).set).toBe(set);
    expect(await reader.partsOfSet('set_000000000000')).toBeNull();
    expect(await reader.partsOfSet(set)).toEqual(
      new Map([
        ['hotels', 'hotels_aa11'],
        ['shell', 'shell_11'],
      ]),
    );
  });

  it('without the canary of its visitor uses the current release', async () => {
    const { reader } = aReader(false);
    await test.publish(aManifest('hotels_bb22'));
    await test.registry.canary(anActor(), {
      releases: new Map([['hotels', 'hotels_bb22']]),
      percent: 99,
      brand: null,
    });
    expect((await reader.composition(null)).current[0]?.manifest.release).toBe('hotels_aa11');
  });
});
