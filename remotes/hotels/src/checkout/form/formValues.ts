import { initialBuyer, toBuyerDraft, type BuyerValues } from '@tiquete/checkout/form';
import type { Room } from '@tiquete/contracts';
import type { CheckoutDraft } from '../hotelCheckout';

/** Names of the guest who is responsible for a room. The hotel needs no other names. */
export interface GuestValues {
  name: string;
  lastname: string;
}
/** Values of the fields, as typed. The name of a field is its path in this object. */
export interface CheckoutValues extends BuyerValues {
  /** True if the holder is responsible for the first room, whose fields are then hidden. */
  isStaying: boolean;
  rooms: GuestValues[];
  remarks: string;
}

/** Initial values of the form, with names and contact from a draft of the same visit. */
export function initialValues(
  rooms: readonly Room[],
  nationality: string,
  draft: CheckoutDraft | null,
): CheckoutValues {
  return {
    ...initialBuyer(draft, nationality),
    isStaying: draft?.isStaying ?? true,
    rooms: rooms.map((_, index) => draft?.rooms[index] ?? { name: '', lastname: '' }),
    remarks: draft?.remarks ?? '',
  };
}
export function toDraft(values: CheckoutValues, owner: string): CheckoutDraft {
  const { isStaying, rooms, remarks } = values;
  return {
    ...toBuyerDraft(values, owner),
    isStaying,
    rooms,
    remarks,
  };
}
/** Copies the holder's names to the first room if the holder stays. */
export function withHolder(values: CheckoutValues): CheckoutValues {
  if (!values.isStaying) return values;
  const { name, lastname } = values.holder;
  const rooms = values.rooms.map((guest, index) => (index === 0 ? { name, lastname } : guest));
  return { ...values, rooms };
}
