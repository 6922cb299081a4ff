import type { ApiResponse, ApiRouteKey } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';

interface RequestInput {
  body?: unknown;
  query?: unknown;
  params?: unknown;
  bytes?: Blob;
  idempotencyKey?: string;
}
export type ApiAnswers = {
  [K in ApiRouteKey]?: (input: RequestInput) => ApiResponse<K> | Promise<ApiResponse<K>>;
};
interface FakeRequest {
  key: ApiRouteKey;
  input: RequestInput;
  signal: AbortSignal | undefined;
}
export interface FakeApi extends ApiClient {
  /** Calls in their order. */
  requests: FakeRequest[];
  /** For each call in order: true when it was aborted. */
  aborted: () => boolean[];
}

/** The answer of a call that stays open until it is aborted. */
export const pending = (): Promise<never> => new Promise(() => undefined);

let unprepared: string[] = [];

/**
 * An api client that answers from functions and records its calls. A call without an answer is rejected, and fails the
 * test even when the product handles the rejection.
 */
export const fakeApi = (answers: ApiAnswers): FakeApi =>
  recordingClient((key) => {
    const answer = answers[key];
    if (answer) return answer;
    const prepared = Object.keys(answers).join(', ') || 'none';
    const failure = `${key} has no prepared answer. Prepared answers: ${prepared}`;
    unprepared.push(failure);
    throw new Error(failure);
  });

/** An api client whose calls all stay open until they are aborted. It records them. */
export const pendingApi = (): FakeApi => recordingClient(() => pending);

function recordingClient(find: (key: ApiRouteKey) => (input: RequestInput) => unknown): FakeApi {
  const requests: FakeRequest[] = [];
  return {
    requests,
    aborted: () => requests.map(({ signal }) => signal?.aborted ?? false),
    call: async (key, input = {}, signal) => {
      requests.push({ key, input, signal });
      const answer = await Promise.race([find(key)(input), untilAborted(signal)]);
      return answer as ApiResponse<typeof key>;
    },
  };
}
const untilAborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );

/** Returns the calls without a prepared answer since the last time, and forgets them. */
export function takeUnprepared(): string[] {
  const found = unprepared;
  unprepared = [];
  return found;
}
afterEach(() => expect(takeUnprepared()).toEqual([]));
