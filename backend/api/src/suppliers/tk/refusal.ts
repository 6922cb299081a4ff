import { SupplierError, type SupplierErrorKind } from '../../lib/http-client/supplierError';

export const TK_CODE = 'TK';
/** Smallest number that gives a reason. Lower numbers are general faults, such as 500. */
const FIRST_REASON = 1000;
/** Numbers for an expired or unknown token. The call had no effect. */
export const TOKEN_REFUSED: readonly number[] = [1005, 9061];
/** Numbers for a trip without a price for these people, days or places. */
export const NOT_SOLD: readonly number[] = [
  1050, 1060, 1080, 1081, 1090, 1091, 1246, 1247, 1248, 3153, 5003, 9015,
];
export const NO_RESULTS = 9015;
export const ORDER_EXISTS = 6045;
export const INVALID_PLAN = 1050;
export const INACTIVE = 1021;
export const BEGUN = 4001;

/** A rejection by the supplier, with a number from its lists. */
export class TkRefusal extends SupplierError {
  readonly number: number;

  constructor(number: number) {
    super(TK_CODE, kindOf(number), new Error(`error ${number}`));
    this.name = 'TkRefusal';
    this.number = number;
  }
}
const kindOf = (number: number): SupplierErrorKind =>
  number < FIRST_REASON ? 'unavailable' : 'rejected';

/** Number of a clear rejection; undefined when the outcome is unknown. */
export const numberOf = (error: unknown): number | undefined =>
  error instanceof TkRefusal &&
  error.number >= FIRST_REASON &&
  !TOKEN_REFUSED.includes(error.number)
    ? error.number
    : undefined;
