import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runWebpack } from '../build/runWebpack.mjs';

const { SameOrder } = createRequire(import.meta.url)('./sameOrder.cjs');

/** An entry point that re-exports in another order than its importers use. */
const SOURCES = {
  'package.json': '{"sideEffects":false}',
  'b.js': "export const b = () => 'this is b';",
  'a.js': "export const a = () => 'this is a';",
  'c.js': "export const c = () => 'this is c';",
  'entry.js': "export { a } from './a'; export { b } from './b'; export { c } from './c';",
  'index.js': "export { c, b, a } from './entry';",
};

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'same-order-'));
  mkdirSync(path.join(folder, 'src'));
  for (const [name, text] of Object.entries(SOURCES))
    writeFileSync(path.join(folder, 'src', name), text);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function build(output) {
  await runWebpack({
    mode: 'production',
    context: path.join(folder, 'src'),
    entry: './index.js',
    output: {
      path: path.join(folder, output),
      filename: '[contenthash].js',
      library: { type: 'var', name: 'all' },
    },
    optimization: { minimize: false },
    plugins: [new SameOrder()],
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(folder, 'cache'),
      buildDependencies: { defaultWebpack: [] },
    },
  });
  return readdirSync(path.join(folder, output));
}

it('names a file equally in a clean build and in a build from the cache', async () => {
  const fromNothing = await build('first');
  expect(await build('second')).toEqual(fromNothing);
});
