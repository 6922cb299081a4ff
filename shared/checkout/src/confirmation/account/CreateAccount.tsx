import { useEffect, useRef, useState } from 'react';
import { useApi, useLazyMessages, useRequest } from '@tiquete/platform';
import { Button, css, Notice, type Theme } from '@tiquete/ui';
import { account as words } from '../../messages/account';
import { screenOnly, section } from '../confirmationStyles';

/**
 * Sends a link that creates an account to the booking's e-mail address. The password is chosen at the link, because only the
 * mailbox proves who owns the address.
 */
export function CreateAccount({ bookingId }: { bookingId: string }) {
  const t = useLazyMessages('checkout-account', words);
  const api = useApi();
  const { request, run } = useRequest();
  const [minutes, setMinutes] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (minutes !== null) heading.current?.focus();
  }, [minutes]);

  const send = () =>
    run(async () => {
      const answer = await api.call('POST bookings/:id/accounts', { params: { id: bookingId } });
      setMinutes(answer.data.valid_minutes);
    });
  if (minutes !== null)
    return (
      <section aria-labelledby="account-sent" css={[section, screenOnly]}>
        <h2 ref={heading} id="account-sent" tabIndex={-1}>
          {t('sentTitle')}
        </h2>
        <p>{t('sent', { count: minutes / 60 })}</p>
      </section>
    );
  return (
    <section aria-labelledby="account-offer" css={[section, screenOnly, offer]}>
      <h2 id="account-offer">{t('title')}</h2>
      <p>{t('lead')}</p>
      {request.phase === 'failed' && (
        <Notice kind="error" text={request.problem.detail ?? request.problem.title} />
      )}
      <Button variant="secondary" busy={request.phase === 'loading'} onClick={() => void send()}>
        {t('submit')}
      </Button>
    </section>
  );
}
const offer = (theme: Theme) => css`
  display: grid;
  justify-items: start;
  gap: ${theme.spacing(3)};
`;
