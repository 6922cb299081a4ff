import { useState } from 'react';
import type { BrandHost, HostMethod } from '@tiquete/contracts';
import { useApi, useMessages, useRequest } from '@tiquete/platform';
import { Button, css, Notice, RadioGroup, smallText, type Theme } from '@tiquete/ui';
import { verifyHost } from '../api';
import { CopyLine } from '../frame/CopyLine';

interface HostProofProps {
  brand: string;
  claim: BrandHost;
  /** Left out for a viewer. */
  onChecked?: (claim: BrandHost) => void;
}
const METHODS: readonly HostMethod[] = ['dns', 'http'];

/** The record or file that proves a host, and the result of the last check. */
export function HostProof({ brand, claim, onChecked }: HostProofProps) {
  const t = useMessages('brands');
  const api = useApi();
  const { request, run } = useRequest();
  const { host, record, file, why } = claim;
  const [method, setMethod] = useState<HostMethod>(claim.method === 'http' ? 'http' : 'dns');
  const place = method === 'dns' ? record.name : `https://${host}${file.path}`;
  const content = method === 'dns' ? record.value : file.content;
  const check = () => run(async () => onChecked?.(await verifyHost(api, { brand, host, method })));
  const looked = claim.method === 'http' ? `https://${host}${file.path}` : record.name;
  return (
    <>
      <RadioGroup
        label={t('hosts.how')}
        value={method}
        options={METHODS.map((value) => ({ value, label: t(`hosts.methods.${value}`) }))}
        onChange={setMethod}
      />
      <dl css={lines}>
        <CopyLine label={t(`hosts.${method}.place`)} text={place} />
        <CopyLine label={t(`hosts.${method}.content`)} text={content} />
      </dl>
      <p css={smallText}>{t(`hosts.hints.${method}`)}</p>
      {why && request.phase !== 'loading' && request.phase !== 'failed' && (
        <Notice
          kind="error"
          text={t(`hosts.why.${why.code}`, { host, place: looked, found: why.found.join(' · ') })}
        />
      )}
      {request.phase === 'failed' && (
        <Notice
          kind="error"
          text={t('hosts.unsent', { reason: request.problem.detail ?? request.problem.title })}
        />
      )}
      {onChecked && (
        <div>
          <Button size="s" busy={request.phase === 'loading'} onClick={() => void check()}>
            {t('hosts.verify')}
          </Button>
        </div>
      )}
    </>
  );
}
const lines = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(2)};
`;
