import type { TravelerRequirement } from '@tiquete/contracts';
import { initialBuyer, isCompany, toBuyerDraft, type BuyerValues } from '@tiquete/checkout/form';
import type { CheckoutDraft } from '../readDraft';

interface DateParts {
  day: string;
  month: string;
  year: string;
}
/** One passenger as typed; `expiry`, `issuer` and `nationality` are asked for with a passport only. */
export interface TravelerValues {
  name: string;
  lastname: string;
  /** The shortened name of the ticket that was agreed to; empty: none. */
  printed: string;
  birth: DateParts;
  gender: string;
  identity: { type: string; number: string };
  expiry: DateParts;
  issuer: string;
  nationality: string;
  /** Both empty: none. */
  loyalty: { program: string; number: string };
}
/** Values of the form. The names of the fields are paths in this type. */
export interface FlightValues extends BuyerValues {
  /** The buyer is the first adult, who is then not asked twice. */
  isTraveling: boolean;
  travelers: TravelerValues[];
}
const HOME_COUNTRY = 'CO';
export const PASSPORT = '5';
const noDate: DateParts = { day: '', month: '', year: '' };

/** Stores names only. Documents and birth dates are typed again. */
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
export function toKept(values: FlightValues, owner: string): CheckoutDraft {
  return {
    ...toBuyerDraft(values, owner),
    isTraveling: values.isTraveling,
    travelers: values.travelers.map(({ name, lastname }) => ({ name, lastname })),
  };
}
/** The buyer is the first passenger; a company is none. */
export const holderTravels = ({
  isTraveling,
  holder,
}: Pick<FlightValues, 'isTraveling' | 'holder'>): boolean => isTraveling && !isCompany(holder);

/** The buyer's answers stand for the first adult's; a passport is asked for beside another document. */
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
      ...(asksDocumentOfHolder(first, true) ? {} : { identity, nationality }),
    };
  });
  return { ...values, travelers };
}
/** The buyer's own document does not do abroad, unless it is a passport: even then its day of expiry is missing. */
export function asksDocumentOfHolder(
  { documentRequired, passportRequired }: TravelerRequirement,
  isTraveling: boolean,
): boolean {
  return documentRequired && (passportRequired || !isTraveling);
}
