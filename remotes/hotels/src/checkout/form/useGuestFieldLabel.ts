import { useFieldName } from '@tiquete/checkout/form';
import type { Room } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { useGuestLabel } from './useGuestLabel';

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
