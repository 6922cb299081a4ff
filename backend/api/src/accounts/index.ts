export { claimGuestBooking } from './claimGuestBooking';
export { issueLink } from './links';
export type { Registration } from './registration/registration';
export { checkFreshCodeOf } from './passwords/proof';
export { type GuessNotice } from './sign-in/notices';
export { digest } from './sign-in/limits';
export { giveRole } from './sign-in/setRole';
export { normalizeEmail } from './sign-in/users';
