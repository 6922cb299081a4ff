import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { watchPage } from './pageScript.mjs';

/** Factor by which the processor is slowed down to the speed of a mid-range phone. */
export const CPU_RATE = 4;
const VIEWPORT = { width: 1280, height: 800 };
const QUIET = [
  'disable-quic',
  'no-first-run',
  'disable-background-networking',
  'disable-component-update',
  'disable-sync',
  'disable-gpu',
  'disable-features=Translate,OptimizationHints,MediaRouter',
];
/** Resolves only `localhost`, to one of its two addresses, so that no request leaves this machine. */
const LOOPBACK = 'host-resolver-rules=MAP localhost 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

export const FLAGS = [...QUIET, LOOPBACK, 'no-sandbox'].map((flag) => `--${flag}`);

/** Runs `act` with a browser on a new profile. Both are removed afterwards, also after an error. */
export async function inFreshBrowser(executablePath, act) {
  const { chromium } = createRequire(inRepo('e2e/package.json'))('@playwright/test');
  const profile = mkdtempSync(path.join(tmpdir(), 'tiquete-bench-'));
  let context = null;
  try {
    context = await chromium.launchPersistentContext(profile, {
      executablePath,
      viewport: VIEWPORT,
      args: FLAGS,
    });
    await context.addInitScript(watchPage);
    return await act(context);
  } finally {
    await context?.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Opens a page on a slowed processor. Returns the page, its session of the DevTools protocol, and the bytes of every
 * received script.
 */
export async function openPage(context, { cpuRate = CPU_RATE } = {}) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const urls = new Map();
  const scripts = new Map();
  cdp.on(
    'Network.requestWillBeSent',
    ({ requestId, request, type }) => type === 'Script' && urls.set(requestId, request.url),
  );
  cdp.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) =>
      urls.has(requestId) && scripts.set(urls.get(requestId), encodedDataLength),
  );
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return { page, cdp, scripts, complaints };
}
