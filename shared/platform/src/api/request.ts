import { call, cancelled, getContext } from '../store/effects';
import type { ApiClient } from './apiClient';

/**
 * Calls the api once: `yield* request(…)`. Cancelling the saga aborts the call, so under `takeLatest` a newer request aborts the
 * older one. @throws ApiProblem
 */
export function request<T>(fetch: (api: ApiClient, signal: AbortSignal) => Promise<T>) {
  // It runs as its own task: a generator that yields in `finally` would otherwise continue after it was cancelled.
  return call(send<T>, fetch);
}
function* send<T>(fetch: (api: ApiClient, signal: AbortSignal) => Promise<T>) {
  const api = yield* getContext<ApiClient>('api');
  const abort = new AbortController();
  try {
    return yield* call(fetch, api, abort.signal);
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}
