import { useState } from 'react';
import { useBrand } from '@tiquete/platform';
import { Button, CopyIcon, css, Skeleton, smallText, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutContext';

/** A code in large type, to read out on the phone. Default label: our booking code. */
export function BookingCode({ code, label }: { code: string; label?: string }) {
  const t = useCheckoutWords();
  const { name: brand } = useBrand();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  return (
    <div css={box}>
      <div>
        <p css={smallText}>{label ?? t('checkout.result.code', { brand })}</p>
        <strong css={text}>{code}</strong>
      </div>
      <div css={action}>
        <Button
          variant="secondary"
          size="s"
          aria-label={label && `${t('checkout.result.copy')}: ${label}`}
          onClick={() => void copy()}
        >
          <CopyIcon size={18} aria-hidden />
          {t('checkout.result.copy')}
        </Button>
        <span role="status" css={smallText}>
          {outcome && t(`checkout.result.${outcome}`)}
        </span>
      </div>
    </div>
  );
}
/** Space for a code that the supplier gives with the confirmation, so that nothing moves then. */
export function CodeSpace() {
  return (
    <div aria-hidden>
      <Skeleton height={82} radius={12} />
    </div>
  );
}
const box = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.spacing(3)};
  padding: ${theme.spacing(4)} ${theme.spacing(5)};
  background: ${theme.vars.palette.background.subtle};
  border-radius: ${theme.vars.radius.m};
`;
const text = (theme: Theme) => css`
  ${theme.type.h1}
  letter-spacing: 0.04em;
  white-space: nowrap;
  user-select: all;
`;
const action = (theme: Theme) => css`
  display: grid;
  justify-items: end;
  gap: ${theme.spacing(1)};
  @media print {
    display: none;
  }
`;
