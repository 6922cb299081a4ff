import type { ReleaseCell, ReleaseLock } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Badge, css, type Theme } from '@tiquete/ui';

/** Badges of a part in a row of the matrix: canary, pin, problem and locks. Most cells have none. */
export function CellBadges({ cell, locks }: { cell: ReleaseCell; locks: readonly ReleaseLock[] }) {
  const t = useMessages('console');
  const { canary, pinned, problem } = cell;
  if (!canary && pinned === null && problem === null && locks.length === 0) return null;
  return (
    <p css={row}>
      {problem !== null && <Badge tone="error">{t('releases.notServed', { problem })}</Badge>}
      {canary && <Badge tone="primary">{t('releases.trying', canary)}</Badge>}
      {canary?.frozen && <Badge tone="warning">{t('releases.frozen')}</Badge>}
      {pinned !== null && <Badge>{t('releases.pinned')}</Badge>}
      {locks.length > 0 && <Badge tone="warning">{t('releases.locked')}</Badge>}
    </p>
  );
}
const row = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(1)};
`;
