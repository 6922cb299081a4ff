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
  const releases = createReleaseStore(database.db);
  await releases.register(first);
  await releases.register(second);
  return releases;
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
  await createReleaseStore(database.db).point('hotels', 'hotels_bb22');
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
