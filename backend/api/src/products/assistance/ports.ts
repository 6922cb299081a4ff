import type {
  AssistanceBenefits,
  AssistanceCategory,
  AssistancePlan,
  AssistanceUpgrade,
  Coverage,
  Money,
} from '@tiquete/contracts';
import type { ListedAtSupplier, SupplierOutcome, UndoOutcome } from '../../bookings/ports';

/**
 * Availability query. `from` and `to` are the first and last day of cover, YYYY-MM-DD, both included, within the contract's
 * bounds.
 */
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
   * Each step applies while at least `daysBefore` days are left until cover begins, and retains this percentage. With fewer
   * days than any step has, everything is retained. The step with the most days comes first.
   */
  steps: readonly { daysBefore: number; keptPorcent: number }[];
}
/**
 * Telephone numbers for the insured, and the steps of a claim. `country` is an ISO code; null for a number that works from
 * anywhere.
 */
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
  /** Amounts in the order of the query's ages. Their sum is the price. */
  perPassenger: readonly { age: number; amount: Money; surchargeReason: string | null }[];
  promotion: { porcent: number; name: string } | null;
  mainCoverage: Money & { name: string };
  benefits: AssistanceBenefits;
  deductible: Money | null;
  coverages: readonly Coverage[];
  exclusions: readonly string[];
  isAnnual: boolean;
  maxTripDays: number | null;
  /** Length of cover in days, for a trip of any length; null: the days of the trip. */
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
/** A plan for the destination that cannot be sold, because its limits exclude a person or the number of days. */
export interface LimitedPlan {
  code: string;
  name: string;
  category: AssistanceCategory;
  limits: PlanLimits;
}
export interface SupplierPlans {
  plans: SupplierPlan[];
  limited: LimitedPlan[];
  /** Reason why nothing is sold: to residents of the origin, or for these destinations. */
  refused?: 'ORIGIN' | 'TERRITORY';
}
/** An insured person in the supplier's order. `document` uses our document types. */
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
  /** Our own reference of at most 20 characters, under which `lookUp` finds the policy. */
  reference: string;
  /** Key of a plan from a repricing just before the order. */
  key: string;
  query: AssistanceQuery;
  upgrades: readonly string[];
  /** Quoted price including upgrades. The supplier may not charge more. */
  price: Money;
  insured: readonly SupplierInsured[];
  emergencyContact: { name: string; phone: string; email: string };
}
export type RepricedPlan = { kind: 'priced'; plan: SupplierPlan } | { kind: 'gone' };
export type MoveOutcome =
  { kind: 'yes' } | { kind: 'no'; reason: 'started' | 'refused' } | { kind: 'unknown' };

/**
 * Days of a policy at the supplier, `YYYY-MM-DD`. An annual plan's last day is that of its cover or of the trip, depending
 * on the supplier.
 */
export type FoundDays = { kind: 'found'; from: string; to: string } | { kind: 'unknown' };

/**
 * `amount` is the policy's price in its plan's own currency, as a decimal string. It is missing when the supplier does not
 * state it.
 */
export type FoundPolicy =
  | (Extract<SupplierOutcome, { kind: 'yes' }> & { amount?: string })
  | Exclude<SupplierOutcome, { kind: 'yes' }>
  | { kind: 'not-found' };

/** Port of assistance suppliers; `suppliers/assistanceContract.ts` is its contract suite. */
export interface AssistanceSupplier {
  readonly code: 'TK';
  /**
   * Returns plans that accept all people, and plans that do not. A plan that cannot be read is left out. @throws
   * SupplierError, `malformed` when no plan of several could be read; the signal's reason when the caller aborted
   */
  search(query: AssistanceQuery, signal: AbortSignal): Promise<SupplierPlans>;
  /**
   * Today's price of a plan that `search` returned. May be called repeatedly. @throws SupplierError when the plan is unknown
   */
  reprice(key: string, query: AssistanceQuery, signal: AbortSignal): Promise<RepricedPlan>;
  /** The plan's general conditions as a PDF; null for an unknown code, without calling the supplier. @throws SupplierError */
  conditions(code: string, signal: AbortSignal): Promise<Buffer | null>;
  /**
   * Issues the policy without a look-up before it. Never throws: an unclear answer is `unknown`. `details` contains
   * `policy`.
   */
  book(order: PolicyOrder, signal: AbortSignal): Promise<SupplierOutcome>;
  /** Finds the policy under our reference, made at `madeAt` or later, with its price. Changes nothing and never throws. */
  lookUp(reference: string, signal: AbortSignal, madeAt?: Date): Promise<FoundPolicy>;
  /**
   * Cancels a policy. `yes` also when it was cancelled before. The supplier's penalty follows from the sold terms. Never
   * throws.
   */
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
  /** Lists the policies issued in these days, if the supplier has such a list. @throws SupplierError */
  list?(
    range: { from: Date; to: Date },
    signal: AbortSignal,
  ): Promise<Omit<ListedAtSupplier, 'supplier'>[]>;
}
