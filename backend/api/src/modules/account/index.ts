export { claimGuestBooking } from './claims/claimGuestBooking';
export { issueLink } from './links';
