/** Every persisted field with a value, for the tests of rollbacks. */
export const filledSlice = { isFollowed: true };
