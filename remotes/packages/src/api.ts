import type { PackageSearchBody } from '@tiquete/contracts';
import { toSearchBody, type ListQuery } from '@tiquete/domain/searches/packages';
import { today, type ApiClient } from '@tiquete/platform';

/** Milliseconds after which a list expires. */
const LIST_TTL_MS = 30 * 60_000;

/** Body of `packages/searches` for a list, from today on. */
export const toListBody = (query: ListQuery): PackageSearchBody => toSearchBody(query, today());

/** One page of a list. @throws ApiProblem, or an AbortError when `signal` aborts. */
export async function searchPackages(api: ApiClient, body: PackageSearchBody, signal: AbortSignal) {
  const answer = await api.call('POST packages/searches', { body }, signal);
  return { ...answer, expires_at: new Date(Date.now() + LIST_TTL_MS).toISOString() };
}
