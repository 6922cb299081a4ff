import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/** What a remote says of its persisted schemas: by schema, what a release of the one before does not find. `remotes/<id>/src/schemaNotes.json` */
export function readSchemaNotes(id) {
  const file = join(root, 'remotes', id, 'src/schemaNotes.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** A write goes under the own schema and the one before it, and the ones below are erased. */
const FURTHER =
  'Only the schema before is written along: a release of an older one begins with nothing kept.';

/** The sentences for whoever moves a pointer from a release of schema `from` to one of `to`; none where nothing older comes. */
export function lostGoingBack(notes, from, to) {
  const passed = Object.keys(notes)
    .map(Number)
    .filter((schema) => schema > to && schema <= from)
    .sort((a, b) => b - a)
    .map((schema) => notes[schema].note);
  return from - to > 1 ? [FURTHER, ...passed] : passed;
}
