import type { BookingSummary } from '@tiquete/contracts';
import { formatDayYear, useMessages } from '@tiquete/platform';
import { CalendarIcon, css, GuestsIcon, Picture, PinIcon, type Theme } from '@tiquete/ui';

export interface PlainBookingProps {
  booking: BookingSummary;
  /** Left out where the page's own heading says it. */
  hasTitle?: boolean;
}
/** What every product's booking can say: what, where, when and for how many. */
export function PlainBooking({ booking, hasTitle = true }: PlainBookingProps) {
  const t = useMessages('my-bookings');
  const { title, image, date_from, date_to, destination_name, totalPax } = booking;
  return (
    <div css={plain}>
      <Picture src={image} alt="" ratio="4 / 3" widths={[320, 640]} sizes="(min-width: 640px) 180px, 88px" />
      <div>
        {hasTitle && <h2>{title}</h2>}
        <ul>
          <li><PinIcon size={16} aria-hidden />{destination_name}</li>
          <li><CalendarIcon size={16} aria-hidden />{t('booking.range', { from: formatDayYear(date_from), to: formatDayYear(date_to) })}</li>
          <li><GuestsIcon size={16} aria-hidden />{t('booking.travelers', { count: totalPax })}</li>
        </ul>
      </div>
    </div>
  );
}
const plain = (theme: Theme) => css`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${theme.spacing(4)};
  align-items: start;
  ${theme.up(640)} {
    grid-template-columns: 180px minmax(0, 1fr);
  }
  > :first-child {
    border-radius: ${theme.vars.radius.m};
  }
  h2 {
    ${theme.type.h3}
    overflow-wrap: anywhere;
  }
  ul {
    display: grid;
    gap: ${theme.spacing(1)};
    margin-top: ${theme.spacing(1)};
    color: ${theme.vars.palette.text.secondary};
  }
  li {
    display: flex;
    gap: ${theme.spacing(2)};
    align-items: center;
  }
  svg {
    flex: none;
  }
`;
