import { useMessages } from '@tiquete/platform';
import { Badge, css, Notice, smallText, type Theme } from '@tiquete/ui';
import { HostProof } from '../hosts/HostProof';
import { HostState } from '../hosts/HostState';
import { useHosts } from '../hosts/useHosts';

/** The hosts of a brand with their state, and the proof to publish for each host that is not proven. */
export function HostsShown({ brand, hosts }: { brand: string; hosts: readonly string[] }) {
  const t = useMessages('brands');
  const { hosts: claims, problem } = useHosts(brand);
  const known = claims ?? [];
  const leaving = known.filter((claim) => claim.is_served && !hosts.includes(claim.host));
  return (
    <>
      {problem && (
        <Notice
          kind="error"
          text={t('hosts.unloaded', { reason: problem.detail ?? problem.title })}
        />
      )}
      <ul css={list}>
        {hosts.map((host, index) => {
          const claim = known.find((each) => each.host === host);
          return (
            <li key={host}>
              <p css={head}>
                {host}
                {claim && <HostState claim={claim} />}
              </p>
              {index === 0 && hosts.length > 1 && <p css={smallText}>{t('hosts.first')}</p>}
              {claim && claim.state !== 'verified' && <HostProof brand={brand} claim={claim} />}
            </li>
          );
        })}
        {leaving.map(({ host }) => (
          <li key={`leaving ${host}`}>
            <p css={head}>
              <s>{host}</s>
              <Badge tone="warning">{t('hosts.served')}</Badge>
            </p>
            <p css={smallText}>{t('hosts.leaving')}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.spacing(2)};
  }
`;
const head = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
  align-items: center;
`;
