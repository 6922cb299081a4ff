import { useState } from 'react';
import { useMessages } from '@tiquete/platform';
import { Button, CheckIcon, css, type Theme } from '@tiquete/ui';

type CopyState = 'idle' | 'copied' | 'failed';

/** Copies a text and shows whether it worked. */
export function CopyButton({ text }: { text: string }) {
  const t = useMessages('my-bookings');
  const [state, setState] = useState<CopyState>('idle');
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
      <p role="status" css={result} data-state={state}>
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
const result = (theme: Theme) => css`
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
