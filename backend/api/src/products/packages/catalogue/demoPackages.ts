import { createHash } from 'node:crypto';
import { today } from '@tiquete/domain';
import { join } from 'node:path';
import type { ProductContext } from '../../product';
import { importCatalogue } from './importCatalogue';
import { demoCatalogue } from './demoCatalogue';
import { readDemo, readDemoFiles } from './readDemo';

/**
 * Gives brands the demo's packages with the departures of the year ahead. The first start on a later day moves the departures
 * on. A brand that imported its own catalogue keeps it. @throws Error when the packages do not fit the sold departures
 */
export async function seedDemoPackages(
  { config, db, clock }: Pick<ProductContext, 'config' | 'db' | 'clock'>,
  brandIds: readonly string[],
): Promise<void> {
  if (!config.isDemo) return;
  const files = readDemoFiles(join(config.rootDir, 'backend/api/demo/packages'));
  const day = today(clock());
  const hash = createHash('sha256')
    .update(JSON.stringify([day, files]))
    .digest('hex');
  const served = await db.queryBrands<{ brand: string }>(
    "select brand from package_catalogues where source = 'file' or hash = $1",
    [hash],
  );
  const wanting = brandIds.filter((id) => !served.some(({ brand }) => brand === id));
  if (wanting.length === 0) return;
  const catalogue = demoCatalogue(readDemo(files), day);
  const options = { source: 'demo', hash, at: clock() } as const;
  // One brand at a time: an import computes for long, and others would wait for a connection beyond its deadline.
  for (const id of wanting) {
    const outcome = await importCatalogue(db, id, catalogue, options);
    if (outcome.kind === 'refused')
      throw new Error(
        `The demonstration's packages do not fit what is sold: ${outcome.problems[0]?.message}`,
      );
  }
}
