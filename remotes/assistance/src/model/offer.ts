import type { AssistancePlan, AssistanceSearchResponse, EntryRule } from '@tiquete/contracts';
import { unmetRules, type AssistanceQuery } from '@tiquete/domain/searches/assistance';
import { ratesBy } from './sums';

/** A plan in the search session that priced it. */
export interface PlanAddress {
  sessionCode: string;
  assistanceCode: string;
  /** Differs in every session; `assistanceCode` does not. */
  productCode: string;
}
/** The plan and the search that the checkout's address names. */
export interface CheckoutRequest {
  query: AssistanceQuery;
  address: PlanAddress;
}
/** A plan and the search that priced it, from the newest answer of the api. */
export interface Offer {
  query: AssistanceQuery;
  search: Pick<
    AssistanceSearchResponse['data'],
    | 'sessionCode'
    | 'expires_at'
    | 'checkin'
    | 'destination_name'
    | 'ages'
    | 'entry_rules'
    | 'exchange_rates'
    | 'health_kept'
  >;
  plan: AssistancePlan;
  /** Codes of the upgrades that the traveller chose. */
  upgrades: string[];
  /** Total of the plan before its price expired, in whole pesos; null if it did not expire. */
  previousTotal: number | null;
}
/** Entry rules of the destination that the plan does not meet. The traveller accepts them in the form. */
export const unmetRulesOf = ({ plan, search }: Pick<Offer, 'plan' | 'search'>): EntryRule[] =>
  unmetRules(plan.benefits.medical, search.entry_rules, ratesBy(search.exchange_rates));
/** `expired`: a new search no longer has the plan. `missing`: the search in the page's address never had it. */
export type GoneReason = 'expired' | 'missing';

export const chosenUpgrades = ({ plan, upgrades }: Pick<Offer, 'plan' | 'upgrades'>) =>
  plan.upgrades.filter(({ code }) => upgrades.includes(code));
/** Price of the plan with the chosen upgrades, in whole pesos. */
export const offerTotal = (offer: Pick<Offer, 'plan' | 'upgrades'>): number =>
  chosenUpgrades(offer).reduce((sum, { price }) => sum + price, offer.plan.total);
