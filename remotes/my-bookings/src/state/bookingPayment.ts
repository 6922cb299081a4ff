import { definePayment } from '@tiquete/checkout';

/** Paying a booking from its page. */
export const bookingPayment = definePayment('myBookings');
