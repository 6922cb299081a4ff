import { forgetVisit } from '../../../../shared/platform/src/persistence/visit';
import { describeSchemaNotes, pending, settle } from '@tiquete/testing';
import { aBooking } from '../testing/builders';
import { startMyBookings } from '../testing/startMyBookings';
import {
  detailOpened,
  detailSucceeded,
  listRequested,
  myBookingsPersist,
  myBookingsSlice,
} from './slice';

describeSchemaNotes('my-bookings', myBookingsPersist, myBookingsSlice.getInitialState());

it('persists no typed code, and clears the rest at a sign-out', async () => {
  const { store } = startMyBookings({ 'GET bookings': pending, 'GET bookings/:id': pending });
  const stored = () => {
    const { filter, lastViewed } = (store.getState() as never as { myBookings: never })
      .myBookings as ReturnType<typeof myBookingsSlice.getInitialState>;
    return { filter, lastViewed };
  };
  const booking = aBooking();
  store.dispatch(listRequested({ show: 'past', product: 'FLIGHT', code: 'AAAA', pages: 1 }));
  store.dispatch(detailOpened({ id: booking.id, reference: null }));
  store.dispatch(detailSucceeded(booking));
  expect(stored()).toEqual({ filter: { show: 'past', product: 'FLIGHT' }, lastViewed: booking.id });

  forgetVisit();
  await settle();
  expect(stored()).toEqual({ filter: { show: 'upcoming', product: null }, lastViewed: '' });
});
