import path from 'node:path';
import { filledEnvironment, readPort } from '../lib/environment.mjs';
import { root } from '../lib/paths.mjs';

/** Settings of the operator. @throws Error with one sentence about an invalid variable */
export function readSettings(environment = process.env) {
  const env = filledEnvironment(environment);
  return {
    env,
    port: readPort(env.PORT, 3000),
    dataDir: path.resolve(root, env.DATA_DIR ?? '.data'),
  };
}

/** Text of the last line about how to sign in, from the api's ready line. */
export const signInWords = (demo) =>
  demo
    ? `sign in as ${demo.email} or, for the console, ${demo.operator} (bookings), ${demo.productTeam} (releases), ${demo.brandAdmin} (brands) or ${demo.viewer} (brands, to look at) / ${demo.password}`
    : 'no demo traveller (DEMO_PASSWORD makes one)';

/** Lines with the addresses of the other brands, one per host. */
export const brandLines = (hosts = [], port) =>
  hosts.map((host) => `  also http://${host}:${port}`);
