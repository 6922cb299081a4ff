import { invalid } from '../errors';

const write = (id: string) => Buffer.from(id).toString('base64url');
const read = (cursor: string) => Buffer.from(cursor, 'base64url').toString();

/** One page of a list, between cursors. @throws NdcError 422 for a cursor of another list */
export function pageOf<T extends { id: string }>(
  all: readonly T[],
  { limit, after, before }: { limit: number; after?: string; before?: string },
) {
  const placeOf = (cursor: string, field: string) => {
    const place = all.findIndex(({ id }) => id === read(cursor));
    if (place < 0) throw invalid([field], 'validation_inclusion', 'is not a cursor of this list');
    return place;
  };
  const start = after === undefined ? 0 : placeOf(after, 'after') + 1;
  const end = before === undefined ? start + limit : placeOf(before, 'before');
  const from = before === undefined ? start : Math.max(0, end - limit);
  const shown = all.slice(from, end);
  const [first, last] = [shown[0], shown.at(-1)];
  const hasMore = last !== undefined && last !== all.at(-1);
  return {
    shown,
    meta: {
      limit,
      before: from > 0 && first ? write(first.id) : null,
      after: hasMore ? write(last.id) : null,
    },
  };
}
