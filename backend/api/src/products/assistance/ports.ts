import type {
  AssistanceBenefits,
  AssistanceCategory,
  AssistancePlan,
  AssistanceUpgrade,
  Coverage,
  Money,
} from '@tiquete/contracts';
import type { ListedAtSupplier, SupplierOutcome, UndoOutcome } from '../../bookings/ports';

/** Days are YYYY-MM-DD, first and last day of cover, both included, within the contract's bounds. */
export interface AssistanceQuery {
  from: string;
  to: string;
  /** ISO country of residence. */
  origin: string;
  /** ISO countries or regions. */
  destinations: readonly string[];
  /** Age in whole years on the first day. */
  ages: readonly number[];
}
/**
 * Terms for ending a policy before it begins: the retained percentage of its price. Everything is retained once it has begun.
 */
export interface PolicyTerms {
  /**
   * With at least `daysBefore` days left until cover begins, this percentage is retained; with fewer days than any step,
   * everything. The step with the most days comes first.
   */
  steps: readonly { daysBefore: number; keptPorcent: number }[];
}
/** Telephone numbers for the insured, and the steps of a claim. `country` is ISO; null: from anywhere. */
export interface SupplierHelp {
  numbers: readonly { country: string | null; name: string; phone: string }[];
  claims: readonly string[];
}
export interface SupplierUpgrade extends Omit<AssistanceUpgrade, 'price'> {
  /** Price for all travellers together. */
  price: Money;
}
/** A plan for all people of the query, in the supplier's own currency, without conversion and mark-up. */
export interface SupplierPlan {
  /** The supplier's key, which never leaves the server. */
  key: string;
  /** Stable code, equal in every search. */
  code: string;
  name: string;
  category: AssistanceCategory;
  description: string;
  provider: AssistancePlan['provider'];
  /** In the order of the query's ages; the sum is the price. */
  perPassenger: readonly { age: number; amount: Money; surchargeReason: string | null }[];
  promotion: { porcent: number; name: string } | null;
  mainCoverage: Money & { name: string };
  benefits: AssistanceBenefits;
  deductible: Money | null;
  coverages: readonly Coverage[];
  exclusions: readonly string[];
  isAnnual: boolean;
  maxTripDays: number | null;
  /** Days of cover from the first, for any length of trip; null: those of the trip. */
  coverDays: number | null;
  limits: PlanLimits;
  upgrades: readonly SupplierUpgrade[];
  terms: PolicyTerms;
  help: SupplierHelp;
}
export interface PlanLimits {
  minDays: number;
  maxDays: number;
  minAge: number;
  maxAge: number;
  maxPax: number;
}
/** A plan for the destination whose limits exclude a person or the number of days. */
export interface LimitedPlan {
  code: string;
  name: string;
  category: AssistanceCategory;
  limits: PlanLimits;
}
export interface SupplierPlans {
  plans: SupplierPlan[];
  limited: LimitedPlan[];
  /** Reason why nothing is sold: residents of the origin, or these destinations. */
  refused?: 'ORIGIN' | 'TERRITORY';
}
/** An insured person as sent to the supplier. `document` uses our document types. */
export interface SupplierInsured {
  name: string;
  lastname: string;
  documentType: number;
  document: string;
  birthDate: string;
  nationality: string;
  email: string;
  phone: string;
  /** Health data; empty when none was declared. */
  medicalConditions: string;
  beneficiary: { name: string; lastname: string; relationship: string } | null;
}
export interface PolicyOrder {
  /** Our reference, at most 20 characters, by which `lookUp` finds it. */
  reference: string;
  /** Key of a plan that was just priced. */
  key: string;
  query: AssistanceQuery;
  upgrades: readonly string[];
  /** Quoted price with its upgrades, the maximum that the supplier may charge. */
  price: Money;
  insured: readonly SupplierInsured[];
  emergencyContact: { name: string; phone: string; email: string };
}
export type RepricedPlan = { kind: 'priced'; plan: SupplierPlan } | { kind: 'gone' };
export type MoveOutcome =
  { kind: 'yes' } | { kind: 'no'; reason: 'started' | 'refused' } | { kind: 'unknown' };

/** Days of a policy, `YYYY-MM-DD`. The last day of an annual plan may be that of its cover or of the trip. */
export type FoundDays = { kind: 'found'; from: string; to: string } | { kind: 'unknown' };

/**
 * `amount` is the policy's price in its plan's own currency, as a decimal string; missing when the supplier does not state it.
 */
export type FoundPolicy =
  | (Extract<SupplierOutcome, { kind: 'yes' }> & { amount?: string })
  | Exclude<SupplierOutcome, { kind: 'yes' }>
  | { kind: 'not-found' };

/** Port of assistance suppliers; `suppliers/assistanceContract.ts` is its contract suite. */
export interface AssistanceSupplier {
  readonly code: 'TK';
  /**
   * Plans that accept all people, and plans that do not. A plan that cannot be read is left out. @throws SupplierError;
   * `malformed` when there were plans and none could be read; the signal's reason when the caller aborted
   */
  search(query: AssistanceQuery, signal: AbortSignal): Promise<SupplierPlans>;
  /** Today's price of a plan of `search`; may be repeated. @throws SupplierError when it is unknown */
  reprice(key: string, query: AssistanceQuery, signal: AbortSignal): Promise<RepricedPlan>;
  /** The plan's general conditions as a PDF; null for an unknown code, without calling the supplier. @throws SupplierError */
  conditions(code: string, signal: AbortSignal): Promise<Buffer | null>;
  /**
   * Issues the policy without looking it up first. Never throws: an unclear answer is `unknown`. `details` contains `policy`.
   */
  book(order: PolicyOrder, signal: AbortSignal): Promise<SupplierOutcome>;
  /** The policy under our reference, not older than `madeAt`, with its price; changes nothing. Never throws. */
  lookUp(reference: string, signal: AbortSignal, madeAt?: Date): Promise<FoundPolicy>;
  /** `yes` also when it was cancelled before. The supplier's penalty follows from the sold terms. Never throws. */
  cancel(locator: string, signal: AbortSignal): Promise<UndoOutcome>;
  /** Moves the policy to another first day with the same number of days. Never throws. */
  move(
    locator: string,
    dates: { from: string; to: string },
    signal: AbortSignal,
  ): Promise<MoveOutcome>;
  /** The policy's days at the supplier. Never throws. */
  readDays(locator: string, signal: AbortSignal): Promise<FoundDays>;
  /** The policy as a PDF. @throws SupplierError */
  policy(locator: string, signal: AbortSignal): Promise<Buffer>;
  /** Policies issued in these days, if the supplier has a list. @throws SupplierError */
  list?(
    range: { from: Date; to: Date },
    signal: AbortSignal,
  ): Promise<Omit<ListedAtSupplier, 'supplier'>[]>;
}
