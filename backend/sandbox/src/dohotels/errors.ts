/** What this supplier answers when it refuses: HTTP status and the code in `error`. A refusal of business comes with 200. */
export class DoError extends Error {
  constructor(
    readonly status: number,
    readonly word: string,
  ) {
    super(word);
    this.name = 'DoError';
  }
}
export const refusal = (word: string) => new DoError(200, word);
export const invalidParams = () => new DoError(400, 'invalid_params');
