import type { ApiResponse, ApiRouteKey } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';

interface AskedInput {
  body?: unknown;
  query?: unknown;
  params?: unknown;
  bytes?: Blob;
  idempotencyKey?: string;
}
export type ApiAnswers = {
  [K in ApiRouteKey]?: (input: AskedInput) => ApiResponse<K> | Promise<ApiResponse<K>>;
};
interface Asked {
  key: ApiRouteKey;
  input: AskedInput;
  signal: AbortSignal | undefined;
}

/** An api client that answers from functions and records its calls. A call without an answer hangs until it is aborted. */
export function fakeApi(
  answers: ApiAnswers,
): ApiClient & { asked: Asked[]; aborted: () => boolean[] } {
  const asked: Asked[] = [];
  return {
    asked,
    aborted: () => asked.map(({ signal }) => signal?.aborted ?? false),
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
}
