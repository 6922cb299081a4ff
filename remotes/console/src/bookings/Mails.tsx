import type { OperationsBooking } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Entries, Entry } from '@tiquete/staff';
import { Badge, Section, smallText, type Tone } from '@tiquete/ui';
import { useMoments } from '../frame/moments';
import { MAIL_PROBLEMS, MAIL_STATES, MAIL_TEMPLATES } from '../messages/labels';
import { labelOf } from '../messages/stateLabels';

const TONES: Readonly<Record<string, Tone>> = {
  SENT: 'success',
  FAILED: 'error',
  UNCLEAR: 'warning',
};

export function Mails({ mails }: Pick<OperationsBooking, 'mails'>) {
  const t = useMessages('console');
  const { moment } = useMoments();
  return (
    <Section size="s" title={t('booking.mails')}>
      {mails.length === 0 && <p css={smallText}>{t('booking.noMails')}</p>}
      <Entries>
        {mails.map(({ id, template, state, subject, problem, created_at, sent_at }) => (
          <Entry
            key={id}
            title={subject ?? labelOf(MAIL_TEMPLATES, template)}
            badges={<Badge tone={TONES[state] ?? 'neutral'}>{labelOf(MAIL_STATES, state)}</Badge>}
            note={[moment(sent_at ?? created_at), problem && labelOf(MAIL_PROBLEMS, problem)]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </Entries>
    </Section>
  );
}
