import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PersistPolicy } from '@tiquete/platform';

/** By schema, what a release of the one before does not find of it: fields, and a sentence for whoever rolls back. */
type SchemaNotes = Record<string, { lost: string[]; note: string }>;

/** `remotes/<id>/src/schemaNotes.json`; none are needed for a schema 1. */
function readNotes(id: string): SchemaNotes {
  const file = join('remotes', id, 'src/schemaNotes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SchemaNotes) : {};
}

/** The suite of what a remote says about rolling its schemas back; `initial` is the slice's own. */
export function describeSchemaNotes(
  id: string,
  { schema, allow, down }: PersistPolicy,
  initial: object,
): void {
  const notes = readNotes(id);

  it('has a sentence for every schema that a release may be rolled back from', () => {
    const known = Array.from({ length: schema - 1 }, (_, older) => String(older + 2));
    expect(Object.keys(notes)).toEqual(known);
    for (const { note } of Object.values(notes)) expect(note).toMatch(/^[A-Z].{20,}\.$/);
  });
  it('names the fields that its schema does not carry down', () => {
    const kept = Object.entries(initial).filter(([name]) => allow.includes(name));
    const carried = down?.(Object.fromEntries(kept)) ?? {};
    const lost = schema > 1 ? allow.filter((name) => !(name in carried)) : [];
    expect(notes[String(schema)]?.lost ?? []).toEqual(lost);
  });
}
