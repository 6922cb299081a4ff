import { formatDayYear, nightsBetween, useMessages, type SlotProps } from '@tiquete/platform';
import { css, HotelIcon, Picture, PinIcon, type Theme } from '@tiquete/ui';
import { readStay, type BookedStay } from './readStay';

/** A booked hotel in the list of Mis reservas. */
export function Slot({ data }: SlotProps) {
  const stay = readStay(data);
  return stay && <BookingCard stay={stay} />;
}
function BookingCard({ stay: { name, image, city, checkin, checkout, guests } }: { stay: BookedStay }) {
  const t = useMessages('hotels');
  const nights = t('booking.nights', { count: nightsBetween(checkin, checkout) });
  return (
    <div css={card}>
      <Picture src={image} alt="" ratio="4 / 3" widths={[320, 640]} sizes="(min-width: 640px) 180px, 88px" />
      <div>
        <h2>{name}</h2>
        <p><PinIcon size={16} aria-hidden />{city}</p>
        <p><HotelIcon size={16} aria-hidden />{t('booking.stay', { nights, guests: t('booking.guests', { count: guests }) })}</p>
        <dl>
          <div>
            <dt>{t('booking.checkin')}</dt>
            <dd>{formatDayYear(checkin)}</dd>
          </div>
          <div>
            <dt>{t('booking.checkout')}</dt>
            <dd>{formatDayYear(checkout)}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
const card = (theme: Theme) => css`
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
  > :last-child {
    display: grid;
    gap: ${theme.spacing(1)};
  }
  h2 {
    ${theme.type.h3}
    overflow-wrap: anywhere;
  }
  p,
  dt {
    color: ${theme.vars.palette.text.secondary};
  }
  p {
    display: flex;
    gap: ${theme.spacing(2)};
    align-items: center;
  }
  svg {
    flex: none;
  }
  dl {
    display: grid;
    gap: ${theme.spacing(1)};
    > div {
      display: flex;
      gap: ${theme.spacing(2)};
    }
  }
  dt {
    min-width: 52px;
  }
  dd {
    font-weight: 600;
    white-space: nowrap;
  }
  ${theme.up(640)} {
    dl {
      display: flex;
      gap: ${theme.spacing(6)};
      > div {
        display: block;
      }
    }
    dt {
      ${theme.type.small}
    }
  }
`;
