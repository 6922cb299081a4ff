import { fieldsOf, readBooked, textOf } from '@tiquete/checkout';
import { today, useLazyMessages, type SlotProps } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { sold as words } from '../messages/sold';
import { PolicyFacts } from '../sold/PolicyFacts';
import { PolicyHelp } from '../sold/PolicyHelp';
import { ChangeDates } from './ChangeDates';

/** A booked policy on its own page of Mis reservas, on screen and on paper. */
export function Slot({ data, onChanged }: SlotProps) {
  useLazyMessages('assistance-sold', words);
  const booked = readBooked(data);
  if (!booked) return null;
  const booking = fieldsOf(data);
  const id = textOf(booking.get('id'));
  const isBefore = booked.from > today();
  return (
    <div css={detail}>
      <PolicyFacts booking={data} />
      {id && isBefore && booking.get('status') === 'OK' && (
        <ChangeDates bookingId={id} firstDay={booked.from} onMoved={onChanged} />
      )}
      <PolicyHelp booking={data} />
    </div>
  );
}
const detail = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
`;
