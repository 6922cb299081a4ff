import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRepo } from '../lib/paths.mjs';
import { eachLine, own } from '../lib/children.mjs';

const SYSTEM = '/usr/bin/chromium';
const playwrightCli = () => inRepo('e2e/node_modules/@playwright/test/cli.js');
const downloaded = () =>
  createRequire(inRepo('e2e/package.json'))('@playwright/test').chromium.executablePath();

/** An existing file may not be a browser: Ubuntu's `chromium` is a stub that requires snap. */
const runs = (file) =>
  existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
const found = () => [SYSTEM, downloaded()].find(runs) ?? null;

async function attempt(command, args, env = {}) {
  const said = [];
  const child = own(command, args, { env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr]) eachLine(stream, (line) => said.push(line));
  const how = await child.exited;
  return how === 0
    ? null
    : `${command} ${args.slice(0, 2).join(' ')}: ${said.slice(-3).join(' | ') || how}`;
}

const isRoot = () => process.getuid?.() === 0;
const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
const WAYS = [
  {
    if: () => isRoot() && existsSync('/usr/bin/apt-get'),
    run: async () =>
      (await attempt('apt-get', ['update', '-qq'], quiet)) ??
      attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet),
  },
  {
    if: isRoot,
    run: () => attempt(process.execPath, [playwrightCli(), 'install', '--with-deps', 'chromium']),
  },
  {
    if: () => true,
    run: () => attempt(process.execPath, [playwrightCli(), 'install', 'chromium']),
  },
];

/** Path of the browser, which is installed if missing. @throws Error with the output of every attempt */
export async function ensureChromium() {
  const refusals = [];
  for (const way of WAYS) {
    const browser = found();
    if (browser) return browser;
    if (way.if()) refusals.push(await way.run());
  }
  const browser = found();
  if (browser) return browser;
  throw new Error(`No Chromium could be installed.\n${refusals.filter(Boolean).join('\n')}`);
}
