import { orderOf } from './figures.mjs';

/** Factor for the number of rounds of a measure that takes seconds and varies widely. */
export const TIMES_THE_ROUNDS = 2;

/**
 * Calls `measure(name)` for every variant in rounds of alternating order. The first round is discarded. Returns samples by
 * variant. A failed sample is reported and omitted; if more than a third fail, the measure fails.
 */
export async function inRounds({ rounds, names, say }, measure) {
  const samples = Object.fromEntries(names.map((name) => [name, []]));
  let failed = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of orderOf(round, names)) {
      try {
        const sample = await measure(name, round);
        if (round > 0) samples[name].push(sample);
      } catch (error) {
        failed += 1;
        say(`  ${name}, round ${round}: ${error.message.split('\n')[0]}`);
      }
    }
    say(`  round ${round + 1} of ${rounds}${round === 0 ? ', thrown away' : ''}`);
  }
  if (failed > (rounds * names.length) / 3)
    throw new Error(`${failed} of ${rounds * names.length} measurements failed`);
  return samples;
}
