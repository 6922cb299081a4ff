import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { BrandRole } from '@tiquete/contracts';
import { useApi, useMessages } from '@tiquete/platform';
import { CodeAgain, formColumn, formRow } from '@tiquete/staff';
import { Button, css, Notice, TextField, type Theme } from '@tiquete/ui';
import { invite } from '../api';
import { RULES } from '../model/textRules';
import { useCoded } from '../frame/useCoded';
import { RoleField } from './RoleField';
import { BRAND_ROLES } from './roles';

export interface Invited {
  email: string;
  role: BrandRole;
}
interface InviteFormProps {
  brand: string;
  /** Initial values of the form. */
  first: Invited;
  onDone: () => void;
}
/** Form that invites a person by e-mail to a role. */
export function InviteForm({ brand, first, onDone }: InviteFormProps) {
  const t = useMessages('brands');
  const api = useApi();
  const coded = useCoded();
  const [email, setEmail] = useState(first.email);
  const [role, setRole] = useState(first.role);
  const [sent, setSent] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const { problem } = coded;
  const form = useRef<HTMLFormElement>(null);
  const isAgain = first.email !== '';
  useEffect(() => {
    if (isAgain) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [isAgain]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    setWrong(!RULES.email.test(address));
    if (!RULES.email.test(address)) return;
    coded.send(async () => {
      await invite(api, { brand, email: address, role });
      setEmail('');
      setSent(address);
      onDone();
    });
  };
  return (
    <div css={formColumn}>
      {sent !== null && !problem && (
        <Notice kind="success" text={t('people.invite.sent', { name: sent })} />
      )}
      {problem && (
        <Notice
          kind="error"
          text={t('people.invite.failed', { reason: problem.detail ?? problem.title })}
        />
      )}
      {coded.needsCode ? (
        <CodeAgain hint={t('people.code')} onPassed={coded.again} onEdit={coded.dismiss} />
      ) : (
        <form ref={form} css={formColumn} noValidate onSubmit={send}>
          <div css={grid}>
            <TextField
              label={t('people.invite.email')}
              type="email"
              value={email}
              error={isWrong ? t('people.invite.wrong') : undefined}
              onChange={setEmail}
            />
            <RoleField roles={BRAND_ROLES} value={role} onChange={setRole} />
          </div>
          <div css={formRow}>
            <Button type="submit" busy={coded.isSending}>
              {t('people.invite.send')}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
const grid = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${theme.spacing(4)};
  align-items: start;
`;
