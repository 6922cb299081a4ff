import type { FoundOffer, OfferQuery } from '@tiquete/checkout';
import type { AssistancePlan, UnavailablePlan } from '@tiquete/contracts';
import { toSearchBody, type AssistanceQuery } from '@tiquete/domain/searches/assistance';
import { ApiProblem, put, request, select, toProblem, type SagaGenerator } from '@tiquete/platform';
import { searchPlans } from '../api';
import { fittingPlan } from '../model/fittingPlan';
import { isRefusal } from '../model/refusals';
import { assistanceSearch } from '../state/assistanceSearch';
import type { ResultPage } from '../state/assistanceState';
import { planRemembered, selectChosenPlan } from '../state/slice';
import { checkoutUrl } from '../urls';
import type { CheckoutRequest, GoneReason, Offer } from '../model/offer';
import type { AssistanceCheckout } from './assistanceCheckout';

type Query = Pick<OfferQuery<AssistanceCheckout>, 'request' | 'shown'>;
type Found = FoundOffer<Offer>;

/**
 * The plan in the page's address at the price of its search, or of a new search if those results have expired.
 * @throws ApiProblem
 */
export function* loadOffer(offerQuery: Query): SagaGenerator<Found> {
  const page = yield* knownPage(offerQuery.request);
  return yield* page ? offerOf(offerQuery, page, 'missing') : searchAgain(offerQuery, 'missing');
}
/** The same plan in a new search session. @throws ApiProblem */
export const renewOffer = (offerQuery: Query): SagaGenerator<Found> =>
  searchAgain(offerQuery, 'expired');

/** The results that the plan was chosen from; null once their prices have expired. */
function* knownPage({ query, address }: CheckoutRequest): SagaGenerator<ResultPage | null> {
  const search = yield* select(assistanceSearch.selectSearch);
  if (!assistanceSearch.hasFreshResults(search, query, Date.now())) return null;
  const page = search.phase === 'found' ? search.page : null;
  return page?.data.sessionCode === address.sessionCode ? page : null;
}
function* searchAgain(offerQuery: Query, reason: GoneReason): SagaGenerator<Found> {
  const body = toSearchBody(offerQuery.request.query);
  let page: ResultPage;
  try {
    page = yield* request((api, signal) => searchPlans(api, body, signal));
  } catch (error) {
    const problem = toProblem(error);
    if (!isRefusal(problem)) throw error;
    const text = problem.detail ?? problem.title;
    return { phase: 'gone', reason: 'REFUSED', text, others: 'changeSearch' };
  }
  return yield* offerOf(offerQuery, page, reason);
}
/** The reason why the plan is unavailable, and a plan that covers all travellers instead. */
function limitedOffer(
  query: AssistanceQuery,
  data: ResultPage['data'],
  limited: UnavailablePlan,
): Found {
  const plan = fittingPlan(data, limited);
  const instead = plan && {
    name: plan.name,
    amount: plan.total,
    to: checkoutUrl(query, { ...plan, sessionCode: data.sessionCode }),
  };
  const { reason, text } = limited;
  return { phase: 'gone', reason, text, ...(instead && { instead }) };
}
function* offerOf(
  { request: { query, address }, shown }: Query,
  { data, warnings = [] }: ResultPage,
  reason: GoneReason,
): SagaGenerator<Found> {
  const { plans, unavailable, ...search } = data;
  const { productCode, assistanceCode } = address;
  const plan =
    plans.find((one) => one.productCode === productCode) ??
    plans.find((one) => one.assistanceCode === assistanceCode);
  // The plan exists but has no exchange rate now. After the error the form still has its values, for a retry.
  const unsold = warnings.find(({ code }) => code === 'CURRENCY_NOT_SOLD');
  if (!plan && unsold)
    throw new ApiProblem({
      code: 'EXCHANGE_RATE_MISSING',
      title: unsold.title,
      status: 503,
      requestId: null,
    });
  const limited = unavailable.find((one) => one.assistanceCode === assistanceCode);
  if (!plan) return limited ? limitedOffer(query, data, limited) : { phase: 'gone', reason };
  const previousTotal = yield* totalBefore(address, shown, plan);
  yield* put(
    planRemembered({
      productCode: plan.productCode,
      assistanceCode: plan.assistanceCode,
      chosenTotal: plan.total,
    }),
  );
  const known = shown?.upgrades ?? [];
  const upgrades = known.filter((code) => plan.upgrades.some((one) => one.code === code));
  return { phase: 'ready', offer: { query, search, plan, upgrades, previousTotal } };
}
/** Total that the traveller saw; null if it is unknown or unchanged. */
function* totalBefore(
  { productCode }: CheckoutRequest['address'],
  shown: Offer | null,
  plan: AssistancePlan,
): SagaGenerator<number | null> {
  if (shown) return shown.plan.total;
  const chosen = yield* select(selectChosenPlan);
  const isSamePlan = chosen.assistanceCode === plan.assistanceCode;
  const isKnown =
    isSamePlan && chosen.productCode === productCode && plan.productCode !== productCode;
  return isKnown && chosen.chosenTotal !== plan.total ? chosen.chosenTotal : null;
}
