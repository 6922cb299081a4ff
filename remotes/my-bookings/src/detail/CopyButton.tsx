import { useState } from 'react';
import { useMessages } from '@tiquete/platform';
import { Button, CheckIcon, css, type Theme } from '@tiquete/ui';

type Copy = 'idle' | 'copied' | 'failed';

/** Copies a text and says so beside itself. */
export function CopyButton({ text }: { text: string }) {
  const t = useMessages('my-bookings');
  const [state, setState] = useState<Copy>('idle');
  async function copy() {
    const isCopied = await copyText(text);
    setState(isCopied ? 'copied' : 'failed');
  }
  return (
    <>
      <Button variant="secondary" size="s" onClick={() => void copy()}>
        {state === 'copied' && <CheckIcon size={18} aria-hidden />}
        {t('detail.copy')}
      </Button>
      <p role="status" css={said} data-state={state}>
        {state === 'copied' && t('detail.copied')}
        {state === 'failed' && t('detail.copyFailed')}
      </p>
    </>
  );
}
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
const said = (theme: Theme) => css`
  ${theme.type.small}
  flex: 1 0 100%;
  order: 1;
  color: ${theme.vars.palette.success.main};
  &:empty {
    display: none;
  }
  &[data-state='failed'] {
    color: ${theme.vars.palette.error.main};
  }
`;
