/** Every kept field with something in it: what rollbacks are tried with. */
export const filledSlice = {
  filter: { show: 'past', product: 'FLIGHT' },
  lastViewed: 'booking-7',
};
