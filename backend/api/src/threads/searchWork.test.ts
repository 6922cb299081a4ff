import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as script from './searchWork';

/** Names of all tasks that the sources define. */
function taskNames(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return taskNames(path);
    if (!entry.name.endsWith('.ts') || entry.name.includes('.test.')) return [];
    const text = readFileSync(path, 'utf8');
    return [...text.matchAll(/: Task<[^;]*?> = \{\s*name: '(\w+)'/g)].map(([, name = '']) => name);
  });
}

it('the threads’ script exports every task under its name', () => {
  const names = taskNames(join(__dirname, '..'));
  expect(names.length).toBeGreaterThan(3);
  expect(Object.keys(script).sort()).toEqual(names.sort());
});
