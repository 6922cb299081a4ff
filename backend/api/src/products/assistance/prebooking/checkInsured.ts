import type { assistancePrebookingBodySchema } from '@tiquete/contracts';
import { fold } from '@tiquete/domain';
import {
  ageOn,
  cleanDocument,
  isEnoughFor,
  isTravellerDocument,
  suitsAge,
} from '@tiquete/domain/travellers';
import type * as z from 'zod';
import { isDocument } from '../../../lib/documents';
import { phoneProblem } from '../../../lib/text/phone';
import { refuse } from '../../../lib/refuse';
import { saleMessages } from '../../../bookings/prebook';
import { assistanceSaleWords as words } from '../messages';
import type { AssistanceQuery } from '../ports';

export type AssistancePrebookingRequest = z.output<typeof assistancePrebookingBodySchema>;
type Insured = AssistancePrebookingRequest['Guests'][number];
const DEFAULT_PHONE_COUNTRY = '57';

/**
 * Checks that the insured match the priced travellers: as many people, each with the quoted age on the first day. @throws
 * AppError naming the field
 */
export function checkInsured(
  {
    Guests: insured,
    emergency_contact: contact,
  }: Pick<AssistancePrebookingRequest, 'Guests' | 'emergency_contact'>,
  query: AssistanceQuery,
  today: string,
): void {
  if (insured.length !== query.ages.length)
    refuse('TRAVELERS_MISMATCH', '/Guests', words.otherPeople(query.ages.length));
  insured.forEach((one, index) => {
    const at = (field: keyof Insured) => `/Guests/${index}/${field}`;
    const quoted = query.ages[index] ?? 0;
    if (one.birth_date > today) refuse('INVALID_DATE', at('birth_date'), words.unborn);
    const age = ageOn(query.from, one.birth_date);
    if (age !== quoted) refuse('AGE_MISMATCH', at('birth_date'), words.ageDiffers(quoted, age));
    const { document_type: type, document, nationality } = one;
    if (!isTravellerDocument(type))
      refuse('DOCUMENT_INVALID', at('document_type'), words.nitTravels);
    if (!suitsAge(type, age)) refuse('DOCUMENT_INVALID', at('document_type'), words.documentOfAge);
    if (!isEnoughFor(query, type, nationality))
      refuse('DOCUMENT_INVALID', at('document_type'), words.needsPassport);
    if (!isDocument(type, cleanDocument(document), nationality))
      refuse('DOCUMENT_INVALID', at('document'));
    const isTwice = insured.findIndex((other) => isSameDocument(other, one)) < index;
    if (isTwice) refuse('DOCUMENT_DUPLICATED', at('document'));
    if (one.phone !== undefined)
      checkPhone(one.phone_country ?? DEFAULT_PHONE_COUNTRY, one.phone, at('phone'));
  });
  if (!contact) return;
  checkPhone(contact.phone_country, contact.phone, '/emergency_contact/phone');
  const named = fold(contact.name);
  if (insured.some(({ name, lastname }) => fold(`${name} ${lastname}`) === named))
    refuse('INVALID_FORMAT', '/emergency_contact/name', words.emergencyTravels);
}

const isSameDocument = (one: Insured, other: Insured): boolean =>
  one.document_type === other.document_type &&
  cleanDocument(one.document) === cleanDocument(other.document);

function checkPhone(country: string, phone: string, pointer: string): void {
  const problem = phoneProblem(country, phone);
  if (problem)
    refuse(
      'INVALID_FORMAT',
      pointer,
      problem === 'too-long' ? saleMessages.phone : saleMessages.colombianPhone,
    );
}
