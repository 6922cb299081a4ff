import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'testing', '__snapshots__']);
const TEST = /\.test\.[a-z]+$/;

function* filesIn(entry) {
  const found = statSync(entry, { throwIfNoEntry: false });
  if (!found) return;
  if (found.isFile()) {
    yield entry;
    return;
  }
  for (const name of readdirSync(entry).sort()) {
    if (SKIPPED_FOLDERS.has(name) || name.startsWith('.') || TEST.test(name)) continue;
    yield* filesIn(path.join(entry, name));
  }
}

/**
 * Ten hex digits that change when a file of `inputs` (files and folders under `base`) is changed, added or moved. Tests and
 * test builders are ignored, because no build contains them.
 */
export function inputHash(base, inputs, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const input of inputs) {
    for (const file of filesIn(path.join(base, input))) {
      hash
        .update(`\0${path.relative(base, file).split(path.sep).join('/')}\0`)
        .update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 10);
}
