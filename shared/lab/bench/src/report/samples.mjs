import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRepo } from '@tiquete/tooling/lib/paths';

const fileOf = (measure) => inRepo('.cache', 'bench', `${measure}.jsonl`);

/** Stores raw samples, one line per run, so that a median can be checked. */
export function appendSamples(measure, run) {
  mkdirSync(path.dirname(fileOf(measure)), { recursive: true });
  appendFileSync(fileOf(measure), `${JSON.stringify(run)}\n`);
}

/** The newest run by measure that was complete and measured the builds of `key`. */
export function newestRuns(measures, key) {
  const newest = (measure) => {
    const lines = existsSync(fileOf(measure))
      ? readFileSync(fileOf(measure), 'utf8').trim().split('\n')
      : [];
    return lines.map((line) => JSON.parse(line)).findLast((run) => run.key === key && !run.isQuick);
  };
  return Object.fromEntries(
    measures.map((measure) => [measure, newest(measure)]).filter(([, run]) => run),
  );
}
