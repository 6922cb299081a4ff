import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkTypes, ONE_CHECKER } from '../typecheck/checkTypes.mjs';
import { dist, inRepo } from '../lib/paths.mjs';
import { say, step } from '../lib/steps.mjs';
import { pathsOf, publishedPackage } from './publishedPackage.mjs';

/** The packages of the contract between shell and remotes. */
const PUBLISHED = ['contracts', 'domain', 'platform', 'ui'];
const NOT_PUBLISHED = ['*.test.ts', '*.test.tsx', 'testing/**'].map((part) => inRepo('**', part));
const OUTPUT = path.join(dist, 'types');
const WORK = inRepo('.cache/types');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Writes a TypeScript project into the working folder, and returns its file. */
function project(name, settings) {
  mkdirSync(WORK, { recursive: true });
  const file = path.join(WORK, `${name}.json`);
  writeJson(file, settings);
  return file;
}
const emitting = {
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
  rootDir: inRepo('shared'),
  outDir: OUTPUT,
  types: ['node'],
};
const sourcesOf = (name) => inRepo('shared', name, 'src');

/** ui has its own project, because its JSX is emotion's. @throws Error with the compiler's output */
async function emit() {
  rmSync(OUTPUT, { recursive: true, force: true });
  const settings = (base, names) => ({
    extends: inRepo(base),
    compilerOptions: emitting,
    include: names.map(sourcesOf),
    exclude: NOT_PUBLISHED,
  });
  const rest = PUBLISHED.filter((name) => name !== 'ui');
  await mustPass([project('rest', settings('tsconfig.base.json', rest))]);
  await mustPass([project('ui', settings('shared/ui/tsconfig.json', ['ui']))]);
  const manifests = PUBLISHED.map((name) => readJson(inRepo('shared', name, 'package.json')));
  const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
  for (const [index, name] of PUBLISHED.entries()) {
    const folder = path.join(OUTPUT, name);
    writeJson(path.join(folder, 'package.json'), publishedPackage(manifests[index], versions));
    // The dependencies of the packages, as an installation would provide them; they are not published.
    symlinkSync(inRepo('shared', name, 'node_modules'), path.join(folder, 'node_modules'));
  }
  return manifests;
}
async function mustPass(projects) {
  const failed = (await checkTypes(projects, { flags: ONE_CHECKER })).filter(({ ok }) => !ok);
  if (failed.length > 0) throw new Error(failed.map(({ said }) => said).join('\n'));
}

/** Returns the exit code: 0 when the types are written and every remote matches them, else 1. */
export async function publishTypes() {
  try {
    const manifests = await step('Writing the types', emit);
    const paths = Object.assign(
      {},
      ...manifests.map((manifest, index) => pathsOf(manifest, path.join(OUTPUT, PUBLISHED[index]))),
    );
    const remotes = project('remotes', {
      extends: inRepo('tsconfig.base.json'),
      compilerOptions: { paths, types: ['node'] },
      include: [inRepo('remotes/*/src')],
      exclude: NOT_PUBLISHED,
    });
    await step('Checking every remote against them', () => mustPass([remotes]));
    say(`dist/types: ${manifests.map(({ name, version }) => `${name} ${version}`).join(', ')}`);
    return 0;
  } catch (error) {
    console.error(error.message);
    return 1;
  }
}
