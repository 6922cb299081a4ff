import { DEFAULT_NATIONALITY } from '../../search/limits';
import type { Room } from '@tiquete/contracts';
import type { CheckoutDraft } from '../draft';

export interface GuestValues {
  name: string;
  lastname: string;
}
/** What the fields hold: text as typed. The names of the fields are the paths in here. */
export interface CheckoutValues {
  holder: {
    name: string;
    lastname: string;
    identity: { type: string; number: string };
    birth: { day: string; month: string; year: string };
    gender: string;
    nationality: string;
    email: string;
    phone: { country: string; number: string };
  };
  /** The holder is the first guest of the first room, whose names are then not asked twice. */
  isStaying: boolean;
  rooms: { guests: GuestValues[] }[];
  remarks: string;
  terms: boolean;
  dataPolicy: boolean;
}
const guestsOf = (room: Room) => room.adults + room.childrens.length;

/** The form of a stay, with what an earlier page of this visit kept. Documents, birth dates and consents are always given anew. */
export function initialValues(rooms: readonly Room[], nationality: string, draft: CheckoutDraft | null): CheckoutValues {
  return {
    holder: {
      name: draft?.name ?? '',
      lastname: draft?.lastname ?? '',
      identity: { type: '', number: '' },
      birth: { day: '', month: '', year: '' },
      gender: '',
      nationality,
      email: draft?.email ?? '',
      phone: { country: draft?.phoneCountry || DEFAULT_NATIONALITY, number: draft?.phone ?? '' },
    },
    isStaying: draft?.isStaying ?? true,
    rooms: rooms.map((room, at) => ({
      guests: Array.from({ length: guestsOf(room) }, (_, guest) => draft?.rooms[at]?.[guest] ?? { name: '', lastname: '' }),
    })),
    remarks: draft?.remarks ?? '',
    terms: false,
    dataPolicy: false,
  };
}
export function toDraft(values: CheckoutValues, owner: string): CheckoutDraft {
  const { name, lastname, email, phone } = values.holder;
  return {
    owner, name, lastname, email,
    phoneCountry: phone.country,
    phone: phone.number,
    isStaying: values.isStaying,
    rooms: values.rooms.map(({ guests }) => guests),
    remarks: values.remarks,
  };
}
