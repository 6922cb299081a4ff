import type { Problem } from '@tiquete/platform';
import type { AccountField } from './accountValues';

const BY_POINTER: Record<string, AccountField> = {
  '/accepts': 'terms',
  '/accepts/terms_version': 'terms',
  '/accepts/data_policy_version': 'dataPolicy',
};
const BY_CODE: Record<string, AccountField> = {
  DOCUMENT_INVALID: 'document',
  PASSWORD_TOO_COMMON: 'password',
  PASSWORD_WRONG: 'password',
  CONSENT_MISSING: 'terms',
};

/** The field that a problem names, by its JSON pointer or else by its code; null when the form has no such field. */
export function problemField({ code, source }: Problem, values: object): AccountField | null {
  const pointer = (source?.pointer ?? '').replace(/^\/registration(?=\/)/, '');
  const field = BY_POINTER[pointer] ?? pointedField(pointer, values) ?? BY_CODE[code];
  return field !== undefined && field in values ? field : null;
}
const isField = (name: string, values: object): name is AccountField => name in values;
function pointedField(pointer: string, values: object): AccountField | undefined {
  const [, name = ''] = pointer.split('/');
  return isField(name, values) ? name : undefined;
}
