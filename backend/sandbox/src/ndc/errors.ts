/** Categories of the vendor's errors. The code of an error is more specific. */
type ErrorType =
  | 'authentication_error'
  | 'invalid_request_error'
  | 'validation_error'
  | 'invalid_state_error'
  | 'airline_error'
  | 'rate_limit_error'
  | 'api_error';

export interface Failure {
  type: ErrorType;
  code: string;
  title: string;
  message: string;
  /** Field of the request that caused the error. `pointer` starts inside `data`. */
  source?: { field: string; pointer: string };
}

/** Thrown for a rejection by this supplier. */
export class NdcError extends Error {
  constructor(
    readonly status: number,
    readonly failures: readonly Failure[],
  ) {
    super(failures[0]?.code);
    this.name = 'NdcError';
  }
}
const one = (status: number, type: ErrorType, code: string, title: string, message = title) =>
  new NdcError(status, [{ type, code, title, message }]);

export const badRequest = (code: string, title: string) =>
  one(400, 'invalid_request_error', code, title);
export const unauthenticated = (code: string, title: string) =>
  one(401, 'authentication_error', code, title);
export const forbidden = () =>
  one(403, 'authentication_error', 'insufficient_permissions', 'The access token may not do this');
export const ndcNotFound = () =>
  one(
    404,
    'invalid_request_error',
    'not_found',
    'Not found',
    'The resource you are looking for does not exist.',
  );
export const notAcceptable = () =>
  one(
    406,
    'invalid_request_error',
    'unsupported_format',
    'Unsupported format',
    'Only application/json is answered.',
  );
/** Error for a request that the state of an offer or an order does not allow. */
export const wrongState = (code: string, title: string) =>
  one(422, 'invalid_state_error', code, title);
export const airlineRefusal = (code: string, title: string) =>
  one(422, 'airline_error', code, title);
export const ndcTooMany = () =>
  one(429, 'rate_limit_error', 'rate_limit_exceeded', 'Rate limit exceeded');
export const ndcInternalError = () =>
  one(500, 'api_error', 'internal_server_error', 'Internal server error');

export const failureAt = (path: readonly PropertyKey[], code: string, title: string): Failure => ({
  type: 'validation_error',
  code,
  title,
  message: `Field '${String(path.at(-1) ?? 'data')}': ${title}`,
  source: { field: String(path.at(-1) ?? 'data'), pointer: `/${path.map(String).join('/')}` },
});
export const invalid = (path: readonly PropertyKey[], code: string, title: string) =>
  new NdcError(422, [failureAt(path, code, title)]);

export const offerGone = () =>
  airlineRefusal('offer_no_longer_available', 'The airline no longer offers this');
export const priceChanged = () =>
  wrongState('price_changed', 'The price has changed; retrieve it again');
