import * as z from 'zod';
import { sellerAt } from '../airlines';
import rows from '../data/fareFamilies.json';
import { type Archetype, archetypes, archetypeNames } from './archetypes';

/**
 * An airline's fare families, cheapest first, and the number of rows of its higher cabins by type of aircraft: `F` first,
 * `C` business, `W` premium economy. All other rows are economy.
 */
const packSchema = z.object({
  narrow: z.string(),
  wide: z.string(),
  /** Weight of a cabin bag in kilograms. */
  cabinKg: z.number(),
  families: z.array(
    z.object({ code: z.string(), name: z.string(), archetype: z.enum(archetypeNames) }),
  ),
});
type Pack = z.infer<typeof packSchema>;

/** Fare families by name, in round figures from general knowledge of these airlines. They were not checked live. */
const packs = z.record(z.string(), packSchema).parse(rows);

/** Fare families of an airline. @throws Error when the table lacks them */
export function packOf(carrier: string): Pack {
  const { fares } = sellerAt(carrier).row;
  const pack = packs[fares];
  if (!pack) throw new RangeError(`no fares ${fares}`);
  return pack;
}

export interface Family extends Archetype {
  code: string;
  name: string;
  rank: number;
}
const known = new Map<string, readonly Family[]>();
export function familiesOf(carrier: string): readonly Family[] {
  const found = known.get(carrier);
  if (found) return found;
  const made = packOf(carrier).families.map(({ code, name, archetype }, rank): Family => ({
    ...archetypes[archetype],
    code,
    name,
    rank,
  }));
  known.set(carrier, made);
  return made;
}
