import fs from 'node:fs';
import path from 'node:path';
import { findRoot } from '@tiquete/api/find-root';

const SOURCES = path.join(findRoot(), 'backend/api/src');
/** File whose exports are the names of tasks, each equal to the task that it runs. */
const TASKS = 'threads/searchWork.ts';
const DECLARATION =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

function exportingFiles(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const files = fs
    .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.ts$/.test(file) && !/\.(test|d)\.ts$|(^|\/)testing\//.test(file))
    .filter((file) => file !== TASKS);
  for (const file of files) {
    const source = fs.readFileSync(path.join(SOURCES, file), 'utf8');
    const names = new Set([...source.matchAll(DECLARATION)].map(([, name = '']) => name));
    for (const name of names) found.set(name, [...(found.get(name) ?? []), file]);
  }
  return found;
}

it('gives every exported name of the api one meaning', () => {
  const clashes = [...exportingFiles()].filter(([, files]) => files.length > 1);
  expect(clashes.map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([]);
});
