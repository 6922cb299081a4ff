import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRepo } from '@tiquete/tooling/lib/paths';

const require = createRequire(import.meta.url);

/** Module of `kubernetes-models` with an object's schema and type: `apps/v1/Deployment`. */
const moduleOf = ({ apiVersion, kind }) => `kubernetes-models/${apiVersion}/${kind}`;
const nameOf = ({ kind, metadata }) => `${kind} ${metadata?.name}`;

/**
 * Differences between objects and the schemas of Kubernetes 1.33 (`kubernetes-models` 4.5.1). The compiled schemas find wrong values;
 * they allow unknown fields, which TypeScript finds by the types of the same package.
 */
export function schemaProblems(objects) {
  const unknown = objects.filter((object) => !hasSchema(object));
  if (unknown.length > 0) return unknown.map((object) => `${nameOf(object)}: no such kind`);
  return [...objects.flatMap(valueProblems), ...fieldProblems(objects)];
}

function hasSchema(object) {
  try {
    return Boolean(require.resolve(moduleOf(object)));
  } catch {
    return false;
  }
}

function valueProblems(object) {
  const { [object.kind]: Model } = require(moduleOf(object));
  try {
    new Model(object).validate();
    return [];
  } catch (error) {
    return [`${nameOf(object)}: ${error.message}`];
  }
}

/** Type errors of the objects as literals, with names of objects in place of lines. */
function fieldProblems(objects) {
  mkdirSync(inRepo('.cache/chart'), { recursive: true });
  const folder = mkdtempSync(path.join(inRepo('shared/lab/chart'), '.tmp-'));
  try {
    const literals = objects.map(
      (object, index) =>
        `import type { I${object.kind} as T${index} } from '${moduleOf(object)}';\nexport const o${index}: T${index} = ${JSON.stringify(object)};`,
    );
    writeFileSync(path.join(folder, 'objects.ts'), literals.join('\n'));
    const { stdout, status } = spawnSync(
      process.execPath,
      [
        path.join(path.dirname(require.resolve('typescript7/package.json')), 'bin/tsc'),
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--module',
        'nodenext',
        '--types',
        '',
        path.join(folder, 'objects.ts'),
      ],
      { encoding: 'utf8', cwd: folder },
    );
    if (status === 0) return [];
    return stdout
      .split('\n')
      .filter((line) => line.includes('error TS'))
      .map((line) => {
        const [, number, text] = /\((\d+),\d+\): error (.*)$/.exec(line) ?? [null, null, line];
        return number ? `${nameOf(objects[Math.ceil(number / 2) - 1])}: ${text}` : text;
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
