import { EMAIL_MAX } from '@tiquete/contracts/limits';
import { useBrand, type Problem } from '@tiquete/platform';
import { ContactLinks, Notice, TextField } from '@tiquete/ui';
import type { TranslateCodeAndEmail } from '../messages/codeAndEmail';
import type { CodeAndEmail } from './useCodeAndEmail';

/** Error codes for which the brand's contacts are shown, because a retry would hardly help. */
const WANTS_HELP = new Set(['BOOKING_NOT_CLAIMED', 'BOOKING_NOT_FOUND', 'RATE_LIMITED']);

export function CodeAndEmailFields({
  fields: { code, email, wrong, codeRef, emailRef, typeCode, typeEmail },
  problem,
  t,
}: {
  fields: CodeAndEmail;
  problem: Problem | null;
  t: TranslateCodeAndEmail;
}) {
  const brand = useBrand();
  return (
    <>
      <TextField
        label={t('code')}
        name="code"
        value={code}
        onChange={typeCode}
        error={wrong.code && t(wrong.code)}
        hint={t('codeHint')}
        autoComplete="off"
        required
        maxLength={40}
        inputRef={codeRef}
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        value={email}
        onChange={typeEmail}
        error={wrong.email && t(wrong.email)}
        hint={t('emailHint')}
        autoComplete="email"
        required
        maxLength={EMAIL_MAX}
        inputRef={emailRef}
      />
      {problem && <Notice kind="error" text={problem.title} />}
      {problem && WANTS_HELP.has(problem.code) && (
        <div>
          <p>{t('help')}</p>
          <ContactLinks contact={brand} />
        </div>
      )}
    </>
  );
}
