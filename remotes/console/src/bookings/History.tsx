import type { OperationsBooking } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Entries, Entry } from '@tiquete/staff';
import { Section, smallText } from '@tiquete/ui';
import { DataFacts } from '../frame/DataFacts';
import { useMoments } from '../frame/moments';
import { EVENTS } from '../messages/labels';
import { BOOKING_STATES, labelOf } from '../messages/stateLabels';

/** All events, newest first, with the text that the traveller reads. */
export function History({ events }: Pick<OperationsBooking, 'events'>) {
  const t = useMessages('console');
  const { moment } = useMoments();
  return (
    <Section size="s" title={t('booking.history')}>
      <Entries as="ol">
        {[...events].reverse().map(({ at, code, to, text, data }, index) => (
          <Entry
            key={`${at} ${code} ${index}`}
            title={to ? labelOf(BOOKING_STATES, to) : labelOf(EVENTS, code)}
            note={<time dateTime={at}>{moment(at)}</time>}
          >
            {text && <p css={smallText}>{t('booking.travelerText', { text })}</p>}
            {Object.keys(data).length > 0 && <DataFacts data={data} />}
          </Entry>
        ))}
      </Entries>
    </Section>
  );
}
