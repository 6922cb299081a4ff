import { css, QrCode, type Theme } from '@tiquete/ui';
import { useStaffWords } from '../useStaffWords';

/** The secret as a picture for a telephone, as a link, which applications on the same device open, and as text to type into one on another. */
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
const code = css`
  overflow-wrap: anywhere;
  font-weight: 600;
`;
