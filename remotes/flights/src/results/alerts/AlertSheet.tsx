import { useState } from 'react';
import { useLazyMessages, useMessages } from '@tiquete/platform';
import { Sheet } from '@tiquete/ui';
import { alerts as words } from '../../messages/alerts';
import type { FlightQuery } from '../../model/flightQuery';
import { AlertForm } from './AlertForm';
import { AlertSent } from './AlertSent';

export interface AlertSheetProps {
  query: FlightQuery;
  isOpen: boolean;
  onClose: () => void;
}
/** Asks for an address, then says that a mail was sent to it: the same whether it has this alert or not. */
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
