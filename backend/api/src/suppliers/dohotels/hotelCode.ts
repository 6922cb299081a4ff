const CODE_OF_OURS = /^D([1-9]\d{0,8})$/;

/** Our code of a hotel of this supplier: `D` and its number. Codes of two suppliers never collide. */
export const hotelCodeOf = (hid: number): string => `D${hid}`;
/** The supplier's number of a hotel; undefined for a hotel of another supplier. */
export function hidOf(hotelCode: string): number | undefined {
  const digits = CODE_OF_OURS.exec(hotelCode)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
