import type { BookingDetail } from '@tiquete/contracts';
import { today } from '@tiquete/platform';

/** True for an issued booking that has not begun. */
export const isChangeable = ({ status, date_from }: BookingDetail): boolean =>
  status === 'OK' && date_from > today();
