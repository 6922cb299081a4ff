import { BookedParts } from '@tiquete/checkout';
import type { SlotProps } from '@tiquete/platform';
import { css, Picture, type Theme } from '@tiquete/ui';
import { StayFacts } from './StayFacts';

/** A booked hotel on its own page of Mis reservas. */
export function Slot({ data }: SlotProps['booking-detail']) {
  return (
    <BookedParts>
      <Picture
        src={data.image}
        alt=""
        ratio="16 / 9"
        sizes="(min-width: 960px) 800px, 100vw"
        css={photo}
      />
      <StayFacts booking={data} />
    </BookedParts>
  );
}
const photo = (theme: Theme) => css`
  max-height: 320px;
  border-radius: ${theme.vars.radius.m};
  @media print {
    display: none;
  }
`;
