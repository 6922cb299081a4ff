import { isNit } from '@tiquete/domain/travellers';
import type { BuyerDraft } from '../../draft/draftReader';

export interface HolderValues {
  name: string;
  lastname: string;
  identity: { type: string; number: string };
  /** Razón social. Required with a NIT only. */
  company: string;
  birth: { day: string; month: string; year: string };
  gender: string;
  nationality: string;
  email: string;
  phone: { country: string; number: string };
}
/** Values of the buyer that decide which other fields the form has. */
export interface BuyerKind {
  identity: { type: string };
  nationality: string;
}
/** Values of the buyer in every checkout form, as typed. Field names are the paths in this type. */
export interface BuyerValues {
  holder: HolderValues;
  terms: boolean;
  dataPolicy: boolean;
}
/** ISO code of the country preselected for phones, and used for every NIT. */
export const HOME_COUNTRY = 'CO';
/** True for a NIT. A company has no birth date and no gender. */
export const isCompany = ({ identity }: Pick<BuyerKind, 'identity'>): boolean =>
  isNit(Number(identity.type));

/** Initial values of the buyer, from the draft of this visit. Documents, birth dates and consents start empty. */
export function initialBuyer(draft: BuyerDraft | null, nationality = HOME_COUNTRY): BuyerValues {
  return {
    holder: {
      name: draft?.name ?? '',
      lastname: draft?.lastname ?? '',
      identity: { type: '', number: '' },
      company: '',
      birth: { day: '', month: '', year: '' },
      gender: '',
      nationality,
      email: draft?.email ?? '',
      phone: { country: draft?.phoneCountry || HOME_COUNTRY, number: draft?.phone ?? '' },
    },
    terms: false,
    dataPolicy: false,
  };
}
/** `owner` is the e-mail of the session, or empty for a guest. */
export function toBuyerDraft(
  { holder: { name, lastname, email, phone } }: BuyerValues,
  owner: string,
): BuyerDraft {
  return { owner, name, lastname, email, phoneCountry: phone.country, phone: phone.number };
}
