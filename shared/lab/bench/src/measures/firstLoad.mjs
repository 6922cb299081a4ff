import { inFreshBrowser } from '../browser/openBrowser.mjs';
import { home, visit } from '../browser/visit.mjs';
import { inRounds } from '../rounds.mjs';
import { FIRST_LOAD } from '../site/openSite.mjs';

/** Factor for the number of rounds, because a visit takes only seconds. */
const TIMES_THE_ROUNDS = 2;

/** Measures a first visit of `/` on a new profile. */
export async function firstLoad({ browser, site, rounds, say }) {
  const samples = await inRounds(
    { rounds: TIMES_THE_ROUNDS * rounds, names: FIRST_LOAD, say },
    (name) => inFreshBrowser(browser, (context) => visit(context, site.slow[name], home)),
  );
  return { home: samples };
}
