import type { AssistanceSearchBody } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';

/** @throws ApiProblem, or an AbortError when `signal` aborts. */
export function searchPlans(api: ApiClient, body: AssistanceSearchBody, signal: AbortSignal) {
  return api.call('POST asisstances/searchs', { body }, signal);
}
/**
 * Countries and regions that assistance can be bought from and for. @throws ApiProblem, or an AbortError when `signal`
 * aborts.
 */
export async function fetchPlaces(api: ApiClient, signal: AbortSignal) {
  return (await api.call('GET asisstances/places', {}, signal)).data;
}
