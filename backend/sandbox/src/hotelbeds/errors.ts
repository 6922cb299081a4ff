/** Thrown for a rejection by the vendor. `message` follows the vendor's public descriptions. */
export class VendorError extends Error {
  constructor(
    readonly status: number,
    readonly code: 'INVALID_REQUEST' | 'INVALID_DATA' | 'PRODUCT_ERROR' | 'SYSTEM_ERROR',
    message: string,
  ) {
    super(message);
    this.name = 'VendorError';
  }
}
/** Thrown for a rejection by the vendor's gateway, whose body is a sentence without a code. */
export class GatewayError extends Error {
  constructor(
    readonly status: 401 | 403 | 429,
    message: string,
  ) {
    super(message);
    this.name = 'GatewayError';
  }
}
export const invalidRequest = (property: string, reason: string) =>
  new VendorError(
    400,
    'INVALID_REQUEST',
    `The request is not compliant with the specified version of the API. Error at property ${property}: ${reason}`,
  );
export const invalidData = (message: string) =>
  new VendorError(400, 'INVALID_DATA', `Invalid data. ${message}`);
export const productError = (message: string) => new VendorError(500, 'PRODUCT_ERROR', message);
