import { own } from '../lib/children.mjs';
import { filledEnvironment } from '../lib/environment.mjs';
import { inRepo } from '../lib/paths.mjs';

/** Of the demo traveller in journeys. */
export const PASSWORD = 'viaje-de-prueba-7';

/**
 * Runs Playwright's own command, with one worker for each of `products`: the variables that say where that product is.
 * Answers 0 when every journey passed.
 */
export async function playwright(args, products, env = {}) {
  const child = own(
    process.execPath,
    [inRepo('e2e/node_modules/@playwright/test/cli.js'), 'test', ...args],
    {
      cwd: inRepo('e2e'),
      env: { ...filledEnvironment(), ...env, JOURNEY_PRODUCTS: JSON.stringify(products) },
      stdio: 'inherit',
    },
  );
  return (await child.exited) === 0 ? 0 : 1;
}
