import { inFreshBrowser } from '../browser/openBrowser.mjs';
import { whenIdle } from '../browser/switchTabs.mjs';
import { resultsAt, visit } from '../browser/visit.mjs';
import { REDEPLOYED } from '../builds/editedSource.mjs';
import { inRounds, TIMES_THE_ROUNDS } from '../rounds.mjs';
import { FIRST_LOAD, FORGETFUL, VARIANTS } from '../site/openSite.mjs';
import { runRelease } from './releases/runRelease.mjs';

const named = (sample) => ({
  interactive: sample.interactive,
  firstItems: sample.firstItems,
  results: sample.results,
  jsBytes: sample.jsBytes,
  jsRequests: sample.jsRequests,
  requests: sample.requests,
});

/** Variants whose repeat visits are measured. */
const RETURNING = [...VARIANTS, FORGETFUL];

/**
 * Measures four visits of `/searchs/hotels` on one profile: the first, which stays until the page has prefetched the
 * files of later visits; two without changes; and one after hotels was released again with one edited string. The browser stores compiled
 * code during the second visit, so only the third has its benefit without its cost. The product uses `npm run release`; the
 * bundles serve their other build. `stock` makes only the first visit; the first visit of the browser without dictionaries
 * is the product's.
 */
export async function repeat({ browser, site, rounds, say, builds, product, resultsPath }) {
  const page = resultsAt(resultsPath);
  const first = Object.fromEntries(FIRST_LOAD.map((name) => [name, []]));
  const release = (to) => runRelease(['promote', `${REDEPLOYED}=${to}`], product.env);
  const current = builds.releases.find(({ name }) => name === REDEPLOYED).release;
  const redeploy = async (name, isEdited) =>
    ['product', FORGETFUL].includes(name)
      ? release(isEdited ? builds.editedRelease : current)
      : site.flip(isEdited ? 'edited' : 'plain');
  await runRelease([REDEPLOYED, '--source', builds.source.source, '--promote'], product.env);
  await release(current);
  const measured = { rounds: TIMES_THE_ROUNDS * rounds, names: [...FIRST_LOAD, FORGETFUL], say };
  const again = await inRounds(measured, (name, round) =>
    inFreshBrowser(browser, async (context) => {
      const origin = site.slow[name];
      const isReturning = RETURNING.includes(name);
      const seed = await visit(context, origin, {
        ...page,
        ...(isReturning && { stay: whenIdle }),
      });
      if (round > 0) first[name]?.push(seed);
      if (!isReturning) return null;
      const same = named(await visit(context, origin, page));
      const third = named(await visit(context, origin, page));
      try {
        await redeploy(name, true);
        const after = named(await visit(context, origin, page));
        return { same, third, after };
      } finally {
        await redeploy(name, false);
      }
    }),
  );
  const part = (key) =>
    Object.fromEntries(RETURNING.map((name) => [name, again[name].map((sample) => sample[key])]));
  return { results: first, same: part('same'), third: part('third'), redeployed: part('after') };
}
