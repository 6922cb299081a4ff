import { useState } from 'react';
import type { FlightQuery } from '@tiquete/domain/searches/flights';
import { useLazyMessages, useMessages } from '@tiquete/platform';
import { Sheet } from '@tiquete/ui';
import { alerts as words } from '../../messages/alerts';
import { AlertForm } from './AlertForm';
import { AlertSent } from './AlertSent';

export interface AlertSheetProps {
  query: FlightQuery;
  isOpen: boolean;
  onClose: () => void;
}
/**
 * Form of a price alert, then the message that an e-mail was sent. The message does not reveal whether the address already
 * has this alert.
 */
export function AlertSheet({ query, isOpen, onClose }: AlertSheetProps) {
  useLazyMessages('flights', { alerts: words });
  const t = useMessages('flights');
  const [sent, setSent] = useState<{ email: string; minutes: number } | null>(null);
  const close = () => {
    setSent(null);
    onClose();
  };
  return (
    <Sheet open={isOpen} onClose={close} title={t('results.alert')}>
      {sent ? (
        <AlertSent {...sent} onClose={close} />
      ) : (
        <AlertForm query={query} onSent={(email, minutes) => setSent({ email, minutes })} />
      )}
    </Sheet>
  );
}
