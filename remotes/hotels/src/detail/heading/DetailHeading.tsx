import { Link, useMessages } from '@tiquete/platform';
import { ShareButton } from '@tiquete/search';
import { ChevronLeft, css, PinIcon, Stars, type Theme } from '@tiquete/ui';
import { FavouriteButton } from '../../favourites/FavouriteButton';
import { placeOf } from '../../results/list/placeOf';
import { resultsUrl } from '../../urls';
import type { DetailStay } from '../state/detailState';
import type { HotelHead } from './hotelHead';

export interface DetailHeadingProps {
  stay: DetailStay;
  name: string;
  head: HotelHead | null;
  /** Read aloud when it changes. */
  status: string;
}
export function DetailHeading({ stay, name, head, status }: DetailHeadingProps) {
  const t = useMessages('hotels');
  const { query, hotelCode } = stay;
  const { destination } = query;
  return (
    <header css={heading}>
      {destination.kind === 'city' && (
        <Link to={resultsUrl(query)} css={back}>
          <ChevronLeft size={18} aria-hidden />
          {t('detail.back', { destination: destination.name })}
        </Link>
      )}
      <div css={row}>
        <div>
          <h1 tabIndex={-1}>{name}</h1>
          {head && (
            <p css={where}>
              {head.star_number !== null && <Stars value={head.star_number} />}
              <span>
                <PinIcon size={16} aria-hidden />
                {head.address || placeOf({ zone_name: head.zone_name, name: head.city_name })}
              </span>
            </p>
          )}
          <p role="status">{status}</p>
        </div>
        {head && (
          <>
            <FavouriteButton
              favourite={{
                hotelCode,
                name,
                image: head.photos[0]?.url ?? '',
                destination_code: destination.kind === 'city' ? destination.code : '',
              }}
            />
            <ShareButton title={name} />
          </>
        )}
      </div>
    </header>
  );
}
const heading = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  min-height: 112px;
`;
const back = (theme: Theme) => css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${theme.spacing(1)};
  min-height: 44px;
  font-weight: 600;
  text-decoration: none;
`;
const row = (theme: Theme) => css`
  display: flex;
  align-items: flex-start;
  gap: ${theme.spacing(2)};
  > :first-child {
    flex: 1;
    min-width: 0;
    display: grid;
    gap: ${theme.spacing(1)};
  }
  [role='status'] {
    color: ${theme.vars.palette.text.secondary};
  }
`;
const where = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.spacing(1)} ${theme.spacing(3)};
  color: ${theme.vars.palette.text.secondary};
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.spacing(1)};
  }
  svg {
    flex: none;
  }
`;
