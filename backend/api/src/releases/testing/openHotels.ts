import { join } from 'node:path';
import { findRoot } from '../../lib/findRoot';
import { openTestDatabase } from '../../testing/testDatabase';
import { readBrandFiles, seedBrands } from '../../brands/seedBrands';
import { createReleaseReader } from '../registry/releaseReader';
import { anActor, openTestRegistry } from './registry';
import { aFlightsManifest, aManifest, aShell } from './releases';

/** A registry with a shell, flights and three releases of hotels, the first of which everybody has. */
export async function openHotels() {
  const database = await openTestDatabase();
  const { db } = database;
  await seedBrands(db, readBrandFiles(join(findRoot(), 'backend/api/brands')));
  const test = await openTestRegistry(db);
  const promote = (release: string, brand: string | null = null) =>
    test.registry.promote(anActor(), { releases: new Map([['hotels', release]]), brand });
  const reading = (brand: string | null) => createReleaseReader(db).composition(brand);
  /** Current release of the remote `hotels` for a brand, or for all brands. */
  const hotelsOf = async (brand: string | null = null) =>
    (await reading(brand)).current.find(({ manifest }) => manifest.remote === 'hotels')?.manifest
      .release;
  await test.ship(aShell());
  await test.ship(aFlightsManifest());
  for (const release of ['hotels_aa11', 'hotels_bb22', 'hotels_cc33'])
    await test.publish(aManifest(release));
  await promote('hotels_aa11');
  return {
    ...test,
    db,
    promote,
    reading,
    hotelsOf,
    /** For all brands, and for one of them. */
    both: async () => [await hotelsOf(), await hotelsOf('andes')],
    close: () => database.close(),
  };
}
export type OpenHotels = Awaited<ReturnType<typeof openHotels>>;
