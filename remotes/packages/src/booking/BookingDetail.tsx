import { fieldsOf, readBooked, textOf } from '@tiquete/checkout';
import { today, type SlotProps } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { BookedPackage } from '../sold/BookedPackage';
import { ChangePassenger } from './ChangePassenger';

/** A booked package on its own page of Mis reservas, on screen and on paper. */
export function Slot({ data, onChanged }: SlotProps) {
  const booked = readBooked(data);
  const booking = fieldsOf(data);
  const id = textOf(booking.get('id'));
  const isAhead = booked !== null && booked.from > today() && booking.get('status') === 'OK';
  return (
    <div css={detail}>
      <BookedPackage booking={data} />
      {id && isAhead && <ChangePassenger id={id} booking={data} onChanged={onChanged} />}
    </div>
  );
}
const detail = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
`;
