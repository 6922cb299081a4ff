import type { AssistancePlan, AssistanceSearchResponse } from '@tiquete/contracts';
import type { AssistanceQuery } from '../../search/assistanceQuery';
import { checkoutUrl, type PlanAddress } from '../../urls';

/** What the address asks to buy. */
export interface CheckoutRequest {
  query: AssistanceQuery;
  address: PlanAddress;
}
export const requestAddress = ({ query, address }: CheckoutRequest): string =>
  checkoutUrl(query, address);

/** A plan with the search that priced it, as the api answered last. */
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
  /** Codes of the upgrades that the traveller chose; none to begin with. */
  upgrades: string[];
  /** Whole pesos of the same plan before its price expired; null when it did not. */
  previousTotal: number | null;
}
/** Why there is nothing to buy and nothing more is known: its price expired and the plan is gone, or it is not there at all. */
export type GoneReason = 'expired' | 'missing';

export const chosenUpgrades = ({ plan, upgrades }: Pick<Offer, 'plan' | 'upgrades'>) =>
  plan.upgrades.filter(({ code }) => upgrades.includes(code));
/** Whole pesos of the plan with the chosen upgrades. */
export const offerTotal = (offer: Pick<Offer, 'plan' | 'upgrades'>): number =>
  chosenUpgrades(offer).reduce((sum, { price }) => sum + price, offer.plan.total);
