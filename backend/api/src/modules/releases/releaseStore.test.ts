import type { TestDatabase } from '../../testing/testDatabase';
import { openTestDatabase } from '../../testing/testDatabase';
import { createReleaseStore } from './releaseStore';
import { aManifest } from './testing/releases';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
beforeEach(() => database.db.query('truncate releases, release_pointers'));
afterAll(() => database.close());

const [first, second] = [aManifest('hotels_aa11'), aManifest('hotels_bb22')];
const start = async () => {
  const store = createReleaseStore(database.db);
  await store.register(first);
  await store.register(second);
  return {
    ...store,
    current: async () => (await store.current()).current,
    /** By one who knows what is current. */
    point: async (remote: string, release: string) =>
      (await store.point(remote, release, (await store.pointers()).get(remote) ?? null)).kind,
  };
};

it('gives a document nothing of a remote until a release is current', async () => {
  const releases = await start();
  await expect(releases.current()).resolves.toEqual([]);
  await expect(releases.point('hotels', 'hotels_aa11')).resolves.toBe('moved');
  await expect(releases.current()).resolves.toEqual([{ manifest: first, fallback: null }]);
});

it('keeps the release before as fallback, on the way forth and back', async () => {
  const releases = await start();
  await releases.point('hotels', 'hotels_aa11');
  await releases.point('hotels', 'hotels_bb22');
  await expect(releases.current()).resolves.toEqual([{ manifest: second, fallback: first }]);
  await expect(releases.point('hotels', 'hotels_bb22')).resolves.toBe('unchanged');
  await expect(releases.current()).resolves.toEqual([{ manifest: second, fallback: first }]);
  await releases.point('hotels', 'hotels_aa11');
  await expect(releases.current()).resolves.toEqual([{ manifest: first, fallback: second }]);
});

it('sees at once what another process pointed to', async () => {
  const releases = await start();
  await releases.point('hotels', 'hotels_aa11');
  await releases.current();
  await createReleaseStore(database.db).point('hotels', 'hotels_bb22', 'hotels_aa11');
  expect((await releases.current())[0]?.manifest.release).toBe('hotels_bb22');
});

it("points to nothing that is not registered, nor to another remote's release", async () => {
  const releases = await start();
  await expect(releases.point('hotels', 'hotels_cc33')).resolves.toBe('unknown');
  await expect(releases.point('flights', 'hotels_aa11')).resolves.toBe('unknown');
  await expect(releases.current()).resolves.toEqual([]);
});

it('never changes a registered release', async () => {
  const releases = await start();
  await expect(releases.register({ ...first, entry: 'other.js' })).resolves.toBe('known');
  await releases.point('hotels', 'hotels_aa11');
  expect((await releases.current())[0]?.manifest).toEqual(first);
});

it('lists what there is, and says which is current', async () => {
  const releases = await start();
  await releases.point('hotels', 'hotels_aa11');
  const rows = await releases.list('hotels');
  expect(rows.map(({ release, isCurrent }) => [release, isCurrent])).toEqual([
    ['hotels_bb22', false],
    ['hotels_aa11', true],
  ]);
  await expect(releases.list('flights')).resolves.toEqual([]);
});

it('knows what was current before, each once, the newest first', async () => {
  const releases = await start();
  const third = aManifest('hotels_cc33');
  await releases.register(third);
  for (const release of ['hotels_aa11', 'hotels_bb22', 'hotels_cc33', 'hotels_bb22'])
    await releases.point('hotels', release);
  await expect(releases.earlier('hotels')).resolves.toEqual([third, first]);
  await expect(releases.earlier('flights')).resolves.toEqual([]);
});

it('knows it also of moves that a replica of the version before made', async () => {
  const releases = await start();
  await releases.register(aManifest('hotels_cc33'));
  await releases.point('hotels', 'hotels_aa11');
  await database.db.query(
    "update release_pointers set release = 'hotels_bb22', previous = 'hotels_aa11'",
  );
  await expect(releases.earlier('hotels')).resolves.toEqual([first]);
  await releases.point('hotels', 'hotels_cc33');
  await expect(releases.earlier('hotels')).resolves.toEqual([second, first]);
});

it('moves only what is still as its reader saw it', async () => {
  const releases = createReleaseStore(database.db);
  await releases.register(first);
  await releases.register(second);
  await expect(releases.point('hotels', 'hotels_aa11', 'hotels_bb22')).resolves.toEqual({
    kind: 'changed',
    current: null,
    movedAt: null,
  });
  await releases.point('hotels', 'hotels_aa11', null);
  await expect(releases.point('hotels', 'hotels_bb22', null)).resolves.toEqual({
    kind: 'changed',
    current: 'hotels_aa11',
    movedAt: expect.any(Date),
  });
  await expect(releases.point('hotels', 'hotels_aa11', null)).resolves.toEqual({
    kind: 'unchanged',
  });
});
