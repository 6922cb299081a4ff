import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PersistPolicy } from '@tiquete/platform';

/** By schema: the fields that the previous release does not find after a roll-back, and a sentence for the operator. */
type SchemaNotes = Record<string, { lost: string[]; note: string }>;

/** Reads `remotes/<id>/src/schemaNotes.json`. Schema 1 needs no notes. */
function readNotes(id: string): SchemaNotes {
  const file = join('remotes', id, 'src/schemaNotes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SchemaNotes) : {};
}

/** Tests of a remote's notes about rolling its schemas back. `initial` is the initial state of its slice. */
export function describeSchemaNotes(
  id: string,
  { schema, allow, down }: PersistPolicy,
  initial: object,
): void {
  const notes = readNotes(id);

  it('has a note for every schema that a release may be rolled back from', () => {
    const known = Array.from({ length: schema - 1 }, (_, older) => String(older + 2));
    expect(Object.keys(notes)).toEqual(known);
    for (const { note } of Object.values(notes)) expect(note).toMatch(/^[A-Z].{20,}\.$/);
  });
  it('lists the fields that its schema does not migrate down', () => {
    const stored = Object.entries(initial).filter(([name]) => allow.includes(name));
    const carried = down?.(Object.fromEntries(stored)) ?? {};
    const lost = schema > 1 ? allow.filter((name) => !(name in carried)) : [];
    expect(notes[String(schema)]?.lost ?? []).toEqual(lost);
  });
}
