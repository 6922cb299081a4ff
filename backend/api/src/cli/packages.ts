// Command `packages`: the catalogue of packages. The server may run meanwhile. `packages --help` lists the subcommands.
import { join } from 'node:path';
import { runCommand } from '../db/runCommand';
import { createExchange } from '../money';
import { runPackagesCommand } from '../products/packages/catalogue/runPackagesCommand';

runCommand((withStorage) =>
  runPackagesCommand(process.argv.slice(2), (use) =>
    withStorage(({ db }, config) => {
      const clock = () => new Date();
      const log = { info: () => undefined, error: console.error };
      const exchange = createExchange({ config: config.exchange, clock, log });
      return use({ db, clock, exchange, brandsDir: join(config.rootDir, 'backend/api/brands') });
    }),
  ),
);
