import type { BookingDetail } from '@tiquete/contracts';
import { formatDays } from '@tiquete/platform';
import { css, Picture, Skeleton, type Theme } from '@tiquete/ui';

/** Title, place, days and picture of the booked trip. */
export function TripHead({ booking }: { booking: BookingDetail }) {
  const { title, image, destination_name: place, date_from: from, date_to: to } = booking;
  return (
    <section css={trip}>
      {image && <Picture src={image} alt="" ratio="4 / 3" sizes="160px" css={picture} />}
      <div>
        <h2>{title}</h2>
        {place && !title.includes(place) && <p>{place}</p>}
        <p css={days}>{formatDays(from, to)}</p>
      </div>
    </section>
  );
}
/** Space of the trip while the booking is requested. Most bookings have a picture, so only one without it moves the page. */
export const TripSpace = ({ hasPicture }: { hasPicture: boolean }) => (
  <div css={trip} aria-hidden="true">
    {hasPicture && (
      <div css={[picture, shape]}>
        <Skeleton height="100%" />
      </div>
    )}
    <div css={lines}>
      <Skeleton width="70%" height={20} />
      <Skeleton width="40%" height={16} />
      <Skeleton width="55%" height={16} />
    </div>
  </div>
);
const trip = (theme: Theme) => css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.spacing(4)};
  align-items: center;
  > div:only-child {
    grid-column: 1 / -1;
  }
`;
/** Hidden on paper, to save ink. */
const picture = (theme: Theme) => css`
  width: 112px;
  border-radius: ${theme.vars.radius.m};
  ${theme.up(640)} {
    width: 160px;
  }
  @media print {
    display: none;
  }
`;
const days = (theme: Theme) => css`
  color: ${theme.vars.palette.text.secondary};
`;
const shape = css`
  aspect-ratio: 4 / 3;
`;
const lines = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
`;
