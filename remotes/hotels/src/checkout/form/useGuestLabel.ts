import type { Room } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';

/** What a guest of a room is called: adults by their number, children by their age. */
export function useGuestLabel() {
  const t = useMessages('hotels');
  return (room: Room, guest: number): string => {
    const age = room.childrens[guest - room.adults];
    if (age !== undefined) return t('checkout.child', { age: t('search.age', { count: age }) });
    return guest === 0 ? t('checkout.responsible') : t('checkout.adult', { number: guest + 1 });
  };
}
