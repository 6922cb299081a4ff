import type { ApiClient } from '../api/apiClient';
import { call, cancelled, getContext } from './effects';

type Ask<T> = (api: ApiClient, signal: AbortSignal) => Promise<T>;

/**
 * Asks the api from a saga: `yield* askApi(…)`. When the saga is cancelled, the request is aborted on the wire. A task of its
 * own, because a generator that yields while it is cancelled lets the one around it go on. @throws ApiProblem.
 */
export function askApi<T>(ask: Ask<T>) {
  return call(request<T>, ask);
}
function* request<T>(ask: Ask<T>) {
  const api = yield* getContext<ApiClient>('api');
  const abort = new AbortController();
  try {
    return yield* call(ask, api, abort.signal);
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}
