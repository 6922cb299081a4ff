import { clockTime, SaleSummary, SummaryFacts, SummaryHead } from '@tiquete/checkout';
import type { Cart } from '@tiquete/contracts';
import { formatDayYear, useMessages } from '@tiquete/platform';
import { Badge, css, smallText, Stars, type Theme } from '@tiquete/ui';
import { baseValues } from '../model/baseValues';
import type { Offer } from '../model/offer';
import { useSearchWords } from '../search/useSearchWords';

/** The booked stay and its price. */
export function Summary({ offer, cart }: { offer: Offer; cart: Cart | null }) {
  const t = useMessages('hotels');
  const { tariff, stay, query } = offer;
  return (
    <SaleSummary
      base={t('checkout.summary.base', baseValues(stay.nights, query.rooms.length))}
      breakdown={tariff.price_breakdown}
      total={tariff.total}
      cart={cart}
      cancellation={tariff.cancellation}
      note={t('checkout.summary.validUntil', { time: clockTime(stay.expires_at) })}
    >
      <StaySummary offer={offer} />
    </SaleSummary>
  );
}
function StaySummary({ offer: { stay, room, tariff, query } }: { offer: Offer }) {
  const t = useMessages('hotels');
  const words = useSearchWords();
  const { hotel, checkin, checkout } = stay;
  const { check_in_from: from, check_out_until: until } = hotel;
  return (
    <div css={summary}>
      <SummaryHead image={room.images[0] ?? hotel.images[0]?.url ?? ''} name={hotel.name}>
        {hotel.star_number > 0 && <Stars value={hotel.star_number} />}
        <p css={smallText}>{[hotel.zone_name, hotel.city_name].filter(Boolean).join(', ')}</p>
      </SummaryHead>
      <div css={roomLine}>
        <strong>{room.name}</strong>
        <Badge>{t(`checkout.summary.boards.${tariff.boardCode}`)}</Badge>
        <p css={smallText}>{words.guests(query.rooms)}</p>
      </div>
      <SummaryFacts
        facts={[
          {
            term: t('checkout.summary.checkin'),
            value: formatDayYear(checkin),
            note: from && t('checkout.summary.checkinFrom', { time: from }),
          },
          {
            term: t('checkout.summary.checkout'),
            value: formatDayYear(checkout),
            note: until && t('checkout.summary.checkoutUntil', { time: until }),
          },
        ]}
        length={words.nights({ start: checkin, end: checkout })}
      />
    </div>
  );
}
const summary = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
const roomLine = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
`;
