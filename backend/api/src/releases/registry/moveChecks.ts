import type { Queryable } from '../../db/database';
import { ReleaseRefusal } from '../refusal';
import { type PointerState, pointersOf } from './pointers';

/** @throws Refusal UNKNOWN_BRAND */
export async function checkKnownBrand(db: Queryable, brand: string | null) {
  if (brand === null) return;
  const known = await db.query('select 1 from brands where id = $1', [brand]);
  if (known.length === 0)
    throw new ReleaseRefusal('UNKNOWN_BRAND', `There is no brand "${brand}".`);
}

/** @throws Refusal CHANGED_MEANWHILE when the release is not the one that the caller saw */
export function checkUnchanged(
  before: PointerState,
  { part, brand, current }: { part: string; brand: string | null; current: string | null },
) {
  const pointer = pointersOf(before, brand).get(part);
  const now = pointer?.release ?? null;
  if (now === current) return;
  const since = pointer ? ` since ${pointer.movedAt.toISOString()}` : '';
  throw new ReleaseRefusal(
    'CHANGED_MEANWHILE',
    `${part}: not moved. ${now ?? 'No release'} is current${since}, not ${current ?? 'none'} as when this began: another person moved it. Look, and say again what you want.`,
  );
}
