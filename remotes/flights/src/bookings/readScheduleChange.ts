import { fieldsOf, itemsOf, numberOf, textOf } from '@tiquete/checkout';

/** A flight with its local times. */
export interface ChangedFlight {
  flight: string;
  from: string;
  to: string;
  departs: string;
  arrives: string;
}
/** Change of schedule of an issued booking; see `scheduleChangeSchema` in the contracts. */
export interface SoldChange {
  id: string;
  bookingId: string;
  flights: { before: ChangedFlight; after: ChangedFlight | null }[];
  canAccept: boolean;
  canRefund: boolean;
  /** Whole pesos that are not refunded. */
  penalty: number;
  isAccepted: boolean;
}
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Null without a change, for a cancelled booking, and for unreadable data. */
export function readScheduleChange(data: unknown): SoldChange | null {
  const booking = fieldsOf(data);
  const change = fieldsOf(fieldsOf(booking.get('snapshot')).get('schedule_change'));
  const id = textOf(change.get('id'));
  const bookingId = textOf(booking.get('id'));
  const flights = itemsOf(change.get('flights')).flatMap((one) => {
    const before = readFlight(fieldsOf(one).get('before'));
    return before ? [{ before, after: readFlight(fieldsOf(one).get('after')) }] : [];
  });
  if (id === '' || bookingId === '' || booking.get('status') !== 'OK' || flights.length === 0)
    return null;
  const actions = itemsOf(change.get('actions'));
  return {
    id,
    bookingId,
    flights,
    canAccept: actions.includes('ACCEPT'),
    canRefund: actions.includes('REFUND'),
    penalty: numberOf(change.get('penalty')),
    isAccepted: change.get('answer') === 'ACCEPTED',
  };
}
function readFlight(value: unknown): ChangedFlight | null {
  const fields = fieldsOf(value);
  const read = (name: string) => textOf(fields.get(name));
  const [departs, arrives] = [read('departs'), read('arrives')];
  return LOCAL_TIME.test(departs) && LOCAL_TIME.test(arrives)
    ? { flight: read('flight'), from: read('from'), to: read('to'), departs, arrives }
    : null;
}
