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
  /** The fault that hit it. */
  fault?: string;
}
export interface RequestLog {
  add(request: SeenRequest): void;
  list(): SeenRequest[];
  clear(): void;
}
/** The last requests, newest first. */
export function createRequestLog(): RequestLog {
  let seen: SeenRequest[] = [];
  return {
    add: (request) => void (seen = [request, ...seen].slice(0, LOG_MAX)),
    list: () => seen,
    clear: () => void (seen = []),
  };
}
