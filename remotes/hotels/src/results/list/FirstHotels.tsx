import { type OpeningProps, useLazyMessages, useMessages } from '@tiquete/platform';
import {
  CARD_ROW_FROM,
  CardTitle,
  FirstItems,
  itemMark,
  openable,
  onWideCard,
} from '@tiquete/search';
import { css, LinkButton, Picture, Skeleton, type Theme } from '@tiquete/ui';
import { card } from '../../messages/results';
import { hotelFilters } from '../../model/hotelFilters';
import { useHotelSettings } from '../../state/settings';
import { DETAIL_PATH } from '../../urls';
import { CARD_PICTURE, cardGrid, photo, pictured, price } from './cardStyles';

/**
 * The first hotels before the page's code has arrived: picture, name, place and price. The api sorts them by price. A brand that
 * sorts its list otherwise, or shows the price of a night first, waits for the code.
 */
export function FirstHotels({ words }: OpeningProps) {
  useLazyMessages('hotels', { card });
  const t = useMessages('hotels');
  const { first_order, night_price_first } = useHotelSettings();
  if (first_order !== 'price_asc' || night_price_first) return null;
  const detail = `${DETAIL_PATH}${itemMark('address')}&hotelCode=${itemMark('hotelCode', 'url')}`;
  return (
    <FirstItems items="data.hotels" unless={hotelFilters.parameters} mark="hotels/results:first">
      <article css={[cardGrid, openable, asTall]}>
        <div css={pictured}>
          <Picture
            src={`/media/${itemMark('image', 'media')}`}
            alt=""
            {...CARD_PICTURE}
            css={photo}
          />
        </div>
        <div>
          <CardTitle href={detail}>{itemMark('name')}</CardTitle>
          <Skeleton width="40%" height={14} />
          <p css={place}>
            <span data-value={itemMark('destination.zone_name')}>
              {itemMark('destination.zone_name')},{' '}
            </span>
            {itemMark('destination.name')}
          </p>
          <Skeleton width="60%" height={14} />
          <span css={onWideCard}>
            <Skeleton width="50%" height={14} />
          </span>
        </div>
        <div css={price}>
          <span css={stack}>
            <s data-value={itemMark('rate_before', 'money')}>{itemMark('rate_before', 'money')}</s>
            <strong css={amount}>{itemMark('min_rate', 'money')}</strong>
            <span>{words.price}</span>
          </span>
          <span css={onWideCard}>
            <Skeleton width={110} height={14} />
          </span>
          <p data-value={itemMark('pay_at_hotel_amount', 'money')}>
            {t('card.payAtHotel', { amount: itemMark('pay_at_hotel_amount', 'money') })}
          </p>
          <LinkButton href={detail} aria-label={t('card.seeNamed', { name: itemMark('name') })}>
            {t('card.see')}
          </LinkButton>
        </div>
      </article>
    </FirstItems>
  );
}
/** As tall as a card with all its facts, so that the picture of the page's card is not larger. */
const asTall = (theme: Theme) => css`
  ${theme.up(CARD_ROW_FROM)} {
    min-height: 224px;
  }
`;
const place = (theme: Theme) => css`
  color: ${theme.vars.palette.text.secondary};
`;
/** As in `Price`. */
const stack = css`
  display: inline-grid;
  justify-items: inherit;
`;
const amount = (theme: Theme) => css`
  ${theme.type.h1}
`;
