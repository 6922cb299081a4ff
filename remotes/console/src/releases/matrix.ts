import type { ReleaseCell, ReleaseLock, ReleaseMatrix } from '@tiquete/contracts';

/** Part that every page needs. */
export const SHELL = 'shell';

/** Minutes that an override lasts. */
export const SHOWN_MINUTES = 60;

export const brandName = ({ brands }: ReleaseMatrix, id: string): string =>
  brands.find((brand) => brand.id === id)?.name ?? id;

/** Cells of the releases that apply to all brands, one for each part. */
export const everybodysCells = ({ rows }: ReleaseMatrix): ReleaseCell[] => rows[0]?.parts ?? [];

/** Brands with a release of their own for a part, with its cell. */
export const ownCells = (
  { rows }: ReleaseMatrix,
  part: string,
): { brand: string; cell: ReleaseCell }[] =>
  rows.flatMap(({ brand, parts }) =>
    parts.flatMap((cell) =>
      brand !== null && cell.part === part && cell.is_own ? [{ brand, cell }] : [],
    ),
  );

/** Locks that prevent moves of a part for a brand, or for all brands (null). */
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
