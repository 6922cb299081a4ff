// Command `render DIST REMOTE=RELEASE…`: renders the first pages of builds once, and prints each that cannot be rendered. It needs
// neither database nor settings.
import { join } from 'node:path';
import { brandFileSchema } from '@tiquete/contracts';
import { readBrandFiles } from '../brands/seedBrands';
import { findRoot } from '../lib/findRoot';
import { createPageRenderer } from '../storefront/prerender/pageRenderer';
import { renderBuilds } from '../storefront/prerender/renderBuilds';

const [assetsDir = 'dist', ...builds] = process.argv.slice(2);
const brands = readBrandFiles(join(findRoot(), 'backend/api/brands'));
const renderer = createPageRenderer(new URL('../threads/renderPage.js', import.meta.url));
const problems = await renderBuilds({
  assetsDir,
  builds: new Map(builds.map((build) => splitOnce(build))),
  brand: brandFileSchema.parse(brands.find(({ is_default }) => is_default)),
  renderer,
});
renderer.close();
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function splitOnce(pair: string): [string, string] {
  const [remote = '', release = ''] = pair.split('=');
  return [remote, release];
}
