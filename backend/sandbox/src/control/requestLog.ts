const LOG_MAX = 200;

/** A logged request and its answer. Headers are omitted, because they contain credentials. */
export interface SeenRequest {
  at: string;
  method: string;
  url: string;
  status: number;
  /** Milliseconds from the request to its answer. */
  ms: number;
  body: unknown;
  /** Mode of the fault that hit the request. */
  fault?: string;
}
/** Log of the last requests, newest first. */
export function createRequestLog() {
  let seen: SeenRequest[] = [];
  return {
    add: (request: SeenRequest): void => void (seen = [request, ...seen].slice(0, LOG_MAX)),
    list: () => seen,
    clear: (): void => void (seen = []),
  };
}
export type RequestLog = ReturnType<typeof createRequestLog>;
