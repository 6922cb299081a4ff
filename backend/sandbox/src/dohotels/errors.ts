/** What this supplier answers when it refuses: HTTP status and the code in `error`. A refusal of business comes with 200. */
export class DoError extends Error {
  constructor(
    readonly status: number,
    readonly word: string,
    /** What the vendor says in `debug.validation_error` of a request that it does not take. */
    readonly validationError: string | null = null,
  ) {
    super(word);
    this.name = 'DoError';
  }
}
export const refusal = (word: string) => new DoError(200, word);
export const invalidParams = (validationError: string) =>
  new DoError(400, 'invalid_params', validationError);
