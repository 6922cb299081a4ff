import { isNit } from '@tiquete/domain/travellers';
import type { BuyerDraft } from '../../draft/draftReader';

export interface HolderValues {
  name: string;
  lastname: string;
  identity: { type: string; number: string };
  /** Razón social; asked for with a NIT only. */
  company: string;
  birth: { day: string; month: string; year: string };
  gender: string;
  nationality: string;
  email: string;
  phone: { country: string; number: string };
}
/** What of a buyer decides which other fields a form has. */
export interface BuyerKind {
  identity: { type: string };
  nationality: string;
}
/** What every checkout's form holds beside the product's own: text as typed. The names of the fields are the paths in here. */
export interface BuyerValues {
  holder: HolderValues;
  terms: boolean;
  dataPolicy: boolean;
}
/** ISO code of the country that a phone is of before somebody says so, and of every NIT. */
export const HOME_COUNTRY = 'CO';
/** A NIT is a company's: neither birth date nor gender is asked for. */
export const isCompany = ({ identity }: Pick<BuyerKind, 'identity'>): boolean =>
  isNit(Number(identity.type));

/** The buyer's part of a form, with what an earlier page of this visit kept. Documents, birth dates and consents are always given anew. */
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
/** `owner` is the e-mail of the session; empty for a guest. */
export function toBuyerDraft(
  { holder: { name, lastname, email, phone } }: BuyerValues,
  owner: string,
): BuyerDraft {
  return { owner, name, lastname, email, phoneCountry: phone.country, phone: phone.number };
}
