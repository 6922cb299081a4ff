import type { OperationsListedCase } from '@tiquete/contracts';
import { inColombia, useMessages } from '@tiquete/platform';
import { Row, RowBadges, RowLink, Rows, RowText } from '@tiquete/staff';
import { BookingBadge } from '../frame/badges';
import { useMoments } from '../frame/moments';
import { caseUrl } from '../urls';
import { caseTitle } from './caseTitle';

export function CaseRows({ cases }: { cases: readonly OperationsListedCase[] }) {
  const t = useMessages('console');
  const { age } = useMoments();
  return (
    <Rows columns="minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr)">
      {cases.map((one) => (
        <Row key={one.id}>
          <RowLink
            to={caseUrl(one.id)}
            note={
              one.resolved_at
                ? t('cases.resolved', inColombia(one.resolved_at))
                : t('cases.opened', { age: age(one.opened_at) })
            }
          >
            {caseTitle(one)}
          </RowLink>
          {one.booking ? (
            <RowText isQuiet note={one.booking.title}>
              {one.booking.code}
            </RowText>
          ) : (
            <RowText isQuiet>{t('cases.noBooking')}</RowText>
          )}
          <RowBadges>{one.booking && <BookingBadge state={one.booking.state} />}</RowBadges>
        </Row>
      ))}
    </Rows>
  );
}
