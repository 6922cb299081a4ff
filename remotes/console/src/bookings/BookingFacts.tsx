import type { OperationsBooking } from '@tiquete/contracts';
import { formatDays, formatMoney, useMessages } from '@tiquete/platform';
import { Section, smallText } from '@tiquete/ui';
import { Facts } from '../frame/Facts';
import { useMoments } from '../frame/moments';

export function BookingFacts({ booking }: { booking: OperationsBooking }) {
  const t = useMessages('console');
  const { moment } = useMoments();
  const { supplier_tries: tries } = booking;
  const facts = [
    { name: t('booking.total'), value: formatMoney(booking.total) },
    ...(booking.mark_up > 0
      ? [
          { name: t('booking.cost'), value: formatMoney(booking.total - booking.mark_up) },
          { name: t('booking.markUp'), value: formatMoney(booking.mark_up) },
        ]
      : []),
    ...(booking.optionals_total > 0
      ? [{ name: t('booking.optionals'), value: formatMoney(booking.optionals_total) }]
      : []),
    {
      name: t('booking.supplier'),
      value: [booking.supplier, booking.supplier_name].filter(Boolean).join(' · '),
    },
    { name: t('booking.locator'), value: booking.supplier_locator ?? t('frame.none') },
    ...(booking.Referencia ? [{ name: t('booking.reference'), value: booking.Referencia }] : []),
    {
      name: t('booking.travel'),
      value: formatDays(booking.date_from, booking.date_to),
    },
    { name: t('booking.pax'), value: booking.total_pax },
    { name: t('booking.created'), value: moment(booking.created_at) },
    { name: t('booking.payBy'), value: moment(booking.pay_by) },
    { name: t('booking.account'), value: t(booking.has_account ? 'frame.yes' : 'frame.no') },
    ...(booking.cancel_penalty === null
      ? []
      : [{ name: t('booking.penalty'), value: formatMoney(booking.cancel_penalty) }]),
    {
      name: t('booking.tries'),
      value: t('booking.triesValue', { attempts: tries.attempts, lookUps: tries.look_ups }),
    },
    { name: t('booking.nextStep'), value: moment(tries.next_at) },
    ...(tries.failures > 0 ? [{ name: t('booking.failures'), value: tries.failures }] : []),
  ];
  return (
    <Section size="s" title={booking.title}>
      <p css={smallText}>{booking.destination_name}</p>
      <Facts facts={facts} />
      <p css={smallText}>{t('frame.clock')}</p>
    </Section>
  );
}
