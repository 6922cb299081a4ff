import { screen } from '@testing-library/react';
import type { BookingDetail } from '@tiquete/contracts';
import { Page } from '../detail/Page';
import { aBooking } from './builders';
import { renderMyBookings, type MyBookingsRenderOptions } from './renderMyBookings';

export const route = '/my_bookings/detail?id=b-1';

/** Renders the detail page of a booking. */
export function openBooking(
  booking: BookingDetail = aBooking(),
  { answers, ...options }: MyBookingsRenderOptions = {},
) {
  return renderMyBookings(<Page />, {
    route,
    answers: { 'GET bookings/:id': () => ({ data: booking }), ...answers },
    ...options,
  });
}
/** The region with this heading. Finding it by text is faster than by role on a large page. */
export async function part(name: string) {
  const region = (await screen.findByText(name, { selector: 'h2' })).closest('section');
  expect(region).toHaveAccessibleName(name);
  return region as HTMLElement;
}
/** Text of a region, with plain spaces in amounts. */
export const textOf = async (name: string) =>
  ((await part(name)).textContent ?? '').replace(/\u00a0/g, ' ');
