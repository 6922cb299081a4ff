import { inFreshBrowser } from '../browser/openBrowser.mjs';
import { home, visit } from '../browser/visit.mjs';
import { inRounds, TIMES_THE_ROUNDS } from '../rounds.mjs';
import { FIRST_LOAD } from '../site/openSite.mjs';

/** Measures a first visit of `/` on a new profile. */
export async function firstLoad({ browser, site, rounds, say }) {
  const samples = await inRounds(
    { rounds: TIMES_THE_ROUNDS * rounds, names: FIRST_LOAD, say },
    (name) => inFreshBrowser(browser, (context) => visit(context, site.slow[name], home)),
  );
  return { home: samples };
}
