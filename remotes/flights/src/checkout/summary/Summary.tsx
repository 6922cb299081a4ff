import {
  CancellationTerms,
  clockTime,
  PriceLines,
  todayLines,
  TotalLine,
  useCheckoutWords,
} from '@tiquete/checkout';
import type { Cart } from '@tiquete/contracts';
import { formatMoney } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { useSearchWords } from '../../search/useSearchWords';
import { toDraft } from '../../search/flightQuery';
import { fareTotal, type Offer } from '../offer/offerState';
import { ItineraryLines } from './ItineraryLines';

/** All that is bought and what it costs. */
export function Summary({ offer, cart }: { offer: Offer; cart: Cart | null }) {
  const t = useCheckoutWords();
  const words = useSearchWords();
  const { prebooking, query } = offer;
  const {
    price_breakdown: breakdown,
    cancellation,
    hold_until: holdUntil,
    offer: sold,
  } = prebooking;
  const lines = [
    { name: t('checkout.summary.base'), amount: breakdown.base },
    ...todayLines(breakdown),
    ...(cart?.items ?? []),
  ];
  return (
    <div css={summary}>
      <div>
        <p>
          <strong>{sold.fare_family}</strong>
        </p>
        <p css={quiet}>{words.each(toDraft(query))}</p>
      </div>
      <ItineraryLines
        tripType={query.tripType}
        itineraries={sold.itineraries}
        dictionaries={prebooking.dictionaries}
      />
      <div css={prices}>
        <PriceLines lines={lines} />
        <TotalLine amount={cart?.grand_total ?? fareTotal(offer)} />
        {sold.price_per_adult !== sold.totalPrice && (
          <p css={quiet}>
            {t('checkout.summary.perAdult', { amount: formatMoney(sold.price_per_adult) })}
          </p>
        )}
      </div>
      <CancellationTerms cancellation={cancellation} />
      <p css={quiet}>
        {holdUntil ? t('checkout.summary.holdable') : t('checkout.summary.instant')}{' '}
        {t('checkout.summary.validUntil', { time: clockTime(prebooking.expires_at) })}
      </p>
    </div>
  );
}
const summary = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(5)};
`;
const prices = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
`;
const quiet = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
