import type { ApiClient } from '@tiquete/platform';

/** First stops of the featured packages. @throws ApiProblem, or an AbortError when `signal` aborts. */
export async function popularPlaces(api: ApiClient, signal: AbortSignal) {
  const { regions } = (await api.call('GET packages/featured', {}, signal)).data;
  return regions
    .flatMap(({ packages }) => packages)
    .flatMap(({ route }) => route.slice(0, 1).map(({ code }) => ({ id: code })));
}
