/**
 * `timeout`: no complete answer before the deadline. `unavailable`: not reachable, 5xx, too busy or known to be down.
 * `malformed`: an answer that cannot be parsed. `rejected`: our request was rejected (3xx, 4xx). `quota`: we exceeded the rate
 * limit.
 */
export type SupplierErrorKind = 'timeout' | 'unavailable' | 'malformed' | 'rejected' | 'quota';

/** The supplier's answer to a rejected request; `body` is null when it is not JSON. */
export interface Refusal {
  status: number;
  body: unknown;
  /** Milliseconds from the answer's `Retry-After`. */
  retryAfterMs?: number;
}

/** A failed call to a supplier. Its message contains supplier, kind and status, and never the request. */
export class SupplierError extends Error {
  readonly supplier: string;
  readonly kind: SupplierErrorKind;
  // Private, so that logs never contain a supplier's text.
  readonly #refusal: Refusal | undefined;

  constructor(supplier: string, kind: SupplierErrorKind, cause?: unknown, refusal?: Refusal) {
    super(`${supplier}: ${kind}${cause instanceof Error ? ` (${cause.message})` : ''}`, { cause });
    this.name = 'SupplierError';
    this.supplier = supplier;
    this.kind = kind;
    this.#refusal = refusal;
  }

  /** Present when there was an answer whose status is not 2xx. */
  get refusal(): Refusal | undefined {
    return this.#refusal;
  }
}
