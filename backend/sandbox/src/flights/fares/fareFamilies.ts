import * as z from 'zod';
import { sellerAt } from '../airlines';
import rows from '../data/fareFamilies.json';
import { type Archetype, archetypes, archetypeNames } from './archetypes';

/**
 * An airline's fare families, cheapest first, and rows of higher cabins by body: `F` first, `C` business, `W` premium economy;
 * the rest is economy.
 */
const packSchema = z.object({
  narrow: z.string(),
  wide: z.string(),
  /** Kilograms of a cabin bag. */
  cabinKg: z.number(),
  families: z.array(
    z.object({ code: z.string(), name: z.string(), archetype: z.enum(archetypeNames) }),
  ),
});
type Pack = z.infer<typeof packSchema>;

/** Based on general knowledge of these airlines, in round figures; not checked live. */
const packs = z.record(z.string(), packSchema).parse(rows);

/** @throws when an airline names a pack that does not exist */
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
