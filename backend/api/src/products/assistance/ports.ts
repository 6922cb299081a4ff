import type {
  AssistanceBenefits,
  AssistanceCategory,
  AssistancePlan,
  AssistanceUpgrade,
  Coverage,
  Money,
} from '@tiquete/contracts';
import type { ListedAtSupplier, SupplierOutcome, UndoOutcome } from '../../modules/checkout/ports';

/** Days are YYYY-MM-DD, first and last of cover, both counted; within the contract's bounds. */
export interface AssistanceQuery {
  from: string;
  to: string;
  /** ISO country where the travellers live. */
  origin: string;
  /** ISO countries or regions. */
  destinations: readonly string[];
  /** Whole years on the first day. */
  ages: readonly number[];
}
/** How a policy may be ended before it begins: what is kept of its price, in percent. Everything once it has begun. */
export interface PolicyTerms {
  /**
   * With at least `daysBefore` days left until the first day of cover, that part is kept; with fewer days than any step has,
   * everything. The step with most days comes first.
   */
  steps: readonly { daysBefore: number; keptPorcent: number }[];
}
/** The numbers that the insured call, and the steps of a claim. `country` is ISO; null: from anywhere. */
export interface SupplierHelp {
  numbers: readonly { country: string | null; name: string; phone: string }[];
  claims: readonly string[];
}
export interface SupplierUpgrade extends Omit<AssistanceUpgrade, 'price'> {
  /** For all travellers together. */
  price: Money;
}
/** A plan for everybody of the query, in the supplier's own currency; nothing of it is converted or marked up. */
export interface SupplierPlan {
  /** The supplier's own; never leaves the server. */
  key: string;
  /** Stable: the same plan has it in every search. */
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
  /** Days of cover from the first on, however long the trip is; null: the trip's own. */
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
/** A plan for the destination whose limits exclude somebody, or the number of days. */
export interface LimitedPlan {
  code: string;
  name: string;
  category: AssistanceCategory;
  limits: PlanLimits;
}
export interface SupplierPlans {
  plans: SupplierPlan[];
  limited: LimitedPlan[];
  /** Why nothing is sold: to residents of the origin, or for those destinations. */
  refused?: 'ORIGIN' | 'TERRITORY';
}
/** One insured person as the supplier learns of them. `document` by our document types. */
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
  /** Ours, at most 20 characters: what `lookUp` finds it by. */
  reference: string;
  /** Of a plan priced a moment ago. */
  key: string;
  query: AssistanceQuery;
  upgrades: readonly string[];
  /** The price with its upgrades as it was quoted; the supplier may not take more. */
  price: Money;
  insured: readonly SupplierInsured[];
  emergencyContact: { name: string; phone: string; email: string };
}
export type RepricedPlan = { kind: 'priced'; plan: SupplierPlan } | { kind: 'gone' };
export type MoveOutcome =
  { kind: 'yes' } | { kind: 'no'; reason: 'started' | 'refused' } | { kind: 'unknown' };

/** `amount` is the policy's price in its plan's own currency, decimal text; left out where the supplier does not say it. */
export type FoundPolicy =
  | (Extract<SupplierOutcome, { kind: 'yes' }> & { amount?: string })
  | Exclude<SupplierOutcome, { kind: 'yes' }>
  | { kind: 'not-found' };

/** The port of assistance suppliers; `suppliers/assistanceContract.ts` is its suite. */
export interface AssistanceSupplier {
  readonly code: 'TK';
  /**
   * Plans that take everybody, and those that do not. A plan that cannot be read is left out.
   * @throws SupplierError; `malformed` when there were plans and none could be read. The signal's reason when the caller gave up.
   */
  search(query: AssistanceQuery, signal: AbortSignal): Promise<SupplierPlans>;
  /** Today's price of a plan of `search`; asked as often as wanted. @throws SupplierError while that cannot be said. */
  reprice(key: string, query: AssistanceQuery, signal: AbortSignal): Promise<RepricedPlan>;
  /**
   * The plan's general conditions as a PDF; null for a code that is no plan's, without asking the supplier. @throws
   * SupplierError
   */
  conditions(code: string, signal: AbortSignal): Promise<Buffer | null>;
  /** Issues the policy. Never throws: whatever is not clear is `unknown`. Does not look up first. `details` holds `policy`. */
  book(order: PolicyOrder, signal: AbortSignal): Promise<SupplierOutcome>;
  /** The policy under our reference, which is no older than `madeAt`, and what it costs; changes nothing. Never throws. */
  lookUp(reference: string, signal: AbortSignal, madeAt?: Date): Promise<FoundPolicy>;
  /** `yes` also when it was cancelled before. What the supplier keeps follows from the terms as sold. Never throws. */
  cancel(locator: string, signal: AbortSignal): Promise<UndoOutcome>;
  /** Another first day, the same number of days. Never throws. */
  move(
    locator: string,
    dates: { from: string; to: string },
    signal: AbortSignal,
  ): Promise<MoveOutcome>;
  /** The policy as a PDF. @throws SupplierError */
  policy(locator: string, signal: AbortSignal): Promise<Buffer>;
  /** What was issued in these days, where they offer a list. @throws SupplierError */
  list?(
    range: { from: Date; to: Date },
    signal: AbortSignal,
  ): Promise<Omit<ListedAtSupplier, 'supplier'>[]>;
}
