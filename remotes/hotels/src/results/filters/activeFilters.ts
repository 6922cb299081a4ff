import { formatMoney, formatScore, type TranslateOf } from '@tiquete/platform';
import { toggled, type ActiveFilter } from '@tiquete/search';
import type { Facets } from './countFacets';
import { withoutGroup, type HotelFilters } from '../../model/hotelFilters';

/**
 * Active filters in the order of the panel, one entry for each chosen value. Favourites are left out: they have their own
 * chip.
 */
export function activeFilters(
  filters: HotelFilters,
  zones: Facets['zone'],
  t: TranslateOf<'hotels'>,
): ActiveFilter<HotelFilters>[] {
  const active: ActiveFilter<HotelFilters>[] = [];
  const { price, name } = filters;
  if (price) {
    const label = t('results.priceRange', {
      min: formatMoney(price[0]),
      max: formatMoney(price[1]),
    });
    active.push({ key: 'price', label, without: withoutGroup(filters, 'price') });
  }
  if (name)
    active.push({ key: 'name', label: `“${name}”`, without: withoutGroup(filters, 'name') });
  for (const star of filters.star) {
    const label = t('results.starValue', { count: star, stars: formatScore(star) });
    active.push({
      key: `star-${star}`,
      label,
      without: { ...filters, star: toggled(filters.star, star) },
    });
  }
  for (const plan of filters.mealPlan) {
    const label = t(`results.mealPlans.${plan}`);
    active.push({
      key: plan,
      label,
      without: { ...filters, mealPlan: toggled(filters.mealPlan, plan) },
    });
  }
  if (filters.freeCancellation) {
    active.push({
      key: 'free',
      label: t('results.freeCancellation'),
      without: withoutGroup(filters, 'freeCancellation'),
    });
  }
  if (filters.score !== null) {
    const label = t('results.scoreFrom', { score: filters.score });
    active.push({ key: 'score', label, without: withoutGroup(filters, 'score') });
  }
  for (const name of filters.service)
    active.push({
      key: `service-${name}`,
      label: name,
      without: { ...filters, service: toggled(filters.service, name) },
    });
  for (const type of filters.type)
    active.push({
      key: type,
      label: t(`results.types.${type}`),
      without: { ...filters, type: toggled(filters.type, type) },
    });
  if (filters.allPaid) {
    const label = t('results.allPaid');
    active.push({ key: 'allPaid', label, without: withoutGroup(filters, 'allPaid') });
  }
  for (const zone of filters.zone) {
    const label = zones.find(({ value }) => value === zone)?.label ?? zone;
    active.push({
      key: `zone-${zone}`,
      label,
      without: { ...filters, zone: toggled(filters.zone, zone) },
    });
  }
  if (filters.area)
    active.push({ key: 'area', label: t('results.area'), without: withoutGroup(filters, 'area') });
  return active;
}
