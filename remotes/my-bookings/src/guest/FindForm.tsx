import type { FormEvent } from 'react';
import { Link, useApi, useLazyMessages, useNavigate, useRequest } from '@tiquete/platform';
import { Button, Card, css, type Theme } from '@tiquete/ui';
import { CodeAndEmailFields } from '../booking/CodeAndEmailFields';
import { useCodeAndEmail } from '../booking/useCodeAndEmail';
import { guestWords } from '../messages/guest';
import { detailUrl, LIST_PATH } from '../urls';

/** Form for code and e-mail. It opens the address of the booking that it finds. */
export function FindForm({
  why,
  onFound,
}: {
  why: 'intro' | 'closed' | 'linkOver';
  /** Called if the form finds the booking of this very address. */
  onFound?: () => void;
}) {
  const t = useLazyMessages('my-bookings-guest', guestWords);
  const api = useApi();
  const navigate = useNavigate();
  const fields = useCodeAndEmail();
  const { request, run } = useRequest();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = fields.check();
    if (!body) return;
    void run(async () => {
      const { data } = await api.call('POST bookings/lookups', { body });
      onFound?.();
      void navigate(detailUrl(data.id));
    });
  };
  return (
    <div css={narrow}>
      <Card padding="l">
        <form noValidate onSubmit={submit} css={form} aria-label={t('title')}>
          <p>{t(why)}</p>
          <CodeAndEmailFields
            fields={fields}
            problem={request.phase === 'failed' ? request.problem : null}
            t={t}
          />
          <Button type="submit" fullWidth busy={request.phase === 'loading'}>
            {t('submit')}
          </Button>
        </form>
      </Card>
      <p>
        {t('signIn')} <Link to={LIST_PATH}>{t('signInLink')}</Link>
      </p>
    </div>
  );
}
const narrow = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  width: 100%;
  max-width: 560px;
`;
const form = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
