import { type Customer, DOCUMENT_TYPES, type Guest } from '@tiquete/contracts';
import { fold } from '@tiquete/domain';
import { prebookingMessages as words } from '../messages/prebooking';
import { isDocument } from './documents';
import { refuse } from './refuse';

const ADULT_AGE = 18;
const OLDEST = 120;
const COLOMBIA = '57';
/** E.164. */
const MAX_PHONE_DIGITS = 15;
/** Of children; who buys is an adult. */
const CHILDRENS_DOCUMENTS: readonly number[] = [DOCUMENT_TYPES.REGISTRO_CIVIL, DOCUMENT_TYPES.TARJETA_IDENTIDAD];

/** Who buys, by the rules that a schema cannot hold; `today` is YYYY-MM-DD. @throws AppError naming the field */
export function checkCustomer(customer: Customer, guests: readonly Pick<Guest, 'name' | 'lastname'>[], today: string): void {
  const { document_type: type, document, birth_date, phone_country, phone } = customer;
  const at = (field: keyof Customer) => `/customer/${field}`;
  if (CHILDRENS_DOCUMENTS.includes(type)) refuse('DOCUMENT_INVALID', at('document_type'), words.childrensDocument);
  if (type === DOCUMENT_TYPES.NIT && guests.some((guest) => nameOf(guest) === nameOf(customer))) {
    refuse('DOCUMENT_INVALID', at('document_type'), words.nitTravels);
  }
  if (!isDocument(type, document, customer.nationality)) {
    refuse('DOCUMENT_INVALID', at('document'), type === DOCUMENT_TYPES.NIT ? words.nitDigits : undefined);
  }
  const age = ageOn(birth_date, today);
  if (age < ADULT_AGE || age > OLDEST) refuse('INVALID_DATE', at('birth_date'), words.buyerIsAdult);
  if (phone_country.length + phone.length > MAX_PHONE_DIGITS) refuse('INVALID_FORMAT', at('phone'), words.phone);
  if (phone_country === COLOMBIA && !/^[36]\d{9}$/.test(phone)) refuse('INVALID_FORMAT', at('phone'), words.colombianPhone);
}

const nameOf = ({ name, lastname }: Pick<Guest, 'name' | 'lastname'>): string => fold(`${name} ${lastname}`.replace(/\s+/g, ' ').trim());

/** Whole years; negative before the birth. */
function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
