import type { HotelSummary } from '@tiquete/contracts';
import { formatMoney, formatScore, type TranslateOf } from '@tiquete/platform';
import type { ComparisonRow } from '@tiquete/search';
import { Price, Stars } from '@tiquete/ui';
import { cancellationText } from '../list/cancellationText';
import { placeOf } from '../list/placeOf';

/** Most services of a hotel in the comparison; the others are on its page. */
const NAMED_AMENITIES = 6;

/** Rows of the comparison, the price first. */
export const hotelRows = (
  t: TranslateOf<'hotels'>,
  nights: number,
): ComparisonRow<HotelSummary>[] => [
  {
    id: 'price',
    label: t('comparison.price'),
    valueOf: ({ min_rate }) => (
      <Price amount={min_rate} label={t('card.stay', { count: nights })} size="s" />
    ),
    best: { label: t('comparison.cheapest'), rankOf: ({ min_rate }) => min_rate },
  },
  {
    id: 'payAtHotel',
    label: t('comparison.payAtHotel'),
    valueOf: ({ pay_at_hotel_amount }) =>
      pay_at_hotel_amount > 0 ? formatMoney(pay_at_hotel_amount) : null,
  },
  {
    id: 'star',
    label: t('results.star'),
    valueOf: ({ star_number }) => <Stars value={star_number} />,
  },
  {
    id: 'score',
    label: t('comparison.score'),
    valueOf: ({ reviews }) => reviews && t('card.score', { score: formatScore(reviews.score) }),
    best: {
      label: t('comparison.bestScore'),
      rankOf: ({ reviews }) => reviews && -reviews.score,
    },
  },
  {
    id: 'mealPlan',
    label: t('results.mealPlan'),
    valueOf: ({ mealPlan }) =>
      mealPlan.map((plan) => t(`results.mealPlans.${plan}`)).join(t('card.boardOr')) || null,
  },
  {
    id: 'cancellation',
    label: t('results.cancellation'),
    valueOf: (hotel) => cancellationText(t, hotel),
  },
  {
    id: 'place',
    label: t('results.zone'),
    valueOf: ({ destination }) => placeOf(destination),
  },
  {
    id: 'amenities',
    label: t('comparison.amenities'),
    valueOf: ({ amenities }) => amenities.slice(0, NAMED_AMENITIES).join(t('card.boardOr')) || null,
  },
];
