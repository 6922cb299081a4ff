import type { Guest, Room } from '@tiquete/contracts';
import { refuse } from '../../../../lib/refuse';
import { prebookingMessages as words } from '../../messages/prebooking';

const ADULT_AGE = 18;

/** The guests must match the search: the number of adults, and children of the same ages, in each room. @throws AppError */
export function checkGuests(guests: readonly Guest[], rooms: readonly Room[]): void {
  const stray = guests.findIndex(({ room }) => room > rooms.length);
  if (stray >= 0) refuse('GUEST_DISTRIBUTION', `/Guests/${stray}/room`, words.noSuchRoom);
  const minor = guests.findIndex(({ type, age }) => type === 'AD' && age < ADULT_AGE);
  if (minor >= 0) refuse('GUEST_DISTRIBUTION', `/Guests/${minor}/age`, words.adultAge);
  rooms.forEach(({ adults, childrens }, index) => {
    const own = guests.filter(({ room }) => room === index + 1);
    const children = own.filter(({ type }) => type === 'CH');
    if (own.length - children.length !== adults)
      refuse('GUEST_DISTRIBUTION', '/Guests', words.adults(index + 1, adults));
    if (agesKey(children.map(({ age }) => age)) !== agesKey(childrens))
      refuse('GUEST_DISTRIBUTION', '/Guests', words.children(index + 1, childrens));
    const holders = own.filter(({ holder }) => holder);
    if (holders.length !== 1 || holders[0]?.type !== 'AD')
      refuse('ADULT_NAME_PER_ROOM', '/Guests', words.holder(index + 1));
  });
}

const agesKey = (ages: readonly number[]): string => [...ages].sort((a, b) => a - b).join();
