import type { Party } from '../../pricing/types';
import type { BookedPax } from './booking';
import type { PaxRequest } from './bookingSchema';
import { invalidData } from '../errors';

const wrong = () =>
  invalidData('Error at property rooms: The distribution of paxes is not correct.');

/** A child without an age gets one of the rate's ages. */
function withAges(children: PaxRequest[], ages: number[]): PaxRequest[] {
  const rest = [...ages];
  for (const { age } of children) {
    if (age === undefined) continue;
    const index = rest.indexOf(age);
    if (index < 0) throw wrong();
    rest.splice(index, 1);
  }
  return children.map((child) => ({ ...child, age: child.age ?? rest.shift() }));
}

/**
 * Assigns names to rooms: each room of the rate gets its adults and its children of the priced ages. @throws VendorError
 * INVALID_DATA
 */
export function distributePaxes(party: Party, paxes: PaxRequest[]): BookedPax[] {
  const byRoom = new Map<number, PaxRequest[]>();
  for (const pax of paxes)
    byRoom.set(pax.roomId ?? 1, [...(byRoom.get(pax.roomId ?? 1) ?? []), pax]);
  if (byRoom.size !== party.rooms) throw wrong();
  return [...byRoom].flatMap(([roomId, people]) => {
    const adults = people.filter(({ type }) => type === 'AD');
    const children = people.filter(({ type }) => type === 'CH');
    if (adults.length !== party.adults || children.length !== party.ages.length) throw wrong();
    if (!adults.some(({ name, surname }) => name && surname))
      throw invalidData(
        'Error at property rooms: The name of at least one adult per room is mandatory.',
      );
    return [...adults, ...withAges(children, party.ages)].map((pax) => ({ ...pax, roomId }));
  });
}
