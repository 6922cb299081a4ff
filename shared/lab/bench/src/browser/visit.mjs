import { setTimeout as wait } from 'node:timers/promises';
import { countWaves, isManifest, isScript } from '../waves.mjs';
import { markAfter, readPage, startOfMark } from './pageScript.mjs';
import { openPage } from './openBrowser.mjs';

const DEADLINE_MS = 30_000;
/** Milliseconds to wait for the last paint of a complete page. */
const SETTLE_MS = 300;

/** Runs `look` in the page until it resolves. @throws Error when it does not in half a minute */
export async function inPage(page, look, what) {
  let timer;
  const timeout = new Promise(
    (_, reject) =>
      (timer = setTimeout(
        () => reject(new Error(`${JSON.stringify(what)} did not come`)),
        DEADLINE_MS,
      )),
  );
  const found = page.evaluate(look, what);
  found.catch(() => undefined);
  try {
    return await Promise.race([found, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves with the time of a mark made after `since`. */
export const waitForMark = (page, name, since = 0) => inPage(page, markAfter, { name, since });

/** The measured pages: their path, and the marks at which they are usable and show the requested content. */
export const home = {
  path: '/',
  interactive: 'hotels/home:interactive',
  shown: 'hotels/home:interactive',
};
export const resultsAt = (path) => ({
  path,
  interactive: 'hotels/results:interactive',
  first: 'hotels/results:first',
  shown: 'hotels/results:results',
});

/**
 * Opens a page like a visitor, waits for `stay` and closes it again. Returns milliseconds, bytes and counts up to the moment
 * when the page is usable. @throws Error with the errors of the page
 */
export async function visit(
  context,
  origin,
  { path, interactive, first, shown, stay = async () => {} },
) {
  const { page, scripts, complaints } = await openPage(context);
  try {
    await page.goto(origin + path, { waitUntil: 'commit' });
    const usable = await waitForMark(page, interactive);
    const full = await waitForMark(page, shown);
    await wait(SETTLE_MS);
    const { fcp, lcp, cls, requests } = await page.evaluate(readPage);
    const firstItems = await page.evaluate(startOfMark, first);
    await stay();
    if (complaints.length > 0) throw new Error(`${origin}${path} complained: ${complaints[0]}`);
    const [document, ...rest] = requests;
    const before = rest.filter(({ start }) => start <= usable);
    const ofScripts = before.filter((request) => isScript(request) && scripts.has(request.url));
    return {
      fcp,
      lcp,
      cls,
      interactive: usable,
      firstItems: firstItems ?? full,
      results: full,
      jsBytes: ofScripts.reduce((sum, { url }) => sum + scripts.get(url), 0),
      jsRequests: ofScripts.length,
      manifests: before.filter(isManifest).length,
      requests: before.length + 1,
      waves: countWaves([document, ...ofScripts], usable),
    };
  } finally {
    await page.close();
  }
}
