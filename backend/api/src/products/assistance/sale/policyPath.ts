/** Path of the supplier's own PDF of a booking's policy, on this host. */
export const policyPath = (bookingId: string): string =>
  `/api/asisstances/bookings/${bookingId}/policy.pdf`;
