import type { FlightOffer } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { css, Price, type Theme } from '@tiquete/ui';

export interface CardPriceProps {
  offer: FlightOffer;
  /** True if the price is the lowest of several. */
  isFrom: boolean;
  isRoundTrip: boolean;
  /** Pesos above the cheapest card of the step; null without a comparison. */
  difference: number | null;
}
/** Price for all travellers with taxes, and for one adult if several travel. */
export function CardPrice({ offer, isFrom, isRoundTrip, difference }: CardPriceProps) {
  const t = useMessages('flights');
  const count = offer.travelerPricings.length;
  const label = [isRoundTrip && t('card.roundTrip'), t('card.total', { count }), t('card.taxes')];
  return (
    <p css={price}>
      {isFrom && <span>{t('card.from')}</span>}
      <Price amount={offer.totalPrice} label={label.filter(Boolean).join(', ')} size="m" />
      {count > 1 && (
        <span css={onWide}>
          {t('card.perAdult', { amount: formatMoney(offer.price_per_adult) })}
        </span>
      )}
      {difference !== null && (
        <span data-more>
          {difference > 0
            ? t('card.difference', { amount: formatMoney(difference) })
            : t('card.noDifference')}
        </span>
      )}
    </p>
  );
}
/** A phone shows it with the fares only. */
const onWide = css`
  @media (width < 720px) {
    display: none;
  }
`;
const price = (theme: Theme) => css`
  ${theme.type.small}
  display: grid;
  justify-items: inherit;
  color: ${theme.vars.palette.text.secondary};
  strong {
    color: ${theme.vars.palette.text.primary};
  }
  [data-more] {
    font-weight: ${theme.weight.strong};
    color: ${theme.vars.palette.text.primary};
  }
`;
