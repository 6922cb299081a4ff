import type { StoredMail } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Row, RowButton, Rows, RowText } from '@tiquete/staff';
import { useMoments } from '../frame/moments';

interface MailListProps {
  mails: readonly StoredMail[];
  openedId: string | null;
  onOpen: (id: string) => void;
}
export function MailList({ mails, openedId, onOpen }: MailListProps) {
  const t = useMessages('console');
  const { moment } = useMoments();
  return (
    <Rows label={t('mails.list')}>
      {mails.map(({ id, subject, to, booking_code, created_at }) => (
        <Row key={id}>
          <RowButton
            label={t('mails.open', { subject, to })}
            isPressed={id === openedId}
            onPress={() => onOpen(id)}
          >
            {subject}
          </RowButton>
          <RowText isQuiet note={[moment(created_at), booking_code].filter(Boolean).join(' · ')}>
            {t('mails.to', { to })}
          </RowText>
        </Row>
      ))}
    </Rows>
  );
}
