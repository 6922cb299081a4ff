import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { figures } from './figuresText.mjs';
import { drawPlots } from './plots.mjs';

const FILE = inRepo('docs', 'bench.md');
const PLOTS = inRepo('docs', 'images', 'bench');
/** Marks of the generated part; the rest is written by hand. */
const [BEGIN, END] = ['<!-- figures: npm run bench -->', '<!-- /figures -->'];
const EMPTY = `# Bench\n\n${BEGIN}\n${END}\n`;

/** Writes figures and charts of the newest runs of these builds into docs/bench.md, and leaves the other text unchanged. */
export function writeReport(about, runs) {
  const samples = Object.assign({}, ...Object.values(runs).map((run) => run.samples));
  mkdirSync(PLOTS, { recursive: true });
  for (const [file, svg] of Object.entries(drawPlots(samples)))
    writeFileSync(path.join(PLOTS, file), svg);
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : EMPTY;
  const [before] = text.split(BEGIN);
  const [, after = '\n'] = text.split(END);
  writeFileSync(FILE, `${before}${BEGIN}\n${figures({ about, runs, samples })}\n${END}${after}`);
}
