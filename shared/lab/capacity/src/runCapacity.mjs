import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endAll } from '@tiquete/tooling/lib/children';
import { whenAskedToEnd } from '@tiquete/tooling/lib/ending';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { COSTS, runMeasure } from './measure/runMeasure.mjs';
import { writeReport } from './report/writeReport.mjs';

const USAGE = 'npm run capacity [-- measure]';

/** Returns the exit code: 0 written, 1 failed, 2 not understood. */
export async function runCapacity(args) {
  if (args.length > 1 || (args.length === 1 && args[0] !== 'measure')) {
    console.error(USAGE);
    return 2;
  }
  whenAskedToEnd(() => void endAll().then(() => process.exit(1)));
  try {
    if (args[0] === 'measure') await runMeasure();
    const { text, graphs } = writeReport(JSON.parse(readFileSync(COSTS, 'utf8')));
    const folder = inRepo('docs/images/capacity');
    mkdirSync(folder, { recursive: true });
    for (const [name, svg] of Object.entries(graphs)) writeFileSync(path.join(folder, name), svg);
    writeFileSync(inRepo('docs/capacity.md'), text);
    return 0;
  } catch (error) {
    console.error(error.stack);
    return 1;
  } finally {
    await endAll();
  }
}
