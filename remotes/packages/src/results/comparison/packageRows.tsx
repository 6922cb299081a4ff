import { PACKAGE_INCLUSIONS } from '@tiquete/contracts/constants';
import type { PackageSummary } from '@tiquete/contracts';
import { formatDayYear, formatMoney, type TranslateOf } from '@tiquete/platform';
import type { ComparisonRow } from '@tiquete/search';
import { Stars } from '@tiquete/ui';

/** Rows of the comparison: price, length, route, and all inclusions of the compared packages. */
export function packageRows(
  t: TranslateOf<'packages'>,
  packages: readonly PackageSummary[],
  lasts: (nights: number, days: number) => string,
): ComparisonRow<PackageSummary>[] {
  const perPerson = ({ price }: PackageSummary) => price.from_per_person;
  return [
    {
      id: 'price',
      label: t('comparison.perPerson'),
      valueOf: (one) => formatMoney(perPerson(one)),
      best: { label: t('comparison.cheapest'), rankOf: perPerson },
    },
    {
      id: 'total',
      label: t('comparison.total'),
      valueOf: ({ price }) => (price.total === null ? null : formatMoney(price.total)),
    },
    {
      id: 'lasts',
      label: t('comparison.lasts'),
      valueOf: ({ nights, days }) => lasts(nights, days),
      best: { label: t('comparison.longest'), rankOf: ({ nights }) => -nights },
    },
    {
      id: 'departs',
      label: t('comparison.departs'),
      valueOf: ({ DateBegin }) => formatDayYear(DateBegin),
    },
    {
      id: 'route',
      label: t('comparison.route'),
      valueOf: ({ route }) => route.map(({ name }) => name).join(' · '),
    },
    {
      id: 'hotel',
      label: t('comparison.hotel'),
      valueOf: ({ hotel }) => <Stars value={hotel.star_number} />,
      sameBy: ({ hotel }) => hotel.star_number,
      best: { label: t('comparison.best'), rankOf: ({ hotel }) => -hotel.star_number },
    },
    ...PACKAGE_INCLUSIONS.filter((type) => packages.some((one) => has(one, type))).map(
      (type): ComparisonRow<PackageSummary> => ({
        id: `includes-${type}`,
        label: t(`card.inclusions.${type}`),
        valueOf: (one) => t(has(one, type) ? 'comparison.included' : 'comparison.notIncluded'),
      }),
    ),
    {
      id: 'availability',
      label: t('comparison.availability'),
      valueOf: ({ availability: { status } }) => {
        if (status === 'ON_REQUEST') return t('card.onRequest');
        return t(status === 'SOLD_OUT' ? 'card.soldOut' : 'comparison.open');
      },
    },
  ];
}
const has = ({ includes }: PackageSummary, wanted: string) =>
  includes.some(({ type }) => type === wanted);
