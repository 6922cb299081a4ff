import type { Database } from '../../../db/database';
import { importCatalogue } from '../catalogue/importCatalogue';
import { aCatalogue, aDeparture, aPackage } from './builders';

/** Gives a brand a catalogue of one package with one departure. Returns the departure's id in the console. */
export async function sellPackage(
  db: Pick<Database, 'withBrand'>,
  brandId: string,
  { at, date }: { at: Date; date: string },
): Promise<string> {
  const sold = aPackage({ departures: [aDeparture(date)] });
  const options = { source: 'file', hash: 'own', at } as const;
  await importCatalogue(db, brandId, aCatalogue(sold), options);
  return `${sold.code}_${date}`;
}
