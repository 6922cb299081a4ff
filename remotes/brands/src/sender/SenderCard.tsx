import { type ReactNode, useState } from 'react';
import type { BrandSender } from '@tiquete/contracts';
import { useDispatch, useLazyMessages } from '@tiquete/platform';
import {
  Badge,
  Button,
  css,
  FieldGroup,
  Notice,
  smallText,
  type Theme,
  type Tone,
} from '@tiquete/ui';
import { useMoment } from '../frame/useMoment';
import { useQuery } from '../frame/useQuery';
import { useRefreshOnVersion } from '../frame/useRefreshOnVersion';
import { sender as words } from '../messages/sender';
import { senderChecked, senderQuery } from '../state/slice';
import { SenderProof } from './SenderProof';

const TONES: Record<BrandSender['state'], Tone> = {
  pending: 'warning',
  verified: 'success',
  failed: 'error',
};
/** The sender of a brand's mails. It is fetched again when a newer version of the brand is saved. */
function useSender(brand: string) {
  const dispatch = useDispatch();
  const { value, problem, refresh } = useQuery(senderQuery, ({ sender }) => sender, brand);
  useRefreshOnVersion(refresh);
  const changed = (sender: BrandSender) => void dispatch(senderChecked(sender));
  return { sender: value, problem, changed, retry: refresh };
}
interface SenderCardProps {
  brand: string;
  /** Contact address of the form, saved or not. */
  typed: string;
  /** False for a viewer, who sees only the state. */
  mayVerify?: boolean;
}
/** The address that a brand's mails leave from, and the records that verify its domain. */
export function SenderCard({ brand, typed, mayVerify = false }: SenderCardProps) {
  const t = useLazyMessages('brands', { sender: words });
  const { sender, problem, changed, retry } = useSender(brand);
  const [isDone, setDone] = useState(false);
  const onChecked = (checked: BrandSender) => {
    setDone(checked.state === 'verified');
    changed(checked);
  };
  return (
    <div css={apart}>
      <FieldGroup legend={t('sender.title')}>
        {!sender && !problem && <p css={smallText}>{t('sender.loading')}</p>}
        {problem && (
          <Notice
            kind="error"
            text={t('sender.unloaded', { reason: problem.detail ?? problem.title })}
            action={
              <Button size="s" variant="secondary" onClick={retry}>
                {t('sender.retry')}
              </Button>
            }
          />
        )}
        {isDone && sender?.state === 'verified' && (
          <Notice kind="success" text={t('sender.done', { email: sender.email })} />
        )}
        {sender && (
          <Known
            sender={sender}
            isTyped={typed !== sender.email}
            proof={<SenderProof {...{ brand, sender, mayVerify, onChecked }} />}
          />
        )}
      </FieldGroup>
    </div>
  );
}

function Known({
  sender,
  isTyped,
  proof,
}: {
  sender: BrandSender;
  isTyped: boolean;
  proof: ReactNode;
}) {
  const t = useLazyMessages('brands', { sender: words });
  const moment = useMoment();
  const { email, domain, state, from, checked_at: checkedAt } = sender;
  return (
    <div css={column}>
      <p css={head}>
        <strong>{domain ?? email}</strong>
        <Badge tone={TONES[state]}>{t(`sender.${state}`)}</Badge>
      </p>
      <p>{t(state === 'verified' ? 'sender.own' : 'sender.platform', { from, email })}</p>
      <p css={smallText}>
        {checkedAt === null ? t('sender.never') : t('sender.checked', { when: moment(checkedAt) })}
      </p>
      {domain === null && <Notice kind="error" text={t('sender.unusable', { email })} />}
      {isTyped && <Notice kind="info" text={t('sender.unsaved')} />}
      {!isTyped && domain !== null && state !== 'verified' && proof}
    </div>
  );
}
const apart = (theme: Theme) => css`
  margin-top: ${theme.spacing(4)};
  padding-top: ${theme.spacing(4)};
  border-top: 1px solid ${theme.vars.palette.divider};
`;
const column = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(2)};
  overflow-wrap: anywhere;
`;
const head = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
  align-items: center;
`;
