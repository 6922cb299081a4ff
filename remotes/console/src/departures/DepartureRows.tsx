import type { ConsoleListedDeparture } from '@tiquete/contracts';
import { formatDayYear, useMessages } from '@tiquete/platform';
import { Row, RowBadges, RowFigure, RowLink, Rows, RowText } from '@tiquete/staff';
import { Badge } from '@tiquete/ui';
import { departureUrl } from '../urls';
import { SaleBadge } from './SaleBadge';

export function DepartureRows({ departures }: { departures: readonly ConsoleListedDeparture[] }) {
  const t = useMessages('console');
  return (
    <Rows columns="auto minmax(0, 1.6fr) minmax(0, 1.4fr) auto">
      {departures.map(({ id, name, code, nights, date, sale, rooms, minimum_group: group }) => (
        <Row key={id}>
          <RowLink to={departureUrl(id)} label={`${name}, ${formatDayYear(date)}`}>
            {formatDayYear(date)}
          </RowLink>
          <RowText note={`${code} · ${t('departures.nights', { count: nights })}`}>{name}</RowText>
          <RowBadges>
            <SaleBadge sale={sale} />
            {group && (
              <Badge tone={group.is_reached || group.decision ? 'neutral' : 'warning'}>
                {t('departures.groupOf', group)}
              </Badge>
            )}
            {group?.is_overdue && <Badge tone="error">{t('departures.overdue')}</Badge>}
          </RowBadges>
          <RowFigure
            note={t(rooms.held > 0 ? 'departures.freeHeld' : 'departures.free', {
              count: rooms.free,
              held: rooms.held,
            })}
          >
            {t('departures.sold', rooms)}
          </RowFigure>
        </Row>
      ))}
    </Rows>
  );
}
