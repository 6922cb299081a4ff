/** A slice with every persisted field filled, for the rollback tests. */
export const filledSlice = {
  filter: { show: 'past', product: 'FLIGHT' },
  lastViewed: 'booking-7',
};
