import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runWebpack } from '../build/runWebpack.mjs';

const require = createRequire(import.meta.url);
const { compileHint } = require('./compileHint.cjs');
const { baseConfig } = require('./base.cjs');

const HINT = '//# allFunctionsCalledOnLoad\n';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compile-hint-'));
  writeFileSync(path.join(folder, 'index.js'), "import('./lazy.js').then(({ text }) => text);");
  writeFileSync(path.join(folder, 'lazy.js'), "export const text = 'this is lazy';");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('starts the chosen scripts of a minified build with the hint', async () => {
  const output = path.join(folder, 'output');
  const { name: _, cache: __, ...config } = baseConfig({ folder, output: { path: output } });
  await runWebpack({
    ...config,
    entry: { entry: './index.js' },
    cache: false,
    plugins: [compileHint(/^c\./)],
  });
  const starts = readdirSync(output).map((file) => [
    file.startsWith('c.'),
    readFileSync(path.join(output, file), 'utf8').startsWith(HINT),
  ]);
  expect(starts.sort()).toEqual([
    [false, false],
    [true, true],
  ]);
});
