import { useMessages } from '@tiquete/platform';
import { Container, Notice } from '@tiquete/ui';

export function OfflineNotice() {
  const t = useMessages('shell');
  return (
    <Container>
      <Notice kind="warning" text={t('offline')} />
    </Container>
  );
}
