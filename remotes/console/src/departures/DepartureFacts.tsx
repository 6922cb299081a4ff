import type { ConsoleDeparture } from '@tiquete/contracts';
import { formatDayYear, useMessages } from '@tiquete/platform';
import { Badge, Section, smallText } from '@tiquete/ui';
import { Facts } from '../frame/Facts';

export function DepartureFacts({ departure }: { departure: ConsoleDeparture }) {
  const t = useMessages('console');
  const { minimum_group: group } = departure;
  const facts = [
    { name: t('departure.code'), value: departure.code },
    { name: t('departure.date'), value: formatDayYear(departure.date) },
    { name: t('departure.length'), value: t('departures.nights', { count: departure.nights }) },
    { name: t('departure.saleEnds'), value: formatDayYear(departure.sale_ends_on) },
    { name: t('departure.bookings'), value: departure.bookings },
    {
      name: t('departure.minimum'),
      value: group ? (
        <>
          {t('departure.minimumValue', group)}{' '}
          <Badge tone={group.is_reached ? 'success' : 'warning'}>
            {t(group.is_reached ? 'departure.reached' : 'departure.notReached')}
          </Badge>
        </>
      ) : (
        t('departure.noMinimum')
      ),
    },
  ];
  return (
    <Section size="s" title={departure.name}>
      <Facts facts={facts} />
      {group && <p css={smallText}>{t('departure.minimumHint')}</p>}
    </Section>
  );
}
