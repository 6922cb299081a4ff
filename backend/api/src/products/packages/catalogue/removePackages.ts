import type { Tx } from '../../../db/database';
import type { DepartureKey } from '../departures/departureId';

/**
 * Deletes departures from the catalogue. Those with sold or held rooms or a decision are closed instead. Returns the deleted
 * ones.
 */
export async function removeDepartures(
  tx: Tx,
  brandId: string,
  days: readonly DepartureKey[],
): Promise<DepartureKey[]> {
  if (days.length === 0) return [];
  const values = [brandId, JSON.stringify(days)];
  const listed =
    '(package, starts_on) in (select package, date from jsonb_to_recordset($2::jsonb) as r(package text, date date))';
  // Each row is checked under its lock: a room that a buyer takes meanwhile is not deleted, and a deleted room cannot be
  // taken.
  await tx.query(
    `delete from package_allotments a
     where brand = $1 and ${listed} and held + sold = 0
       and not exists (select from package_departures d
         where d.brand = a.brand and d.package = a.package and d.starts_on = a.starts_on
           and d.decision is not null)`,
    values,
  );
  const gone = await tx.query<DepartureKey>(
    `delete from package_departures d where brand = $1 and ${listed}
       and not exists (select from package_allotments a where a.brand = d.brand and a.package = d.package and a.starts_on = d.starts_on)
     returning package, starts_on::text as date`,
    values,
  );
  await tx.query(
    `update package_departures set is_offered = false where brand = $1 and ${listed}`,
    values,
  );
  return gone;
}

/** Deletes packages without departures, and withdraws the others from sale. Returns the deleted packages. */
export async function removePackages(
  tx: Tx,
  brandId: string,
  codes: readonly string[],
): Promise<string[]> {
  const empty = await tx.query<{ code: string }>(
    `select code from packages p where brand = $1 and code = any($2)
       and not exists (select from package_departures d where d.brand = p.brand and d.package = p.code)`,
    [brandId, codes],
  );
  const gone = empty.map(({ code }) => code);
  await tx.query('delete from packages where brand = $1 and code = any($2)', [brandId, gone]);
  await tx.query('update packages set is_on_sale = false where brand = $1 and code = any($2)', [
    brandId,
    codes,
  ]);
  return gone;
}
