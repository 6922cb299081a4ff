import type { Database } from '../../db/database';
import type { MoveReport } from '../registry/moveReport';
import { createRecordReader, type ReadRelease } from '../registry/records';

/** Pages write stored data in two schemas: the release's own and the one before it. */
const FURTHER =
  'Only the schema before is written along: a release of an older one begins with nothing kept.';

/** Stored data in travellers' browsers that the older release cannot read, one sentence for each lost schema. */
export async function describeLostData(db: Database, { parts }: MoveReport): Promise<string[]> {
  const moved = parts.flatMap(({ part, from, to }) => (from && to ? [{ part, from, to }] : []));
  const { found } = await createRecordReader(db).read(moved.flatMap(({ from, to }) => [from, to]));
  const lines = moved.flatMap(({ part, from, to }) => {
    const [newer, older] = [persistedBy(found.get(from)), persistedBy(found.get(to))];
    const left = Object.entries(newer.notes)
      .filter(([schema]) => Number(schema) > older.schema && Number(schema) <= newer.schema)
      .sort(([one], [other]) => Number(other) - Number(one))
      .map(([, note]) => note);
    const notes = newer.schema - older.schema > 1 ? [FURTHER, ...left] : left;
    return notes.map((note) => `${part}: ${note}`);
  });
  return [...new Set(lines)];
}

function persistedBy(read: ReadRelease | undefined) {
  const published = read && 'signed' in read ? read.signed.published : null;
  return published?.kind === 'remote'
    ? {
        schema: published.manifest.descriptor.persist?.schema ?? 0,
        notes: published.manifest.schemaNotes,
      }
    : { schema: 0, notes: {} };
}
