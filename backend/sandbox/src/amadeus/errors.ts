/** One entry of the vendor's `errors`. */
export interface Issue {
  status: number;
  code: number;
  title: string;
  detail?: string;
  source?: { pointer?: string; parameter?: string };
}
const TITLES = {
  141: 'SYSTEM ERROR HAS OCCURRED',
  425: 'INVALID DATE',
  477: 'INVALID FORMAT',
  1797: 'NOT FOUND',
  2668: 'PARAMETER COMBINATION INVALID/RESTRICTED',
  4926: 'INVALID DATA RECEIVED',
  10661: 'MAXIMUM NUMBER OF OCCURRENCES EXCEEDED',
  32171: 'MANDATORY DATA MISSING',
  34107: 'NOT APPLICABLE FARE',
  34651: 'SEGMENT SELL FAILURE',
  36870: 'BOOKING FAILED',
  37200: 'PRICE DISCREPANCY',
  38034: 'ONE OR MORE SERVICES ARE NOT AVAILABLE',
  38189: 'Internal error',
  38190: 'Invalid access token',
  38191: 'Invalid HTTP header',
  38192: 'Access token expired',
  38194: 'Too many requests',
  39397: 'UNABLE TO RETRIEVE UPSELL OFFER',
} as const;
export type IssueCode = keyof typeof TITLES;

/** Thrown for a rejection by this supplier. */
export class AmadeusError extends Error {
  constructor(
    readonly status: number,
    readonly issues: readonly Issue[],
  ) {
    super(issues[0]?.detail ?? issues[0]?.title);
    this.name = 'AmadeusError';
  }
}
export const issueOf = (
  status: number,
  code: IssueCode,
  detail?: string,
  source?: Issue['source'],
): Issue => ({
  status,
  code,
  title: TITLES[code],
  ...(detail && { detail }),
  ...(source && { source }),
});
const refusal = (status: number, code: IssueCode, detail?: string, source?: Issue['source']) =>
  new AmadeusError(status, [issueOf(status, code, detail, source)]);

/** Rejection with HTTP 400. `pointer` names the field as the vendor writes it: `/data/flightOffers[0]`. */
export const refused = (code: IssueCode, detail: string, pointer?: string): AmadeusError =>
  refusal(400, code, detail, pointer === undefined ? undefined : { pointer });
export const refusedParameter = (
  code: IssueCode,
  detail: string,
  parameter: string,
): AmadeusError => refusal(400, code, detail, { parameter });
export const unauthorized = (code: 38190 | 38191 | 38192, detail: string): AmadeusError =>
  refusal(401, code, detail);
export const gdsNotFound = (detail: string): AmadeusError => refusal(404, 1797, detail);
export const gdsTooMany = (): AmadeusError =>
  refusal(429, 38194, 'The network rate limit is exceeded, please try again later');
export const gdsInternalError = (code: 38189 | 141 = 38189): AmadeusError =>
  refusal(500, code, 'An internal error occurred, please contact your administrator');

export const noFare = (pointer: string): AmadeusError =>
  refused(4926, 'No fare applicable', pointer);

/** Thrown by the token service, which answers with OAuth's error codes. */
export class TokenError extends Error {
  constructor(
    readonly error: string,
    readonly code: number,
    readonly description: string,
  ) {
    super(description);
    this.name = 'TokenError';
  }
}
