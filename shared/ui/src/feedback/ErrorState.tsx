import { phoneHref } from '@tiquete/domain';
import { Button } from '../button/Button';
import { LinkButton } from '../button/LinkButton';
import { PhoneIcon, WarningIcon, WhatsappIcon } from '../icons';
import { words } from '../messages/es';
import { EmptyState } from './EmptyState';
import { useEffect, type ReactNode } from 'react';

export interface Contact {
  /** Digits with country code, the form that wa.me requires. */
  whatsapp?: string;
  phones?: { label: string; number: string }[];
}
interface ErrorStateProps {
  title: string;
  detail?: ReactNode;
  onRetry?: () => void;
  /** The brand, or only its contacts. */
  contact?: Contact;
  retryLabel?: string;
}
/** An error with a retry button and contacts. Screen readers announce it at once. It retries by itself when the network returns. */
export function ErrorState({
  title,
  detail,
  onRetry,
  contact,
  retryLabel = words.retry,
}: ErrorStateProps) {
  const phone = contact?.phones?.[0];
  useEffect(() => {
    if (!onRetry) return undefined;
    const retry = () => onRetry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [onRetry]);
  const actions = (
    <>
      {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
      {contact?.whatsapp && (
        <LinkButton
          variant="secondary"
          href={`https://wa.me/${contact.whatsapp}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <WhatsappIcon size={18} />
          {words.writeOnWhatsapp}
        </LinkButton>
      )}
      {phone && (
        <LinkButton variant="ghost" href={phoneHref(phone.number)}>
          <PhoneIcon size={18} />
          {phone.number}
        </LinkButton>
      )}
    </>
  );
  return (
    <div role="alert">
      <EmptyState title={title} icon={<WarningIcon />} actions={actions}>
        {detail}
      </EmptyState>
    </div>
  );
}
