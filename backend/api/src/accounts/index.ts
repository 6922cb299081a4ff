export { claimGuestBooking } from './claims/claimGuestBooking';
export { issueLink } from './links';
export type { Registration } from './registration/registration';
export { checkFreshCodeOf } from './sign-in/freshCode';
export { type GuessNotice } from './sign-in/guessNotice';
export { digest } from './sign-in/limits';
export { giveRole } from './sign-in/setRole';
export { normalizeEmail } from './sign-in/users';
