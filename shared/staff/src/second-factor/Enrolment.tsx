import { css, QrCode, type Theme } from '@tiquete/ui';
import { useStaffWords } from '../useStaffWords';

/**
 * Secret of a new authenticator: a QR code for a telephone, a link for an application on this device, and text to type
 * elsewhere.
 */
export function Enrolment({ secret, url }: { secret: string; url: string }) {
  const t = useStaffWords();
  return (
    <div css={column}>
      <p>{t('enrol')}</p>
      <QrCode text={url} label={t('picture')} />
      <p>
        <a href={url}>{t('open')}</a>
      </p>
      <p>
        {t('secret')} <code css={code}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  );
}
const column = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
`;
const code = (theme: Theme) => css`
  overflow-wrap: anywhere;
  font-weight: ${theme.weight.strong};
`;
