/** Every kept field with something in it: what rollbacks are tried with. */
export const filledSlice = { isFollowed: true };
