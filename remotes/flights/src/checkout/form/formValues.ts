import type { TravelerRequirement } from '@tiquete/contracts';
import { initialBuyer, isCompany, toBuyerDraft, type BuyerValues } from '@tiquete/checkout/form';
import { DOCUMENT_TYPES } from '@tiquete/contracts/constants';
import { TRAVELLER_DOCUMENTS, type TravellerDocument } from '@tiquete/domain/travellers';
import type { CheckoutDraft } from '../readDraft';

interface DateParts {
  day: string;
  month: string;
  year: string;
}
/** One passenger as typed. `expiry`, `issuer` and `nationality` are required for a passport only. */
export interface TravelerValues {
  name: string;
  lastname: string;
  /** Shortened name that the traveller agreed to; empty without one. */
  printed: string;
  birth: DateParts;
  gender: string;
  identity: { type: string; number: string };
  expiry: DateParts;
  issuer: string;
  nationality: string;
  /** Both are empty without a number. */
  loyalty: { program: string; number: string };
}
/** Values of the form. The names of the fields are paths in this type. */
export interface FlightValues extends BuyerValues {
  /** True if the buyer is the first adult, whose fields are then hidden. */
  isTraveling: boolean;
  travelers: TravelerValues[];
}
const HOME_COUNTRY = 'CO';
export const PASSPORT = String(DOCUMENT_TYPES.PASAPORTE);
const noDate: DateParts = { day: '', month: '', year: '' };

/** Initial values of the form. A draft has names only, so documents and birth dates are typed again. */
export function initialValues(
  requirements: readonly TravelerRequirement[],
  draft: CheckoutDraft | null,
): FlightValues {
  return {
    ...initialBuyer(draft),
    isTraveling: draft?.isTraveling ?? true,
    travelers: requirements.map(({ passportRequired }, index) => ({
      name: draft?.travelers[index]?.name ?? '',
      lastname: draft?.travelers[index]?.lastname ?? '',
      printed: '',
      birth: noDate,
      gender: '',
      identity: { type: passportRequired ? PASSPORT : '', number: '' },
      expiry: noDate,
      issuer: HOME_COUNTRY,
      nationality: HOME_COUNTRY,
      loyalty: { program: '', number: '' },
    })),
  };
}
export function toDraft(values: FlightValues, owner: string): CheckoutDraft {
  return {
    ...toBuyerDraft(values, owner),
    isTraveling: values.isTraveling,
    travelers: values.travelers.map(({ name, lastname }) => ({ name, lastname })),
  };
}
/** True if the buyer is the first passenger. A company never is. */
export const holderTravels = ({
  isTraveling,
  holder,
}: Pick<FlightValues, 'isTraveling' | 'holder'>): boolean => isTraveling && !isCompany(holder);

/** Copies the buyer's answers to the first adult. Day of expiry and country of a passport are fields of the traveller. */
export function withHolder(values: FlightValues): FlightValues {
  if (!holderTravels(values)) return values;
  const { name, lastname, birth, gender, identity, nationality } = values.holder;
  const travelers = values.travelers.map((traveler, index) => {
    if (index > 0) return traveler;
    return {
      ...traveler,
      name,
      lastname,
      birth,
      gender,
      identity,
      nationality,
    };
  });
  return { ...values, travelers };
}
/** Documents that the buyer may give. A buyer who travels gives the passport where the trip requires one. */
export const holderDocuments = (
  isTraveling: boolean,
  [first]: readonly TravelerRequirement[],
): readonly TravellerDocument[] =>
  isTraveling && first?.passportRequired ? [DOCUMENT_TYPES.PASAPORTE] : TRAVELLER_DOCUMENTS;
