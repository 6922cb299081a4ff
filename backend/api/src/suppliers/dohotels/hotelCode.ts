const CODE_OF_OURS = /^D([1-9]\d{0,8})$/;

/** Our code of a hotel of theirs: `D` and their number, so that no other supplier's code is ever the same. */
export const hotelCodeOf = (hid: number): string => `D${hid}`;
/** Their number; undefined for another supplier's hotel. */
export function hidOf(hotelCode: string): number | undefined {
  const digits = CODE_OF_OURS.exec(hotelCode)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
