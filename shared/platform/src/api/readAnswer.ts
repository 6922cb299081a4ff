import type { ApiError, ApiErrors, ApiResponse, ApiRouteKey } from '@tiquete/contracts';
import { ApiProblem, localProblem } from './problem';

function readFirstError(body: unknown): { first?: ApiError; meta?: ApiErrors['meta'] } {
  const { errors, meta } = (body ?? {}) as Partial<ApiErrors>;
  return Array.isArray(errors) ? { first: errors[0], meta } : {};
}
function problemOf(response: Response, body: unknown): ApiProblem {
  const { first, meta } = readFirstError(body);
  if (!first) return unreadable(response);
  const { code, title, detail, source } = first;
  const { status, headers } = response;
  return new ApiProblem({
    code,
    title,
    status,
    requestId: headers.get('x-request-id'),
    retryAfterSeconds: readRetryAfter(headers),
    detail,
    source,
    meta,
  });
}
/** An answer that is not of our api. A proxy answers 503 while no process of the api can. */
const unreadable = ({ status }: Response): ApiProblem =>
  localProblem(status === 503 ? 'UNAVAILABLE' : 'BAD_ANSWER', status);
/** Whole seconds of `Retry-After`. Our api does not use its other form, a date. */
function readRetryAfter(headers: Response['headers']): number | undefined {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? seconds : undefined;
}
/**
 * Reads an answer without validation: the api validates its answers against the same contract. `json` is its parsed body.
 */
export async function readAnswer<K extends ApiRouteKey>(
  response: Response,
  signal: AbortSignal,
  json: Promise<unknown> = response.json(),
): Promise<ApiResponse<K>> {
  const body: unknown = await json.catch((error: unknown) => {
    throw signal.aborted ? error : unreadable(response);
  });
  if (!response.ok) throw problemOf(response, body);
  // Frozen, because immer would otherwise freeze it deeply in the store: 70 ms for 85 hotels on a phone.
  return Object.freeze(body) as ApiResponse<K>;
}
