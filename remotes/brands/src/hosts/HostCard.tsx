import { useState } from 'react';
import type { BrandHost } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Button, CloseIcon, css, IconButton, Notice, smallText, type Theme } from '@tiquete/ui';
import { HostProof } from './HostProof';
import { HostState } from './HostState';

interface HostCardProps {
  brand: string;
  claim: BrandHost;
  /** True for the host that the links of mails use. */
  isFirst: boolean;
  isOnly: boolean;
  onRemove: () => void;
  onFirst: () => void;
  onChecked: (claim: BrandHost) => void;
}
/** One saved host: its state, the proof that the brand owns it, and its removal. */
export function HostCard(props: HostCardProps) {
  const { brand, claim, isFirst, isOnly, onRemove, onFirst, onChecked } = props;
  const t = useMessages('brands');
  const [warning, setWarning] = useState<'nothing' | 'last' | 'inUse'>('nothing');
  const [isProvenNow, setProvenNow] = useState(false);
  const { host, state, is_served: isServed } = claim;
  const remove = () => {
    if (isOnly) return setWarning('last');
    if (isServed && host === window.location.hostname) return setWarning('inUse');
    onRemove();
  };
  return (
    <li css={card}>
      <div css={head}>
        <p>
          <strong>{host}</strong>
          <HostState claim={claim} />
        </p>
        <IconButton label={t('hosts.remove', { host })} icon={<CloseIcon />} onClick={remove} />
      </div>
      {isFirst && !isOnly && <p css={smallText}>{t('hosts.first')}</p>}
      {warning === 'last' && isOnly && <Notice kind="info" text={t('hosts.last')} />}
      {warning === 'inUse' && (
        <Notice
          kind="warning"
          text={t('hosts.inUse')}
          action={
            <>
              <Button size="s" variant="secondary" onClick={onRemove}>
                {t('hosts.removeAnyway')}
              </Button>
              <Button size="s" variant="ghost" onClick={() => setWarning('nothing')}>
                {t('hosts.cancel')}
              </Button>
            </>
          }
        />
      )}
      {isProvenNow && !isServed && <Notice kind="success" text={t('hosts.done', { host })} />}
      {state === 'verified' ? (
        <>
          {!isServed && !isProvenNow && <p css={smallText}>{t('hosts.verifiedHint')}</p>}
          {!isFirst && (
            <div>
              <Button size="s" variant="ghost" onClick={onFirst}>
                {t('hosts.makeFirst')}
              </Button>
            </div>
          )}
        </>
      ) : (
        <HostProof
          brand={brand}
          claim={claim}
          onChecked={(checked) => {
            setProvenNow(checked.state === 'verified');
            onChecked(checked);
          }}
        />
      )}
    </li>
  );
}
const card = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(2)};
  padding: ${theme.spacing(3)} ${theme.spacing(4)};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.m};
`;
const head = (theme: Theme) => css`
  display: flex;
  gap: ${theme.spacing(2)};
  align-items: flex-start;
  justify-content: space-between;
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.spacing(2)};
    align-items: center;
    min-height: 44px;
    overflow-wrap: anywhere;
  }
`;
