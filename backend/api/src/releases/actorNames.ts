import type { Database } from '../db/database';
import { operatorNames } from '../staff';

const PERSON = /^(\S+) user (\S+)$/;

/** Actor of a move in the console, as the log stores it. The name is read when it is shown, because a person may change it. */
export const personActor = (brand: string, userId: string): string => `${brand} user ${userId}`;

/** Name to show for an actor. */
export type NameOf = <A extends string | null>(actor: A) => A | string;

/**
 * Reads the names of the people among `actors`. The returned function gives `Ana Rojas (tiquete)` for a person, and the stored
 * text for a key, a rule of health or a deleted account.
 */
export async function readActorNames(
  db: Database,
  actors: readonly (string | null | undefined)[],
): Promise<NameOf> {
  const idsOf = new Map<string, string[]>();
  for (const actor of new Set(actors)) {
    const [, brand, id] = PERSON.exec(actor ?? '') ?? [];
    if (brand && id) idsOf.set(brand, [...(idsOf.get(brand) ?? []), id]);
  }
  const names = new Map<string | null, string>();
  await Promise.all(
    [...idsOf].map(async ([brand, ids]) => {
      const found = await db.withBrand(brand, (tx) => operatorNames(tx, brand, ids));
      for (const [id, name] of found) names.set(personActor(brand, id), `${name} (${brand})`);
    }),
  );
  return (actor) => names.get(actor) ?? actor;
}
