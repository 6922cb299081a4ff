import { fieldKey } from '@tiquete/checkout/form';
import type { Room } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { useGuestLabel } from './useGuestLabel';

/** Whose name a guest's field is of; undefined for any other field. */
export function useGuestFieldLabel(rooms: readonly Room[]) {
  const t = useMessages('hotels');
  const guestLabel = useGuestLabel();
  return (name: string): string | undefined => {
    const [, index, guest] = /^rooms\.(\d+)\.guests\.(\d+)/.exec(name) ?? [];
    const room = rooms[Number(index)];
    if (!room) return undefined;
    return t('checkout.guestField', {
      field: t(`checkout.fields.${fieldKey(name)}`),
      guest: guestLabel(room, Number(guest)).toLowerCase(),
      room: Number(index) + 1,
    });
  };
}
