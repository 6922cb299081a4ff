export { claimGuestBooking } from './claims/claimGuestBooking';
export { issueLink } from './links';
export type { Registration } from './registration/registration';
