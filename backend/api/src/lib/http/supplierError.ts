/**
 * `timeout`: no whole answer before the deadline. `unavailable`: not reachable, 5xx, too busy or known to be down.
 * `malformed`: an answer that cannot be read. `rejected`: our request was refused (3xx, 4xx). `quota`: we asked too much.
 */
export type SupplierErrorKind = 'timeout' | 'unavailable' | 'malformed' | 'rejected' | 'quota';

/** What a supplier answered instead of what was asked for; `body` is null when it was not JSON. */
export interface Refusal {
  status: number;
  body: unknown;
  /** Milliseconds that it asked us to wait. */
  retryAfterMs?: number;
}

/** A failed call to a supplier. Its message names supplier, kind and status, never what was sent. */
export class SupplierError extends Error {
  readonly supplier: string;
  readonly kind: SupplierErrorKind;
  // Private, so that no log line holds what a supplier wrote.
  readonly #refusal: Refusal | undefined;

  constructor(supplier: string, kind: SupplierErrorKind, cause?: unknown, refusal?: Refusal) {
    super(`${supplier}: ${kind}${cause instanceof Error ? ` (${cause.message})` : ''}`, { cause });
    this.name = 'SupplierError';
    this.supplier = supplier;
    this.kind = kind;
    this.#refusal = refusal;
  }

  /** Present when there was an answer with a status that is not 2xx. */
  get refusal(): Refusal | undefined {
    return this.#refusal;
  }
}
