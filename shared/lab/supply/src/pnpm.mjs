import { readFileSync } from 'node:fs';
import { own } from '@tiquete/tooling/lib/children';
import { inRepo } from '@tiquete/tooling/lib/paths';

/** Packages that build, test or simulate, and are never shipped. */
const NOT_SHIPPED = [
  'tiquete',
  '@tiquete/tooling',
  './shared/lab/*',
  '@tiquete/sandbox',
  '@tiquete/harness',
  '@tiquete/testing',
  '@tiquete/e2e',
];
export const shippedOnly = NOT_SHIPPED.flatMap((name) => ['--filter', `!${name}`]);

/** Runs the pnpm version of package.json with these arguments. Resolves with its output and exit code. */
export async function pnpm(args) {
  const { packageManager } = JSON.parse(readFileSync(inRepo('package.json'), 'utf8'));
  const child = own('npx', ['--yes', packageManager, ...args], {
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true' },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (bytes) => (output.out += bytes));
  child.stderr.on('data', (bytes) => (output.err += bytes));
  const how = await child.exited;
  return { ...output, how };
}
