import { clockTime, SaleSummary } from '@tiquete/checkout';
import type { Cart } from '@tiquete/contracts';
import { toDraft } from '@tiquete/domain/searches/flights';
import { formatMoney, useMessages } from '@tiquete/platform';
import { smallText } from '@tiquete/ui';
import { useSearchWords } from '../../search/useSearchWords';
import { fareTotal, type Offer } from '../../model/offer';
import { ItineraryLines } from './ItineraryLines';
import { SummaryBags } from './SummaryBags';

/** The fare, the itineraries and the price. */
export function Summary({ offer, cart }: { offer: Offer; cart: Cart | null }) {
  const t = useMessages('flights-checkout');
  const words = useSearchWords();
  const { prebooking, query } = offer;
  const { hold_until: holdUntil, offer: sold } = prebooking;
  const held = t(`checkout.summary.${holdUntil ? 'holdable' : 'instant'}`);
  const until = t('checkout.summary.validUntil', { time: clockTime(prebooking.expires_at) });
  return (
    <SaleSummary
      base={t('checkout.summary.base')}
      breakdown={prebooking.price_breakdown}
      total={fareTotal(offer)}
      cart={cart}
      perPerson={
        sold.price_per_adult === sold.totalPrice
          ? null
          : t('checkout.summary.perAdult', { amount: formatMoney(sold.price_per_adult) })
      }
      cancellation={prebooking.cancellation}
      note={`${held} ${until}`}
    >
      <div>
        <p>
          <strong>{sold.fare_family}</strong>
        </p>
        <p css={smallText}>{words.each(toDraft(query))}</p>
      </div>
      <ItineraryLines
        tripType={query.tripType}
        itineraries={sold.itineraries}
        dictionaries={prebooking.dictionaries}
      />
      <SummaryBags cabinBags={sold.includedCabinBags} checkedBags={sold.includedCheckedBags} />
    </SaleSummary>
  );
}
