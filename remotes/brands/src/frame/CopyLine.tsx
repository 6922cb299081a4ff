import { useState } from 'react';
import { useMessages } from '@tiquete/platform';
import { Button, css, smallText, type Theme } from '@tiquete/ui';

/** A text with a button that copies it. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  const t = useMessages('brands');
  const [said, setSaid] = useState('');
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setSaid(t(isCopied ? 'hosts.copied' : 'hosts.uncopied'));
  };
  return (
    <div css={line}>
      <dt css={smallText}>{label}</dt>
      <dd>
        <code>{text}</code>
        <Button
          size="s"
          variant="ghost"
          aria-label={`${t('hosts.copy')}: ${label}`}
          onClick={() => void copy()}
        >
          {t('hosts.copy')}
        </Button>
        <span role="status" css={smallText}>
          {said}
        </span>
      </dd>
    </div>
  );
}
const line = (theme: Theme) => css`
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.spacing(1)} ${theme.spacing(2)};
    align-items: center;
    margin: 0;
  }
  code {
    padding: ${theme.spacing(1)} ${theme.spacing(2)};
    border-radius: ${theme.vars.radius.s};
    background: ${theme.vars.palette.background.subtle};
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
