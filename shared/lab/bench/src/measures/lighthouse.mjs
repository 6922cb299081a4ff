import { openLighthouse } from '../lighthouse/openLighthouse.mjs';
import { inRounds } from '../rounds.mjs';
import { flightsPath } from './queries/flightSearch.mjs';

/** Runs of each page. The first one is discarded. */
const ROUNDS = 4;
/** Measured build and device by group of the report. */
const GROUPS = {
  lighthousePhone: { variant: 'product' },
  lighthouseDesktop: { variant: 'product', isDesktop: true },
  lighthouseRival: { variant: 'preload' },
};

const withoutQuery = (address) => address.split('?')[0];

/**
 * Lighthouse's scores of four pages, without the slow connection, which Lighthouse simulates. Empty when Lighthouse cannot
 * be installed.
 */
export async function lighthouse({ browser, site, rounds, say, resultsPath }) {
  const judge = await openLighthouse(browser).catch((error) => {
    say(`  Lighthouse cannot be had: ${error.message}`);
    return null;
  });
  if (!judge) return {};
  const addresses = Object.fromEntries(
    ['/', '/flights', resultsPath, flightsPath(0)].map((address) => [
      withoutQuery(address),
      address,
    ]),
  );
  const samples = {};
  for (const [group, { variant, isDesktop }] of Object.entries(GROUPS)) {
    say(`  ${group}`);
    samples[group] = await inRounds(
      { rounds: Math.min(rounds, ROUNDS), names: Object.keys(addresses), say },
      (page) => judge(site.direct[variant] + addresses[page], { isDesktop }),
    );
  }
  return samples;
}
