import { ADULT_AGE, type Brand, type Customer, DOCUMENT_TYPES, MAX_AGE } from '@tiquete/contracts';
import { fold } from '@tiquete/domain';
import { ageOn } from '@tiquete/domain/travellers';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../../lib/refuse';
import type { Quote } from '../ports';
import { saleMessages as words } from '../messages/prebooking';
import { isDocument } from '../../lib/documents';
import { phoneProblem } from '../../lib/text/phone';
import { isKnownBody } from '../../http/answers/knownBodies';
import { addressKey } from '../../lib/counters/addressKey';
import type { Counters, Limit } from '../../lib/counters/rule';
import { takeAll } from '../../lib/counters/takeAll';
import { isLoopbackAddress } from '../../http/host';

export interface AcceptingBody {
  in_simular: 0 | 1;
  accepts?: (Quote['consents'] & { duplicate?: boolean | undefined }) | undefined;
}

/**
 * Returns the versions that a buyer accepts. They must be the current ones: of the brand's policies, and of the terms with
 * `policyHash`. A dry run may omit them, because it stores none. @throws AppError MANDATORY_DATA_MISSING, CONSENT_MISSING
 */
export function readConsents(
  { in_simular, accepts }: AcceptingBody,
  { policy_versions }: Pick<Brand, 'policy_versions'>,
  policyHash: string,
): Quote['consents'] {
  const current = {
    terms_version: policy_versions.terms,
    data_policy_version: policy_versions.data,
    cancellation_policy_hash: policyHash,
  };
  if (!accepts && in_simular === 1) return current;
  if (!accepts) return refuse('MANDATORY_DATA_MISSING', '/accepts', words.acceptsMissing);
  if (accepts.terms_version !== current.terms_version)
    refuse('CONSENT_MISSING', '/accepts/terms_version');
  if (accepts.data_policy_version !== current.data_policy_version)
    refuse('CONSENT_MISSING', '/accepts/data_policy_version');
  if (accepts.cancellation_policy_hash !== policyHash)
    refuse('CONSENT_MISSING', '/accepts/cancellation_policy_hash', words.otherPolicy);
  return current;
}

/** Document types of children, which a buyer cannot have because buyers are adults. */
const CHILDRENS_DOCUMENTS: readonly number[] = [
  DOCUMENT_TYPES.REGISTRO_CIVIL,
  DOCUMENT_TYPES.TARJETA_IDENTIDAD,
];

interface Named {
  name?: string | undefined;
  lastname?: string | undefined;
}

/** Checks the buyer by the rules that a schema cannot express; `today` is YYYY-MM-DD. @throws AppError naming the field */
export function checkCustomer(
  customer: Customer,
  travelers: readonly Named[],
  today: string,
): void {
  const { document_type: type, document, birth_date, phone_country, phone } = customer;
  const at = (field: keyof Customer) => `/customer/${field}`;
  if (type !== undefined && CHILDRENS_DOCUMENTS.includes(type))
    refuse('DOCUMENT_INVALID', at('document_type'), words.childrensDocument);
  if (
    type === DOCUMENT_TYPES.NIT &&
    travelers.some((traveler) => nameOf(traveler) === folded(customer.company ?? ''))
  ) {
    refuse('DOCUMENT_INVALID', at('document_type'), words.nitTravels);
  }
  if (
    type !== undefined &&
    document !== undefined &&
    !isDocument(type, document, customer.nationality)
  ) {
    refuse(
      'DOCUMENT_INVALID',
      at('document'),
      type === DOCUMENT_TYPES.NIT ? words.nitDigits : undefined,
    );
  }
  // A company has no age.
  const age = birth_date === undefined ? null : ageOn(today, birth_date);
  if (type !== DOCUMENT_TYPES.NIT && age !== null && (age < ADULT_AGE || age > MAX_AGE))
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
const nameOf = ({ name = '', lastname = '' }: Named): string => folded(`${name} ${lastname}`);

/** True when a child's age is missing. */
export const isNoAge = (age: unknown): boolean => age === null || age === '';

/**
 * Reports a missing age before the schema reports a wrong format. `findMissing` returns the JSON pointer of the first one in a
 * body of any form. The check throws AppError CHILD_AGE_REQUIRED.
 */
export const createAgeCheck =
  (findMissing: (body: unknown) => string | undefined) =>
  (body: unknown): void => {
    if (body === undefined || isKnownBody(body)) return;
    const pointer = findMissing(body);
    if (pointer !== undefined) refuse('CHILD_AGE_REQUIRED', pointer);
  };

/** Limit of unpaid bookings in a quarter of an hour, because they block rooms and seats. */
const PER_ADDRESS: Limit = { free: 30, windowSeconds: 900, wait: 'rest-of-window' };

/** Counts a booking before it is made, even if it fails. @throws AppError RATE_LIMITED */
export type BookingLimit = (request: Pick<FastifyRequest, 'brand' | 'ip'>) => Promise<void>;

/**
 * Calls from this machine are not counted, because behind a proxy that forwards no addresses all callers would share one
 * count.
 */
export const createBookingLimit =
  ({ counters, clock }: { counters: Counters; clock: () => Date }): BookingLimit =>
  async ({ brand, ip }) => {
    if (isLoopbackAddress(ip)) return;
    const takes = [{ key: addressKey('book', ip), limit: PER_ADDRESS }];
    await takeAll(counters, brand.id, takes, clock());
  };
