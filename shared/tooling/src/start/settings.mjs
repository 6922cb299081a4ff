import path from 'node:path';
import { filledEnvironment, readPort } from '../lib/environment.mjs';
import { root } from '../lib/paths.mjs';

/** What the operator chose. @throws Error with one sentence about a variable that cannot be used. */
export function readSettings(environment = process.env) {
  const env = filledEnvironment(environment);
  return {
    env,
    port: readPort(env.PORT, 3000),
    dataDir: path.resolve(root, env.DATA_DIR ?? '.data'),
  };
}

/** Words for the last line: how to sign in, from what the api said when it was ready. */
export const signInWords = (demo) =>
  demo
    ? `sign in as ${demo.email} or, for the console, ${demo.operator} (bookings), ${demo.productTeam} (releases), ${demo.brandAdmin} (brands) or ${demo.viewer} (brands, to look at) / ${demo.password}`
    : 'no demo traveller (DEMO_PASSWORD makes one)';

/** Where else the storefront answers: a brand at each host. */
export const brandLines = (hosts = [], port) =>
  hosts.map((host) => `  also http://${host}:${port}`);
