import { SaleSummary, SummaryFacts, SummaryHead } from '@tiquete/checkout';
import type { Cart, PackageDetail } from '@tiquete/contracts';
import { formatDayYear, formatMoney, inColombia, useMessages } from '@tiquete/platform';
import { css, Disclosure, smallText, Stars, type Theme } from '@tiquete/ui';
import { instalmentsOf, payToday, type Offer } from '../model/offer';
import { Route } from '../results/list/Route';
import { useSearchWords } from '../search/useSearchWords';

/** The booked package, its price by traveller, and the amount due today. */
export function Summary({ offer, cart }: { offer: Offer; cart: Cart | null }) {
  const t = useMessages('packages');
  const { detail, expires_at } = offer;
  const later = instalmentsOf(offer)
    .slice(1)
    .map(({ amount, due_on }) =>
      t('checkout.summary.part', {
        amount: formatMoney(amount),
        day: due_on ? formatDayYear(due_on) : '',
      }),
    );
  return (
    <SaleSummary
      base={t('checkout.summary.base', { count: detail.by_passenger.length })}
      breakdown={detail.price_breakdown}
      total={payToday(offer)}
      cart={cart}
      perPerson={
        later.length > 0 ? t('checkout.summary.later', { parts: list.format(later) }) : null
      }
      cancellation={detail.cancellation}
      note={t('checkout.summary.validUntil', inColombia(expires_at))}
    >
      <PackageSummary detail={detail} />
    </SaleSummary>
  );
}
/** The package, its days, hotels and tours, and the price of each traveller by room. */
function PackageSummary({ detail }: { detail: PackageDetail }) {
  const t = useMessages('packages');
  const words = useSearchWords();
  const { rooms, by_passenger, minimum_group: minimum } = detail;
  const hotel = detail.hotels_alternatives.find(({ is_chosen }) => is_chosen);
  const tours = detail.services.filter(({ is_chosen }) => is_chosen);
  const facts = [
    { term: t('checkout.summary.departs'), value: formatDayYear(detail.DateBegin) },
    { term: t('checkout.summary.returns'), value: formatDayYear(detail.DateEnd) },
    ...(detail.origin ? [{ term: t('checkout.summary.origin'), value: detail.origin.name }] : []),
    ...(hotel ? [{ term: t('checkout.summary.hotels'), value: <HotelName {...hotel} /> }] : []),
  ];
  return (
    <div css={summary}>
      <SummaryHead image={detail.image} name={detail.name}>
        <p css={smallText}>{words.lasts(detail.nights, detail.days)}</p>
        <Route route={detail.route} />
      </SummaryHead>
      <SummaryFacts facts={facts} />
      {tours.length > 0 && (
        <p>{t('checkout.summary.tours', { names: list.format(tours.map(({ name }) => name)) })}</p>
      )}
      <Disclosure
        kind="row"
        summary={
          <>
            {words.party(by_passenger.length, rooms.length)}
            <small>{t('checkout.summary.each')}</small>
          </>
        }
        css={people}
      >
        {rooms.map(({ room, room_type }) => (
          <div key={room}>
            <h4>
              {t('checkout.room', { number: room, type: t(`checkout.roomTypes.${room_type}`) })}
            </h4>
            <ul>
              {by_passenger
                .filter((one) => one.room === room)
                .map(({ type, age, amount }, index) => (
                  <li key={index}>
                    <span>{t(`checkout.summary.people.${type}`, { count: age })}</span>
                    <span>{formatMoney(amount)}</span>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </Disclosure>
      {minimum && !minimum.is_reached && (
        <p css={smallText}>
          {t('checkout.summary.minimum', { day: formatDayYear(minimum.decided_by) })}
        </p>
      )}
      <p css={smallText}>
        {t('checkout.summary.halt', { day: formatDayYear(detail.halt_booking_date) })}
      </p>
    </div>
  );
}
function HotelName({ name, star_number }: { name: string; star_number: number }) {
  return (
    <>
      {name} <Stars value={star_number} />
    </>
  );
}
const list = new Intl.ListFormat('es', { type: 'conjunction' });
const summary = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
const people = (theme: Theme) => css`
  > div {
    padding-top: ${theme.spacing(2)};
  }
  h4 {
    ${theme.type.body}
    font-weight: ${theme.weight.strong};
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: ${theme.spacing(3)};
    color: ${theme.vars.palette.text.secondary};
    font-variant-numeric: tabular-nums;
  }
`;
