/** Thrown for a rejection by the gateway. The body of the answer has only a `status`. */
export class Refusal extends Error {
  constructor(
    readonly httpStatus: number,
    readonly reason: string | number,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
/** Codes 100 to 107 of the vendor's authentication page. */
export type AuthCode = 100 | 101 | 102 | 103 | 104 | 105 | 106 | 107;
export const authRefusal = (code: AuthCode) =>
  new Refusal(401, 401, `Autenticación fallida ${code}`);
export const notValid = (message: string) => new Refusal(400, 'request_not_valid', message);
