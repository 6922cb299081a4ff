import { BookedDays, readBooked, type Booked } from '@tiquete/checkout';
import { useLazyMessages, type SlotProps } from '@tiquete/platform';
import { AssistanceIcon, css, GuestsIcon, PinIcon, type Theme } from '@tiquete/ui';
import { sold as words } from '../messages/sold';

/** A booked policy in the list of Mis reservas. */
export function Slot({ data }: SlotProps) {
  const booked = readBooked(data);
  return booked && <BookingCard booked={booked} />;
}
function BookingCard({ booked: { title, destination, from, to, people } }: { booked: Booked }) {
  const t = useLazyMessages('assistance-sold', words);
  return (
    <div css={card}>
      <span aria-hidden css={disc}>
        <AssistanceIcon />
      </span>
      <div>
        <h2>{title}</h2>
        <p>
          <PinIcon size={16} aria-hidden />
          {destination}
        </p>
        <p>
          <GuestsIcon size={16} aria-hidden />
          {t('people', { count: people })}
        </p>
        <BookedDays
          days={[
            [t('from'), from],
            [t('to'), to],
          ]}
        />
      </div>
    </div>
  );
}
/** As the cards with a picture, with a shield in its place. */
const card = (theme: Theme) => css`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${theme.spacing(4)};
  align-items: start;
  ${theme.up(640)} {
    grid-template-columns: 180px minmax(0, 1fr);
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
  p svg {
    flex: none;
  }
`;
const disc = (theme: Theme) => css`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  border-radius: ${theme.vars.radius.m};
  background: ${theme.vars.palette.primary.soft};
  color: ${theme.vars.palette.primary.text};
`;
