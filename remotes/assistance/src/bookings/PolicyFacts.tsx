import type { ReactNode } from 'react';
import { BookingFact, BookingFacts } from '@tiquete/checkout';
import type { BookingDetail } from '@tiquete/contracts';
import { readAssistanceSnapshot } from '@tiquete/contracts/assistance-snapshot';
import { formatDayYear, useLazyMessages } from '@tiquete/platform';
import { sold as words } from '../messages/sold';
import { formatSum } from '../model/sums';

export interface PolicyFactsProps {
  booking: BookingDetail;
  /** Further facts. */
  children?: ReactNode;
}
/** Days, place, insured sum and provider of a policy. */
export function PolicyFacts({ booking, children }: PolicyFactsProps) {
  const t = useLazyMessages('assistance-sold', words);
  const { destination_name, date_from, date_to, snapshot } = booking;
  const { plan, days, upgrades, confirmation, unmet_rules } = readAssistanceSnapshot(snapshot);
  const { main_coverage: sum, deductible, provider } = plan;
  return (
    <BookingFacts>
      {confirmation.policy && <BookingFact term={t('policy')}>{confirmation.policy}</BookingFact>}
      <BookingFact term={t('destination')}>{destination_name}</BookingFact>
      <BookingFact term={t('from')}>{formatDayYear(date_from)}</BookingFact>
      <BookingFact term={t('to')}>
        {formatDayYear(date_to)}
        {days > 0 && <small>{t('days', { count: days })}</small>}
        {plan.is_annual && <small>{t('annual', { count: plan.max_trip_days })}</small>}
      </BookingFact>
      {sum && (
        <BookingFact term={t('sum')}>
          {formatSum(sum)}
          <small>{sum.name}</small>
          {unmet_rules.map((title) => (
            <small key={title}>{t('unmetRule', { title })}</small>
          ))}
          <small>
            {deductible ? t('deductible', { sum: formatSum(deductible) }) : t('noDeductible')}
          </small>
        </BookingFact>
      )}
      {provider.name && (
        <BookingFact term={t('provider')}>
          {provider.name}
          {provider.insurer && <small>{t('insurer', { insurer: provider.insurer })}</small>}
        </BookingFact>
      )}
      {upgrades.length > 0 && (
        <BookingFact term={t('upgrades')}>
          {upgrades.map(({ name }) => name).join(', ')}
        </BookingFact>
      )}
      {children}
    </BookingFacts>
  );
}
