import { CONSENT_FIELDS, holderFields } from '@tiquete/checkout/form';
import type { CheckoutValues } from './formValues';

/** Every field in the order of the page; a holder who stays has no guest fields. */
export function fieldsInOrder({
  holder,
  rooms,
  isStaying,
}: Pick<CheckoutValues, 'holder' | 'rooms' | 'isStaying'>): string[] {
  const guests = rooms.flatMap(({ guests: inRoom }, room) =>
    inRoom.flatMap((_, guest) =>
      isStaying && room === 0 && guest === 0
        ? []
        : [`rooms.${room}.guests.${guest}.name`, `rooms.${room}.guests.${guest}.lastname`],
    ),
  );
  return [...holderFields(holder), ...guests, 'remarks', ...CONSENT_FIELDS];
}
