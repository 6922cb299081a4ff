import type { TravelerRequirement } from '@tiquete/contracts';
import { initialBuyer, isCompany, toBuyerDraft, type BuyerValues } from '@tiquete/checkout/form';
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
export const PASSPORT = '5';
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

/** Copies the buyer's answers to the first adult. Their passport, if required, is a field of its own. */
export function withHolder(
  values: FlightValues,
  requirements: readonly TravelerRequirement[],
): FlightValues {
  const [first] = requirements;
  if (!holderTravels(values) || !first) return values;
  const { name, lastname, birth, gender, identity, nationality } = values.holder;
  const travelers = values.travelers.map((traveler, index) => {
    if (index > 0) return traveler;
    return {
      ...traveler,
      name,
      lastname,
      birth,
      gender,
      ...(needsOwnDocument(first, true) ? {} : { identity, nationality }),
    };
  });
  return { ...values, travelers };
}
/** True if the passenger must give a document. A buyer who travels has given one, but not a passport with its expiry day. */
export function needsOwnDocument(
  { documentRequired, passportRequired }: TravelerRequirement,
  isTraveling: boolean,
): boolean {
  return documentRequired && (passportRequired || !isTraveling);
}
