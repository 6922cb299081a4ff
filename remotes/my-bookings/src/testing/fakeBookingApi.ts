import type { ApiResponse, ApiRouteKey } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';

interface Input {
  body?: unknown;
  query?: unknown;
  params?: unknown;
  idempotencyKey?: string;
}
export type Answers = {
  [K in ApiRouteKey]?: (input: Input) => ApiResponse<K> | Promise<ApiResponse<K>>;
};
interface Asked {
  key: ApiRouteKey;
  input: Input;
  signal: AbortSignal | undefined;
}

/** An api that answers from functions and remembers what it was asked; a call without an answer hangs until it is aborted. */
export function fakeBookingApi(answers: Answers) {
  const asked: Asked[] = [];
  const api: ApiClient = {
    call: async (key, input = {}, signal) => {
      asked.push({ key, input, signal });
      const answer = answers[key];
      if (!answer)
        return new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        );
      return (await answer(input)) as ApiResponse<typeof key>;
    },
  };
  return {
    api,
    asked,
    keys: () => asked.map(({ key }) => key),
    aborted: () => asked.map(({ signal }) => signal?.aborted ?? false),
  };
}
