import { memo, useId } from 'react';
import type { HotelSummary } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import {
  CARD_ROW_FROM,
  CardTitle,
  CompareToggle,
  onWideCard,
  openable,
  type Comparison,
} from '@tiquete/search';
import { Badge, css, LinkButton, Picture, Stars, type Theme, Price } from '@tiquete/ui';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { toFavourite } from '../../model/favourites';
import { useHotelSettings } from '../../state/settings';
import { CARD_PICTURE, cardGrid, discount, photo, pictured, price } from './cardStyles';
import { HotelFacts } from './HotelFacts';

export interface HotelCardProps {
  hotel: HotelSummary;
  nights: number;
  /** Address of the hotel's page; undefined if no release serves it. */
  detailUrl?: string;
  comparison: Comparison<HotelSummary>;
  /** True if the card is visible without scrolling. */
  isFirst?: boolean;
}
export const HotelCard = memo(function HotelCard({
  hotel,
  nights,
  detailUrl,
  comparison,
  isFirst,
}: HotelCardProps) {
  const t = useMessages('hotels');
  const titleId = useId();
  const { promotion } = hotel;
  return (
    <article aria-labelledby={titleId} css={[cardGrid, openable]}>
      <div css={pictured}>
        <Picture src={hotel.image} alt="" {...CARD_PICTURE} priority={isFirst} css={photo} />
        <FavouriteButton favourite={toFavourite(hotel)} css={heart} />
        <div css={compare}>
          <CompareToggle item={hotel} name={hotel.name} comparison={comparison} />
        </div>
      </div>
      <div>
        <CardTitle id={titleId} to={detailUrl}>
          {hotel.name}
        </CardTitle>
        <Stars value={hotel.star_number} />
        <HotelFacts hotel={hotel} />
      </div>
      <div css={price}>
        {promotion && (
          <span css={discount}>
            <Badge tone="success">
              {t('card.promotion', { porcent: Math.round(promotion.porcent) })}
            </Badge>
          </span>
        )}
        <StayPrice hotel={hotel} nights={nights} />
        {hotel.pay_at_hotel_amount > 0 && (
          <p>{t('card.payAtHotel', { amount: formatMoney(hotel.pay_at_hotel_amount) })}</p>
        )}
        {detailUrl && (
          <LinkButton to={detailUrl} aria-label={t('card.seeNamed', { name: hotel.name })}>
            {t('card.see')}
          </LinkButton>
        )}
      </div>
    </article>
  );
});
const heart = (theme: Theme) => css`
  position: absolute;
  inset: ${theme.spacing(2)} ${theme.spacing(2)} auto auto;
`;
const compare = (theme: Theme) => css`
  ${theme.type.small}
  position: absolute;
  inset: auto auto ${theme.spacing(2)} ${theme.spacing(2)};
  padding-inline: ${theme.spacing(3)};
  background: ${theme.vars.palette.background.paper};
  border-radius: ${theme.vars.radius.pill};
  @media (width < ${CARD_ROW_FROM}px) {
    inset: auto auto ${theme.spacing(1)} ${theme.spacing(1)};
    padding-inline: ${theme.spacing(2)};
    > label {
      gap: ${theme.spacing(1)};
    }
  }
`;

/** Price of the stay and of a night, in the brand's order. The price of the stay is always shown. */
function StayPrice({ hotel, nights }: { hotel: HotelSummary; nights: number }) {
  const t = useMessages('hotels');
  const { night_price_first } = useHotelSettings();
  const { min_rate: stay, min_rate_per_night: night, rate_before } = hotel;
  const before = rate_before ?? undefined;
  const label = t('card.stay', { count: nights });
  if (nights > 1 && night_price_first)
    return (
      <>
        <Price amount={night} label={t('card.night')} size="l" />
        <Price amount={stay} before={before} label={label} size="s" />
      </>
    );
  return (
    <>
      <Price amount={stay} before={before} label={label} size="l" />
      {nights > 1 && <p css={onWideCard}>{t('card.perNight', { amount: formatMoney(night) })}</p>}
    </>
  );
}
