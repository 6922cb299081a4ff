import { type FormEvent, useRef, useState } from 'react';
import { EMAIL_MAX } from '@tiquete/contracts/limits';
import { toDraft, type FlightQuery } from '@tiquete/domain/searches/flights';
import {
  type Problem,
  useApi,
  useBrand,
  useMessages,
  useRequest,
  useSession,
} from '@tiquete/platform';
import { Button, Checkbox, Notice, TextField, VisuallyHidden } from '@tiquete/ui';
import { routeOf } from '../prices/pricesApi';
import { useSearchWords } from '../../search/useSearchWords';
import { quiet, stack } from '../../search/alerts/alertStyles';

/** A first check; the api checks the address again. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface AlertFormProps {
  query: FlightQuery;
  onSent: (email: string, minutes: number) => void;
}
/** Form for an e-mail address, with a consent of its own that is never ticked in advance. */
export function AlertForm({ query, onSent }: AlertFormProps) {
  const t = useMessages('flights');
  const api = useApi();
  const words = useSearchWords();
  const { data: version } = useBrand().policy_versions;
  const { session } = useSession();
  const { request, run } = useRequest();
  const [written, setEmail] = useState<string | null>(null);
  const email = written ?? session?.user.email ?? '';
  const [isAgreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<{ email?: string; consent?: string }>({});
  const address = useRef<HTMLInputElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const draft = toDraft(query);
  const route = routeOf(query);

  const refuse = (found: typeof errors): boolean => {
    setErrors(found);
    (found.email === undefined ? consent : address).current?.focus();
    return true;
  };
  const onProblem = ({ source, detail, title }: Problem): boolean => {
    if (source?.pointer === '/email') return refuse({ email: detail ?? title });
    if (source?.pointer?.startsWith('/accepts')) return refuse({ consent: detail ?? title });
    return false;
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim();
    const found = {
      ...(!typed && { email: t('alerts.emailMissing') }),
      ...(typed && !EMAIL.test(typed) && { email: t('alerts.emailInvalid') }),
      ...(!isAgreed && { consent: t('alerts.consentMissing') }),
    };
    if (Object.keys(found).length > 0) return void refuse(found);
    if (!route) return;
    const body = { ...route, email: typed, accepts: { data_policy_version: version } };
    void run(async () => {
      const { data } = await api.call('POST flights/price_alerts', { body });
      onSent(typed, data.valid_minutes);
    }, onProblem);
  };
  return (
    <form noValidate onSubmit={send} css={stack}>
      <p>{t('alerts.lead')}</p>
      <p>
        <strong>{words.route(draft)}</strong>
        <br />
        {words.dates(draft)}
        {query.cabin !== 'ALL' && ` · ${words.cabin(query.cabin)}`}
      </p>
      <TextField
        label={t('alerts.email')}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        maxLength={EMAIL_MAX}
        required
        error={errors.email}
        inputRef={address}
        onChange={(typed) => {
          setEmail(typed);
          setErrors(({ email: _, ...rest }) => rest);
        }}
      />
      <div>
        <Checkbox
          name="consent"
          checked={isAgreed}
          error={errors.consent}
          ref={consent}
          onChange={(checked) => {
            setAgreed(checked);
            setErrors(({ consent: _, ...rest }) => rest);
          }}
          label={
            <>
              {t('alerts.consent')}{' '}
              <a href="/data_processing_policies" target="_blank" rel="noopener">
                {t('alerts.policy')}
                <VisuallyHidden>{t('alerts.newTab')}</VisuallyHidden>
              </a>{' '}
              {t('alerts.version', { version })}
            </>
          }
        />
      </div>
      {request.phase === 'failed' && (
        <Notice kind="error" text={request.problem.detail ?? request.problem.title} />
      )}
      <Button type="submit" fullWidth busy={request.phase === 'loading'}>
        {t('alerts.submit')}
      </Button>
      <p css={quiet}>{t('alerts.purpose')}</p>
    </form>
  );
}
