import type { BirthParts } from '@tiquete/domain/travellers';

/** All fields of the account's forms, as typed and with the api's names. Each form uses some of them. */
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
  document_expiry: BirthParts;
  gender: string;
  nationality: string;
  language: string;
  currency: string;
  terms: boolean;
  dataPolicy: boolean;
}
export type AccountField = keyof AccountValues;
/** Message keys by field; empty when the form is valid. */
export type AccountErrors = Partial<Record<AccountField, string>>;
