import type { HotelSummary } from '@tiquete/contracts';
import { Link, useMessages } from '@tiquete/platform';
import { css, Picture, Price, Stars, type Theme } from '@tiquete/ui';
import { placeOf } from '../../results/list/placeOf';

/** Card of a similar hotel. The whole card is the link. */
export function SimilarCard({
  hotel,
  nights,
  to,
}: {
  hotel: HotelSummary;
  nights: number;
  to: string;
}) {
  const t = useMessages('hotels');
  const { image, name, star_number, destination, min_rate } = hotel;
  return (
    <Link to={to} css={card}>
      <Picture
        src={image}
        alt=""
        ratio="16 / 9"
        sizes="(min-width: 1264px) 388px, (min-width: 1024px) calc(33vw - 32px), (min-width: 568px) calc(50vw - 34px), calc(100vw - 34px)"
      />
      <span>
        <b>{name}</b>
        <Stars value={star_number} />
        <small>{placeOf(destination)}</small>
        <Price amount={min_rate} label={t('card.stay', { count: nights })} />
      </span>
    </Link>
  );
}
const card = (theme: Theme) => css`
  display: block;
  overflow: hidden;
  color: ${theme.vars.palette.text.primary};
  text-decoration: none;
  ${theme.surface}
  border-radius: ${theme.vars.radius.m};
  > span {
    display: grid;
    justify-items: start;
    gap: ${theme.spacing(1)};
    padding: ${theme.spacing(4)};
  }
  b {
    ${theme.type.h3}
  }
  small {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
`;
