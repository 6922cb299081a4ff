import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { eachLine, own } from '@tiquete/tooling/lib/children';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { FLAGS } from '../browser/openBrowser.mjs';
import { readAudits } from './readAudits.mjs';

/**
 * Version 13 needs Node 22. It is no dependency of the repository, because it adds two hundred packages that only this
 * measure needs.
 */
export const LIGHTHOUSE = '12.8.2';
const FOLDER = inRepo('.cache', 'bench', 'lighthouse');
const MANIFEST = path.join(FOLDER, 'package.json');
const installed = path.join(FOLDER, 'node_modules/lighthouse/package.json');
const isThere = () =>
  existsSync(installed) && JSON.parse(readFileSync(installed, 'utf8')).version === LIGHTHOUSE;

/** @throws Error with the last lines of npm */
async function install() {
  mkdirSync(FOLDER, { recursive: true });
  // Without a package.json here, npm would use the workspace's in a parent folder.
  writeFileSync(MANIFEST, '{"private": true}\n');
  const said = [];
  const child = own(
    'npm',
    [
      'install',
      '--prefix',
      FOLDER,
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--save-exact',
      `lighthouse@${LIGHTHOUSE}`,
    ],
    { cwd: FOLDER, shell: process.platform === 'win32' },
  );
  for (const stream of [child.stdout, child.stderr]) eachLine(stream, (line) => said.push(line));
  const how = await child.exited;
  if (how !== 0 || !isThere()) throw new Error(said.slice(-3).join(' | ') || String(how));
}

/**
 * Resolves with a function `(url, {isDesktop})` that runs Lighthouse in a new browser and returns a sample. A phone and its
 * connection are simulated, as Lighthouse does by default. @throws Error when it cannot be installed
 */
export async function openLighthouse(chromePath) {
  if (!isThere()) await install();
  const resolve = createRequire(MANIFEST).resolve;
  const { default: lighthouse, desktopConfig } = await import(
    pathToFileURL(resolve('lighthouse')).href
  );
  const { launch } = await import(pathToFileURL(resolve('chrome-launcher')).href);
  return async (url, { isDesktop = false } = {}) => {
    const chrome = await launch({
      chromePath,
      chromeFlags: ['--headless=new', ...FLAGS],
      logLevel: 'silent',
    });
    try {
      const flags = {
        port: chrome.port,
        output: 'json',
        logLevel: 'silent',
        disableFullPageScreenshot: true,
      };
      const { lhr } = await lighthouse(url, flags, isDesktop ? desktopConfig : undefined);
      return readAudits(lhr);
    } finally {
      chrome.kill();
    }
  };
}
