import type { FieldPath } from 'react-hook-form';
import type { Problem } from '@tiquete/platform';
import type { BuyerValues } from './buyerValues';

type Field = FieldPath<BuyerValues>;
const CUSTOMER_FIELDS: Record<string, Field> = {
  name: 'holder.name',
  lastname: 'holder.lastname',
  document_type: 'holder.identity.type',
  document: 'holder.identity.number',
  company: 'holder.company',
  birth_date: 'holder.birth',
  gender: 'holder.gender',
  nationality: 'holder.nationality',
  email: 'holder.email',
  phone_country: 'holder.phone.number',
  phone: 'holder.phone.number',
};
/** The buyer's field that caused a rejection, found by its JSON pointer or its code. Null when it is not the buyer's. */
export function pointedBuyerField({ code, source }: Problem): Field | null {
  const [root, part] = pointerParts(source?.pointer);
  if (root === 'customer') return CUSTOMER_FIELDS[part ?? ''] ?? null;
  if (root === 'accepts') return part === 'data_policy_version' ? 'dataPolicy' : 'terms';
  if (root !== undefined) return null;
  if (code === 'DOCUMENT_INVALID') return 'holder.identity.number';
  return code === 'CONSENT_MISSING' ? 'terms' : null;
}
/** `/customer/phone` becomes `['customer', 'phone']`. Empty without a pointer. */
export const pointerParts = (pointer = ''): string[] => pointer.split('/').slice(1);
