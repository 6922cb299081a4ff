import type { ApiClient } from '../api/apiClient';
import { poll, type PollRule } from '../api/poll';
import { call, cancelled, getContext } from './effects';

type Ask<T> = (api: ApiClient, signal: AbortSignal) => Promise<T>;
type AskAgain<T> = (api: ApiClient, signal: AbortSignal, known?: T) => Promise<T>;

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

/** `poll` from a saga; `onAnswer` is called with each answer as it comes. @throws ApiProblem. */
export function pollApi<T>(
  ask: AskAgain<T>,
  rule: PollRule<T>,
  onAnswer: (answer: T, isFirst: boolean) => Generator,
) {
  return call(requests<T>, ask, rule, onAnswer);
}
function* requests<T>(
  ask: AskAgain<T>,
  rule: PollRule<T>,
  onAnswer: (answer: T, isFirst: boolean) => Generator,
) {
  const api = yield* getContext<ApiClient>('api');
  const abort = new AbortController();
  const answers = poll<T>((known) => ask(api, abort.signal, known), rule, abort.signal);
  try {
    for (let isFirst = true; ; isFirst = false) {
      const next = yield* call(() => answers.next());
      if (next.done) return;
      yield* call(onAnswer, next.value, isFirst);
    }
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}
