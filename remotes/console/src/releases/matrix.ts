import type { ReleaseCell, ReleaseLock, ReleaseMatrix } from '@tiquete/contracts';

/** Minutes for which one member of a team is shown something else than everybody. */
export const SHOWN_MINUTES = 60;

export const brandName = ({ brands }: ReleaseMatrix, id: string): string =>
  brands.find((brand) => brand.id === id)?.name ?? id;

/** What everybody has, by part. */
export const everybodysCells = ({ rows }: ReleaseMatrix): ReleaseCell[] => rows[0]?.parts ?? [];

/** What brands have of a part that is their own, by brand. */
export const ownCells = (
  { rows }: ReleaseMatrix,
  part: string,
): { brand: string; cell: ReleaseCell }[] =>
  rows.flatMap(({ brand, parts }) =>
    parts.flatMap((cell) =>
      brand !== null && cell.part === part && cell.is_own ? [{ brand, cell }] : [],
    ),
  );

/** Locks that keep a part where it is: for a brand, or for everybody (null). */
export const locksOf = (
  { locks }: ReleaseMatrix,
  part: string,
  brand: string | null,
): ReleaseLock[] =>
  locks.filter(
    (lock) =>
      (lock.part === null || lock.part === part) && (lock.brand === null || lock.brand === brand),
  );

export const mayMove = ({ may_move }: ReleaseMatrix, part: string): boolean =>
  may_move.includes('*') || may_move.includes(part);
