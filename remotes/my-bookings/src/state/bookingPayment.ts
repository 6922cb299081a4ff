import { definePayment } from '@tiquete/checkout';

/** Payment of a booking from its page. */
export const bookingPayment = definePayment('myBookings');
