const CODE_OF_OURS = /^D([1-9]\d{0,8})$/;

/** Our code of the supplier's hotel: `D` and its number, so that codes of two suppliers never collide. */
export const hotelCodeOf = (hid: number): string => `D${hid}`;
/** The supplier's hotel number; undefined for a hotel of another supplier. */
export function hidOf(hotelCode: string): number | undefined {
  const digits = CODE_OF_OURS.exec(hotelCode)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
