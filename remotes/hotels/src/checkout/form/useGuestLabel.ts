import type { Room } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { useFieldName } from '@tiquete/checkout/form';

/** Label of a guest: adults by number, children by age. */
export function useGuestLabel() {
  const t = useMessages('hotels');
  return (room: Room, guest: number): string => {
    const age = room.childrens[guest - room.adults];
    if (age !== undefined) return t('checkout.child', { age: t('search.age', { count: age }) });
    return guest === 0 ? t('checkout.responsible') : t('checkout.adult', { number: guest + 1 });
  };
}

/** Label of a guest's field with its room; undefined for any other field. */
export function useGuestFieldLabel(rooms: readonly Room[]) {
  const t = useMessages('hotels');
  const fieldName = useFieldName();
  const guestLabel = useGuestLabel();
  return (name: string): string | undefined => {
    const [, index, guest] = /^rooms\.(\d+)\.guests\.(\d+)/.exec(name) ?? [];
    const room = rooms[Number(index)];
    if (!room) return undefined;
    return t('checkout.guestField', {
      field: fieldName(name),
      guest: guestLabel(room, Number(guest)).toLowerCase(),
      room: Number(index) + 1,
    });
  };
}
