import type { FieldGuards } from '@tiquete/platform';
import type { BookingFilter } from '../urls';
import type { PersistedField, PersistedFilter, MyBookingsState } from './bookingsState';

/** Schema of the slice as it is stored. */
export const fields: FieldGuards<Pick<MyBookingsState, PersistedField>> = ({
  matching,
  nullable,
  oneOf,
  shape,
}) => ({
  filter: shape<PersistedFilter>({
    show: oneOf<BookingFilter>({ upcoming: true, past: true, cancelled: true }),
    product: nullable(matching(/^[A-Z][A-Z_]{1,29}$/)),
  }),
  lastViewed: matching(/^[\w-]{0,64}$/),
});
