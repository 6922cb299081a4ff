import type { ReactNode } from 'react';
import { BookingFact, BookingFacts, readBooked } from '@tiquete/checkout';
import { formatDayYear, useLazyMessages } from '@tiquete/platform';
import { sold as words } from '../messages/sold';
import { formatSum } from '../model/sums';
import { readSold } from './readSold';

export interface PolicyFactsProps {
  /** Snapshot of a booked policy, from another remote. */
  booking: unknown;
  /** Further facts. */
  children?: ReactNode;
}
/** Days, place, insured sum and provider of a policy. */
export function PolicyFacts({ booking, children }: PolicyFactsProps) {
  const t = useLazyMessages('assistance-sold', words);
  const booked = readBooked(booking);
  if (!booked) return null;
  const policy = readSold(booking);
  const { sum, deductible, upgrades } = policy;
  return (
    <BookingFacts>
      {policy.policy && <BookingFact term={t('policy')}>{policy.policy}</BookingFact>}
      <BookingFact term={t('destination')}>{booked.destination}</BookingFact>
      <BookingFact term={t('from')}>{formatDayYear(booked.from)}</BookingFact>
      <BookingFact term={t('to')}>
        {formatDayYear(booked.to)}
        {policy.days > 0 && <small>{t('days', { count: policy.days })}</small>}
        {policy.isAnnual && <small>{t('annual', { count: policy.maxTripDays })}</small>}
      </BookingFact>
      {sum && (
        <BookingFact term={t('sum')}>
          {formatSum(sum)}
          <small>{sum.name}</small>
          <small>
            {deductible ? t('deductible', { sum: formatSum(deductible) }) : t('noDeductible')}
          </small>
        </BookingFact>
      )}
      {policy.provider && (
        <BookingFact term={t('provider')}>
          {policy.provider}
          {policy.insurer && <small>{t('insurer', { insurer: policy.insurer })}</small>}
        </BookingFact>
      )}
      {upgrades.length > 0 && <BookingFact term={t('upgrades')}>{upgrades.join(', ')}</BookingFact>}
      {children}
    </BookingFacts>
  );
}
