/**
 * Thrown for a rejection by this supplier, with HTTP status and the code in `error`. Rejections by business rules have
 * status 200.
 */
export class DoError extends Error {
  constructor(
    readonly status: number,
    readonly word: string,
    /** Text of `debug.validation_error`; null for other rejections. */
    readonly validationError: string | null = null,
  ) {
    super(word);
    this.name = 'DoError';
  }
}
export const doRefusal = (word: string) => new DoError(200, word);
export const invalidParams = (validationError: string) =>
  new DoError(400, 'invalid_params', validationError);
