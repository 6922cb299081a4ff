import type { BirthParts } from '@tiquete/domain/travellers';

/** Every field that a form of the account may have, as typed; each form has some of them. Names are those of the wire. */
export interface AccountValues {
  name: string;
  lastname: string;
  email: string;
  password: string;
  current_password: string;
  phone_country: string;
  phone: string;
  birth_date: BirthParts;
  document_type: string;
  document: string;
  gender: string;
  nationality: string;
  language: string;
  currency: string;
  terms: boolean;
  dataPolicy: boolean;
}
export type AccountField = keyof AccountValues;
/** Keys of messages by field; empty when the form can be sent. */
export type AccountErrors = Partial<Record<AccountField, string>>;
