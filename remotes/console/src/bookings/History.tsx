import type { OperationsBooking } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Section, smallText } from '@tiquete/ui';
import { entries } from '../frame/entries';
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
      <ol css={entries}>
        {[...events].reverse().map(({ at, code, to, text, data }, index) => (
          <li key={`${at} ${code} ${index}`}>
            <p>
              <b>{to ? labelOf(BOOKING_STATES, to) : labelOf(EVENTS, code)}</b>{' '}
              <time css={smallText} dateTime={at}>
                {moment(at)}
              </time>
            </p>
            {text && <p css={smallText}>{t('booking.travelerText', { text })}</p>}
            {Object.keys(data).length > 0 && <DataFacts data={data} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
