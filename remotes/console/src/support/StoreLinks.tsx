import type { OperationsStory } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, LinkButton, type Theme } from '@tiquete/ui';

interface StoreLinksProps {
  id: string;
  stores: Pick<OperationsStory, 'logs_url' | 'traces_url'>;
}
/** Links to what the operator's stores of logs and traces have for an id. Renders nothing without stores. */
export function StoreLinks({ id, stores: { logs_url, traces_url } }: StoreLinksProps) {
  const t = useMessages('console');
  const links = [
    { name: t('support.logs'), label: t('support.logsOf', { id }), address: logs_url },
    { name: t('support.openTrace'), label: t('support.tracesOf', { id }), address: traces_url },
  ].flatMap(({ address, ...link }) => (address === null ? [] : [{ ...link, address }]));
  if (links.length === 0) return null;
  return (
    <div css={row}>
      {links.map(({ name, label, address }) => (
        <LinkButton
          key={name}
          size="s"
          variant="secondary"
          href={address.replaceAll('{id}', encodeURIComponent(id))}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={label}
        >
          {name}
        </LinkButton>
      ))}
    </div>
  );
}
const row = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
