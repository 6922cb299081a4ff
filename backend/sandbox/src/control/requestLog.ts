const LOG_MAX = 200;

/** A request and its answer, without headers, which contain credentials. */
export interface SeenRequest {
  at: string;
  method: string;
  url: string;
  status: number;
  /** Milliseconds until the answer was sent. */
  ms: number;
  body: unknown;
  /** Mode of the staged fault that hit the request. */
  fault?: string;
}
/** The last requests, newest first. */
export function createRequestLog() {
  let seen: SeenRequest[] = [];
  return {
    add: (request: SeenRequest): void => void (seen = [request, ...seen].slice(0, LOG_MAX)),
    list: () => seen,
    clear: (): void => void (seen = []),
  };
}
export type RequestLog = ReturnType<typeof createRequestLog>;
