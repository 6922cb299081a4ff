import { useMessages } from '@tiquete/platform';
import { DetailHeading } from '@tiquete/search';
import { css, PinIcon, Stars, type Theme } from '@tiquete/ui';
import { FavouriteButton } from '../../results/favourites/FavouriteButton';
import { GuestScore } from '../../results/list/GuestScore';
import { placeOf } from '../../results/list/placeOf';
import { resultsUrl } from '../../urls';
import type { DetailStay } from '../../model/detail';
import type { HotelHead } from './hotelHead';

export interface HotelHeadingProps {
  stay: DetailStay;
  name: string;
  head: HotelHead | null;
  /** Announced by screen readers when it changes. */
  status: string;
}
export function HotelHeading({ stay, name, head, status }: HotelHeadingProps) {
  const t = useMessages('hotels');
  const { query, hotelCode } = stay;
  const { destination } = query;
  const isOfCity = destination.kind === 'city';
  const label = t('detail.back', { destination: destination.name });
  const favourite = {
    hotelCode,
    name,
    image: head?.photos[0]?.url ?? '',
    destination_code: isOfCity ? destination.code : '',
  };
  return (
    <DetailHeading
      name={name}
      back={isOfCity ? { to: resultsUrl(query), label } : null}
      status={status}
      actions={head && <FavouriteButton favourite={favourite} />}
      isKnown={head !== null}
    >
      {head && (
        <p css={where}>
          {head.star_number !== null && <Stars value={head.star_number} />}
          <span>
            <PinIcon size={16} aria-hidden />
            {head.address || placeOf({ zone_name: head.zone_name, name: head.city_name })}
          </span>
        </p>
      )}
      {head && <p>{head.reviews ? <GuestScore score={head.reviews} /> : t('card.noReviews')}</p>}
    </DetailHeading>
  );
}
const where = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.spacing(1)} ${theme.spacing(3)};
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.spacing(1)};
  }
  svg {
    flex: none;
  }
`;
