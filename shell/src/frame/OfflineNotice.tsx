import { useSyncExternalStore } from 'react';
import { useMessages } from '@tiquete/platform';
import { Container, Notice } from '@tiquete/ui';

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
export function OfflineNotice() {
  const t = useMessages('shell');
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Container>
      <Notice kind="warning" text={t('offline')} />
    </Container>
  );
}
