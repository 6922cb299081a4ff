import { useEffect, useRef } from 'react';
import { useMessages } from '@tiquete/platform';
import { Button } from '@tiquete/ui';
import { stack } from '../../search/alerts/alertStyles';

const HOUR_MINUTES = 60;

/** Message that a confirmation e-mail was sent. */
export function AlertSent({
  email,
  minutes,
  onClose,
}: {
  email: string;
  minutes: number;
  onClose: () => void;
}) {
  const t = useMessages('flights');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div css={stack}>
      <h3 ref={heading} tabIndex={-1}>
        {t('alerts.sentTitle')}
      </h3>
      <p>{t('alerts.sent', { email, count: minutes / HOUR_MINUTES })}</p>
      <p>{t('alerts.spam')}</p>
      <Button fullWidth onClick={onClose}>
        {t('alerts.close')}
      </Button>
    </div>
  );
}
