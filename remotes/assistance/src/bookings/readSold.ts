import { fieldsOf, itemsOf, numberOf, textOf, type Fields } from '@tiquete/checkout';
import type { Money, SoldHelp } from '@tiquete/contracts';

/** Data of a booked policy at the time of sale. Missing texts are empty. */
export interface SoldPolicy {
  /** Policy number of the provider; empty before the policy is issued. */
  policy: string;
  /** The supplier's own document, a path on this host; empty before it is issued. */
  policyUrl: string;
  name: string;
  provider: string;
  insurer: string;
  sum: (Money & { name: string }) | null;
  deductible: Money | null;
  days: number;
  isAnnual: boolean;
  maxTripDays: number;
  conditionsUrl: string;
  upgrades: string[];
  exclusions: string[];
  help: SoldHelp;
}
/** Reads the `snapshot` of a booking that another remote passes on. */
export function readSold(booking: unknown): SoldPolicy {
  const snapshot = fieldsOf(fieldsOf(booking).get('snapshot'));
  const plan = fieldsOf(snapshot.get('plan'));
  const confirmation = fieldsOf(snapshot.get('confirmation'));
  const provider = fieldsOf(plan.get('provider'));
  const main = fieldsOf(plan.get('main_coverage'));
  const sum = readMoney(main);
  return {
    policy: textOf(confirmation.get('policy')),
    policyUrl: readPath(confirmation.get('policy_url')),
    name: textOf(plan.get('name')),
    provider: textOf(provider.get('name')),
    insurer: textOf(provider.get('insurer')),
    sum: sum && { ...sum, name: textOf(main.get('name')) },
    deductible: readMoney(fieldsOf(plan.get('deductible'))),
    days: numberOf(snapshot.get('days')),
    isAnnual: plan.get('is_annual') === true,
    maxTripDays: numberOf(plan.get('max_trip_days')),
    conditionsUrl: readPath(plan.get('conditions_url')),
    upgrades: itemsOf(snapshot.get('upgrades')).map((one) => textOf(fieldsOf(one).get('name'))),
    exclusions: itemsOf(plan.get('exclusions')).map(textOf).filter(Boolean),
    help: {
      numbers: itemsOf(snapshot.get('emergency_numbers')).flatMap(readNumber),
      claims: itemsOf(snapshot.get('claim_instructions')).map(textOf).filter(Boolean),
    },
  };
}
function readMoney(fields: Fields): Money | null {
  const [amount, currency] = [textOf(fields.get('amount')), textOf(fields.get('currency'))];
  return amount && currency ? { amount, currency } : null;
}
/** Returns a path on this host; empty for any other value. */
function readPath(value: unknown): string {
  const path = textOf(value);
  return /^\/[^/]/.test(path) ? path : '';
}
function readNumber(value: unknown): SoldHelp['numbers'] {
  const fields = fieldsOf(value);
  const phone = textOf(fields.get('phone'));
  if (!phone) return [];
  const country = textOf(fields.get('country')) || null;
  return [{ phone, country, name: textOf(fields.get('name')) }];
}
