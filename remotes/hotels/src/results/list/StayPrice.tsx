import type { HotelSummary } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { Price } from '@tiquete/ui';
import { useHotelSettings } from '../../state/settings';

/** The stay's price and that of a night, in the order that the brand chose; the whole stay always shows. */
export function StayPrice({ hotel, nights }: { hotel: HotelSummary; nights: number }) {
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
      {nights > 1 && <p>{t('card.perNight', { amount: formatMoney(night) })}</p>}
    </>
  );
}
