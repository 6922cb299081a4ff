import { type Customer, DOCUMENT_TYPES } from '@tiquete/contracts';
import { fold } from '@tiquete/domain';
import { ageOn } from '@tiquete/domain/travellers';
import { isDocument } from '../../lib/documents';
import { phoneProblem } from '../../lib/text/phone';
import { refuse } from '../../lib/refuse';
import { saleMessages as words } from '../messages/prebooking';

const ADULT_AGE = 18;
const OLDEST = 120;
/** Document types of children; a buyer is an adult. */
const CHILDRENS_DOCUMENTS: readonly number[] = [
  DOCUMENT_TYPES.REGISTRO_CIVIL,
  DOCUMENT_TYPES.TARJETA_IDENTIDAD,
];

type Named = Pick<Customer, 'name' | 'lastname'>;

/** Checks the buyer by the rules that a schema cannot express; `today` is YYYY-MM-DD. @throws AppError naming the field */
export function checkCustomer(
  customer: Customer,
  travelers: readonly Named[],
  today: string,
): void {
  const { document_type: type, document, birth_date, phone_country, phone } = customer;
  const at = (field: keyof Customer) => `/customer/${field}`;
  if (CHILDRENS_DOCUMENTS.includes(type))
    refuse('DOCUMENT_INVALID', at('document_type'), words.childrensDocument);
  if (
    type === DOCUMENT_TYPES.NIT &&
    travelers.some((traveler) => nameOf(traveler) === folded(customer.company ?? ''))
  ) {
    refuse('DOCUMENT_INVALID', at('document_type'), words.nitTravels);
  }
  if (!isDocument(type, document, customer.nationality)) {
    refuse(
      'DOCUMENT_INVALID',
      at('document'),
      type === DOCUMENT_TYPES.NIT ? words.nitDigits : undefined,
    );
  }
  // A company has no age.
  const age = birth_date === undefined ? null : ageOn(today, birth_date);
  if (type !== DOCUMENT_TYPES.NIT && age !== null && (age < ADULT_AGE || age > OLDEST))
    refuse('INVALID_DATE', at('birth_date'), words.buyerIsAdult);
  const problem = phoneProblem(phone_country, phone);
  if (problem)
    refuse(
      'INVALID_FORMAT',
      at('phone'),
      problem === 'too-long' ? words.phone : words.colombianPhone,
    );
}

const folded = (name: string) => fold(name.replace(/\s+/g, ' ').trim());
const nameOf = ({ name, lastname }: Named): string => folded(`${name} ${lastname}`);
