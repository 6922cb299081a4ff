/**
 * Zeros of an id. The supplier's ids consist of a kind and characters without a meaning for clients. Ids of an offer's parts
 * contain the offer's key.
 */
const ZEROS = '0000';
const digit = (index: number, length = 1) => index.toString(36).padStart(length, '0');
const INDEX_LENGTH = 3;

/** Creates unique keys. They start at the current time, so that none repeats after a restart. */
export function createKeys(now: () => Date): () => string {
  let last = now().getTime() * 1000;
  return () => (last += 1).toString(36);
}
export const idOf = (kind: string, key: string) => `${kind}_${ZEROS}${key}`;
export const offerKeyOf = (requestKey: string, index: number) =>
  `${requestKey}${digit(index, INDEX_LENGTH)}`;
/** Parses the id of an offer to the key of its request and its position there. */
export function readOfferId(id: string): { requestKey: string; index: number } | undefined {
  const [, requestKey, index] = /^off_0000([0-9a-z]+)([0-9a-z]{3})$/.exec(id) ?? [];
  return requestKey && index ? { requestKey, index: parseInt(index, 36) } : undefined;
}
export const passengerIdOf = (requestKey: string, index: number) =>
  idOf('pas', `${requestKey}${digit(index)}`);
/** Id of a slice. `key` is that of its offer or order. */
export const sliceIdOf = (key: string, bound: number) => idOf('sli', `${key}${bound}`);
export const segmentIdOf = (key: string, bound: number, segment: number) =>
  idOf('seg', `${key}${bound}${segment}`);
export const bagServiceIdOf = (key: string, bound: number, kind: string, passenger: number) =>
  idOf('ase', `${key}b${bound}${kind.slice(0, 2).toLowerCase()}${digit(passenger)}`);
export const seatServiceIdOf = (
  key: string,
  bound: number,
  segment: number,
  passenger: number,
  seat: string,
) => idOf('ase', `${key}s${bound}${segment}${digit(passenger)}${seat}`);
