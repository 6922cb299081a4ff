import { join } from 'node:path';
import { migrate, readMigrations } from '../../db/migrate';
import { findRoot } from '../../lib/findRoot';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { readBrandFiles, seedBrands } from '../seedBrands';
import { readVersions } from './versions';

const own = readMigrations(join(findRoot(), 'backend/api/migrations'));
let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase({ migrated: false });
});
afterAll(() => test.close());

it('stores a brand from before versions as its first version, and accepts no further files', async () => {
  const { db } = test;
  await migrate(
    db,
    own.filter(({ id }) => id < 90),
  );
  const files = readBrandFiles(join(findRoot(), 'backend/api/brands'));
  for (const { id, hosts, ...file } of files)
    await db.query('insert into brands (id, hosts, file) values ($1, $2, $3)', [
      id,
      hosts,
      JSON.stringify({ ...file, id, hosts, tagline: 'De antes' }),
    ]);
  await migrate(db, own);
  expect(await seedBrands(db, files)).toEqual([]);
  for (const { id } of files)
    expect(await readVersions(db, id)).toMatchObject({
      draft: null,
      published: { number: 1, publishedBy: 'file', file: { tagline: 'De antes' } },
    });
});
