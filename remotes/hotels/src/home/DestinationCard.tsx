import { Link, useMessages } from '@tiquete/platform';
import { css, Picture, type Theme } from '@tiquete/ui';
import type { HotelQuery } from '../search/hotelQuery';
import type { FeaturedDestination } from '../state/hotelState';
import { resultsUrl } from '../urls';

export interface DestinationCardProps {
  destination: FeaturedDestination;
  /** Days and guests that the link searches for. */
  stay: Omit<HotelQuery, 'destination'>;
  /** Seen at once, without scrolling. */
  isFirst: boolean;
}
export function DestinationCard({ destination, stay, isFirst }: DestinationCardProps) {
  const t = useMessages('hotels');
  const { code, name, country_name, image, hotels_count } = destination;
  const query: HotelQuery = { ...stay, destination: { kind: 'city', code, name } };
  return (
    <Link to={resultsUrl(query)} css={card}>
      <Picture
        src={image}
        alt=""
        ratio="16 / 10"
        sizes="(min-width: 1024px) 33vw, (min-width: 568px) 50vw, 100vw"
        priority={isFirst}
      />
      <span>
        <strong>{name}</strong>
        <span>
          {country_name} · {t('home.featuredHotels', { count: hotels_count })}
        </span>
      </span>
    </Link>
  );
}
const card = (theme: Theme) => css`
  display: block;
  height: 100%;
  color: ${theme.vars.palette.text.secondary};
  text-decoration: none;
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.l};
  overflow: hidden;
  ${theme.focusRing}
  > span {
    display: grid;
    padding: ${theme.spacing(4)};
  }
  strong {
    ${theme.type.h3}
    color: ${theme.vars.palette.text.primary};
  }
  &:hover strong {
    text-decoration: underline;
  }
`;
