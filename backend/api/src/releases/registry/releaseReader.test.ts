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
}, 60_000);
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
  return { reader, releases, tell: (brand: string | null) => tell(brand), asked: () => statements };
}
const ship = (release: string) => test.ship(aManifest(release));

it('asks the database once for as long as nothing changes', async () => {
  const { releases, asked } = aReader();
  await releases();
  const first = asked();
  expect(await releases()).toEqual(['hotels_aa11']);
  expect(asked()).toBe(first);
});

it('sees a move by another replica once it is reported', async () => {
  const { releases, tell } = aReader();
  await releases();
  await ship('hotels_bb22');
  tell(null);
  expect(await releases()).toEqual(['hotels_bb22']);
});

it('forgets one brand only when that brand alone was changed', async () => {
  const { releases, tell, asked } = aReader();
  await releases('tiquete');
  await releases('andes');
  const before = asked();
  tell('andes');
  await releases('tiquete');
  expect(asked()).toBe(before);
  await releases('andes');
  expect(asked()).toBeGreaterThan(before);
});

it('reads each time while changes are not reported', async () => {
  const { releases } = aReader(false);
  await releases();
  await ship('hotels_bb22');
  expect(await releases()).toEqual(['hotels_bb22']);
});

it('serves what it read last while the database cannot be asked', async () => {
  const { reader, tell } = aReader();
  await reader.composition(null);
  const asking = jest.spyOn(database.db, 'query').mockRejectedValue(new Error('down'));
  tell(null);
  expect((await reader.composition(null)).current).toHaveLength(1);
  asking.mockRestore();
});

describe('a session', () => {
  it('keeps the set that it began with, while its releases are good', async () => {
    const { reader } = aReader(false);
    const { set } = await reader.composition(null);
    await ship('hotels_bb22');
    const kept = await reader.composition(null, { kept: set });
    expect(kept.set).toBe(set);
    expect(kept.current[0]?.manifest.release).toBe('hotels_aa11');
    await database.db.query("delete from release_signatures where release = 'hotels_aa11'");
    const other = createReleaseReader(database.db);
    expect((await other.composition(null, { kept: set })).current[0]?.manifest.release).toBe(
      'hotels_bb22',
    );
  });

  it('has no set that no page ever had', async () => {
    const { reader } = aReader(false);
    const { set } = await reader.composition(null);
    expect((await reader.composition(null, { kept: 'set_000000000000' })).set).toBe(set);
    expect(await reader.partsOfSet('set_000000000000')).toBeNull();
    expect(await reader.partsOfSet(set)).toEqual(
      new Map([
        ['hotels', 'hotels_aa11'],
        ['shell', 'shell_11'],
      ]),
    );
  });

  it('without the remote that its visitor would try has what is current', async () => {
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
