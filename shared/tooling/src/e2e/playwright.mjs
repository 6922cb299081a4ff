import { own } from '../lib/children.mjs';
import { filledEnvironment } from '../lib/environment.mjs';
import { inRepo } from '../lib/paths.mjs';

/** Password of the demo traveller in browser tests. */
export const PASSWORD = 'viaje-de-prueba-7';

/**
 * Runs Playwright's own command with one worker for each of `products`. A product is described by the variables with its
 * addresses. Resolves with 0 when every test passed.
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
