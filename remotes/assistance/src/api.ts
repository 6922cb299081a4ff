import type { AssistanceSearchBody } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';
import type { AssistanceQuery } from './model/assistanceQuery';
import { placeNames } from './model/placeName';

const LONGEST_NAME = 120;

/** Body of `asisstances/searchs`, with the fields of the specification's section 7. */
export function toSearchBody({
  origin,
  destinations,
  checkin,
  checkout,
  ages,
}: AssistanceQuery): AssistanceSearchBody {
  return {
    canal: '1',
    checkin,
    checkout,
    origin_code: origin,
    destination_code: destinations,
    age_pax: ages.join(','),
    currency: 'COP',
    should_coin_convert: false,
    coin_convert_to: '',
    destination_frontend: placeNames(destinations).slice(0, LONGEST_NAME),
  };
}
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
