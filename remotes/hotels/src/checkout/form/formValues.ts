import { initialBuyer, toBuyerDraft, type BuyerValues } from '@tiquete/checkout/form';
import type { Room } from '@tiquete/contracts';
import type { CheckoutDraft } from '../hotelCheckout';

export interface GuestValues {
  name: string;
  lastname: string;
}
/** Values of the fields, as typed. The name of a field is its path in this object. */
export interface CheckoutValues extends BuyerValues {
  /** True if the holder is the first guest of the first room, whose fields are then hidden. */
  isStaying: boolean;
  rooms: { guests: GuestValues[] }[];
  remarks: string;
}
const guestsOf = (room: Room) => room.adults + room.childrens.length;

/** Initial values of the form, with names and contact from a draft of the same visit. */
export function initialValues(
  rooms: readonly Room[],
  nationality: string,
  draft: CheckoutDraft | null,
): CheckoutValues {
  return {
    ...initialBuyer(draft, nationality),
    isStaying: draft?.isStaying ?? true,
    rooms: rooms.map((room, index) => ({
      guests: Array.from(
        { length: guestsOf(room) },
        (_, guest) => draft?.rooms[index]?.[guest] ?? { name: '', lastname: '' },
      ),
    })),
    remarks: draft?.remarks ?? '',
  };
}
export function toDraft(values: CheckoutValues, owner: string): CheckoutDraft {
  const { isStaying, rooms, remarks } = values;
  return {
    ...toBuyerDraft(values, owner),
    isStaying,
    rooms: rooms.map(({ guests }) => guests),
    remarks,
  };
}
/** Copies the holder's names to the first guest if the holder stays. */
export function withHolder(values: CheckoutValues): CheckoutValues {
  if (!values.isStaying) return values;
  const { name, lastname } = values.holder;
  const rooms = values.rooms.map((room, index) =>
    index === 0 ? { guests: [{ name, lastname }, ...room.guests.slice(1)] } : room,
  );
  return { ...values, rooms };
}
