import { createRequire } from 'node:module';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRepo } from '../lib/paths.mjs';
import { compressFolder } from '../build/publish.mjs';
import { namedChunks } from '../build/manifests.mjs';
import { runWebpack } from '../build/runWebpack.mjs';

const { singleConfig } = createRequire(import.meta.url)('../webpack/index.cjs');

/**
 * Builds shell and all remotes as one plain bundle from the same source, once per set of releases. Returns a function from
 * remote and page to the page's brotli bytes.
 */
export async function singleWeights(releases) {
  const file = inRepo('.cache', 'budgets', `single-${releases}.json`);
  if (!existsSync(file)) {
    const work = inRepo('.cache', 'budgets', `single-${process.pid}`);
    try {
      const stats = await runWebpack(singleConfig()({ outputPath: work }));
      const carried = Object.keys(stats.contents.main.packages);
      if (carried.some((name) => name.startsWith('@module-federation/')))
        throw new Error('The plain bundle carries the federation runtime: nothing is compared');
      const { sizes } = await compressFolder(work);
      const chunks = namedChunks(stats.namedChunkGroups);
      const weights = Object.fromEntries(
        Object.entries(chunks).map(([name, files]) => [
          name,
          [...new Set([...chunks.main, ...files])].reduce(
            (total, one) => total + sizes[one].brotli,
            0,
          ),
        ]),
      );
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(weights));
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
  const weights = JSON.parse(readFileSync(file, 'utf8'));
  return (remote, page) => weights[`${remote}-${page}`];
}
