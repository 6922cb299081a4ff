import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { own } from '../lib/children.mjs';
import { install, needsInstall } from '../lib/install.mjs';
import { inRepo } from '../lib/paths.mjs';
import { say, step } from '../lib/steps.mjs';
import { ensureChromium } from '../test/chromium.mjs';

const VERSION = '24.21.0';
const home = inRepo('.cache/node24');
const binary = path.join(
  home,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const versionOf = (file) =>
  existsSync(file) ? spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim() : null;

async function bringNode() {
  if (versionOf(binary) === `v${VERSION}`) return;
  mkdirSync(home, { recursive: true });
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--no-save',
    '--prefix',
    home,
    `node@${VERSION}`,
  ];
  const child = own('npm', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const how = await child.exited;
  if (how !== 0 || versionOf(binary) !== `v${VERSION}`)
    throw new Error(`Node ${VERSION} could not be brought (npm ended with ${how}).`);
}

const PARTS = [
  ['Production build', ['shared/tooling/src/build.mjs', '--force']],
  [
    'Unit and integration tests',
    [
      'node_modules/jest/bin/jest.js',
      '--ci',
      '--config',
      'shared/tooling/jest.config.cjs',
      '--maxWorkers=2',
    ],
  ],
  ['A journey', ['shared/tooling/src/e2e.mjs', 'booking.spec', '-g', 'approved, then issued']],
];

/** Returns the exit code: 0 when everything passed on Node 24. */
export async function runOnNode24() {
  if (needsInstall()) await step('Installing packages', install);
  await step('Looking for Chromium', ensureChromium);
  await step(`Bringing Node ${VERSION}`, bringNode);
  // Scripts that start `node` by name get the same version.
  const env = {
    ...process.env,
    PATH: `${path.dirname(binary)}${path.delimiter}${process.env.PATH}`,
  };
  let failed = 0;
  for (const [label, [script, ...args]] of PARTS) {
    say(`\n== ${label} on Node ${VERSION}`);
    const how = await own(binary, [inRepo(script), ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    }).exited;
    say(`== ${label}: ${how === 0 ? 'ok' : `FAILED (${how})`}`);
    if (how !== 0) failed += 1;
  }
  say(`${PARTS.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
