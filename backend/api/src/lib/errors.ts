import { type ApiError, type ApiErrors, ERROR_CODES, type ErrorCode } from '@tiquete/contracts';

export interface AppErrorOptions {
  /** Spanish text for the traveller. */
  detail?: string;
  source?: ApiError['source'];
  headers?: Record<string, string>;
  /** Data that the client needs to continue; its shape depends on the code. */
  meta?: Record<string, unknown>;
  cause?: unknown;
}

/** An error from the contract's table. Any other thrown error becomes INTERNAL. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly ApiError[];
  readonly headers: Record<string, string>;
  readonly #meta: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.detail ?? ERROR_CODES[code].title, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.errors = [toApiError(code, options.detail, options.source)];
    this.headers = options.headers ?? {};
    this.#meta = options.meta;
  }

  get status(): number {
    return ERROR_CODES[this.code].status;
  }

  get body(): ApiErrors {
    return { errors: [...this.errors], ...(this.#meta && { meta: this.#meta }) };
  }
}

export function toApiError(
  code: ErrorCode,
  detail?: string,
  source?: ApiError['source'],
): ApiError {
  const { status, title } = ERROR_CODES[code];
  return { status, code, title, ...(detail && { detail }), ...(source && { source }) };
}
