import type { BrandSender } from '@tiquete/contracts';
import { useApi, useMessages, useRequest } from '@tiquete/platform';
import { Button, css, Notice, smallText, type Theme } from '@tiquete/ui';
import { verifySender } from '../api';
import { CopyLine } from '../frame/CopyLine';

interface SenderProofProps {
  brand: string;
  sender: BrandSender;
  mayVerify: boolean;
  onChecked: (sender: BrandSender) => void;
}
/** The records that verify a domain, the result of the last look-up, and the button that looks them up again. */
export function SenderProof({ brand, sender, mayVerify, onChecked }: SenderProofProps) {
  const t = useMessages('brands');
  const api = useApi();
  const { request, run } = useRequest();
  const { email, domain, records } = sender;
  if (records === null) return <Notice kind="info" text={t('sender.byPlatform', { email })} />;
  const [consent, spf] = records;
  const include = spf?.value.split(' ').find((term) => term.startsWith('include:'));
  const check = () => run(async () => onChecked(await verifySender(api, brand)));
  return (
    <>
      {request.phase !== 'loading' && request.phase !== 'failed' && <LastFinding sender={sender} />}
      {request.phase === 'failed' && (
        <Notice
          kind="error"
          text={t('sender.unsent', { reason: request.problem.detail ?? request.problem.title })}
        />
      )}
      <p>{t('sender.records', { email, domain })}</p>
      <dl css={lines}>
        {consent && <CopyLine label={t('sender.consent.name')} text={consent.name} />}
        {consent && <CopyLine label={t('sender.consent.value')} text={consent.value} />}
        {spf && <CopyLine label={t('sender.spf.name')} text={spf.name} />}
        {spf && <CopyLine label={t('sender.spf.value')} text={spf.value} />}
      </dl>
      {include && <p css={smallText}>{t('sender.spfHint', { include })}</p>}
      {mayVerify && (
        <div>
          <Button size="s" busy={request.phase === 'loading'} onClick={() => void check()}>
            {t('sender.verify')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Result of a last look-up that did not find the records. */
function LastFinding({ sender: { domain, records, why } }: { sender: BrandSender }) {
  const t = useMessages('brands');
  if (!why) return null;
  const found = why.found.join(' · ');
  const seen = found === '' ? t('sender.seenNothing') : t('sender.seen', { found });
  const name = records?.[0]?.name;
  return <Notice kind="error" text={t(`sender.why.${why.code}`, { domain, name, found, seen })} />;
}

const lines = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(2)};
`;
