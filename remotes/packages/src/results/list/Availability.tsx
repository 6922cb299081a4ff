import type { PackageSummary } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Badge, css, type Theme } from '@tiquete/ui';

/** So few are worth saying. */
const FEW_ROOMS = 5;

/** What makes a departure uncertain or scarce; nothing where it is neither. */
export function Availability({ availability }: Pick<PackageSummary, 'availability'>) {
  const t = useMessages('packages');
  const { status, total } = availability;
  const isFew = status !== 'SOLD_OUT' && total > 0 && total <= FEW_ROOMS;
  if (status === 'AVAILABLE' && !isFew) return null;
  return (
    <div css={row}>
      {status === 'SOLD_OUT' && <Badge tone="error">{t('card.soldOut')}</Badge>}
      {status === 'ON_REQUEST' && <Badge tone="warning">{t('card.onRequest')}</Badge>}
      {isFew && <Badge tone="secondary">{t('card.roomsLeft', { count: total })}</Badge>}
    </div>
  );
}
const row = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
