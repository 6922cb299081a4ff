import type { ReleaseMatrix } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { QueryView } from '@tiquete/staff';
import { css, EmptyState, PackageIcon, smallText, type Theme } from '@tiquete/ui';
import { ConsolePage } from '../frame/ConsolePage';
import { useQuery } from '../frame/useQuery';
import { releasesQuery } from '../state/slice';
import { everybodysCells } from './matrix';
import { OwnView } from './OwnView';
import { PartCard } from './PartCard';
import { SupportCode } from './SupportCode';

export function MatrixPage() {
  const t = useMessages('console');
  const shown = useQuery(releasesQuery, ({ releases }) => releases, null);
  return (
    <ConsolePage title={t('releases.title')}>
      <QueryView shown={shown} loading={t('releases.loading')}>
        {(matrix) => (
          <>
            <OwnView override={matrix.override} />
            <p css={smallText}>
              {matrix.may_move.includes('*')
                ? t('releases.mineAll')
                : t('releases.mine', { parts: matrix.may_move.join(', ') })}
            </p>
            <Parts matrix={matrix} />
            <SupportCode />
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
}
function Parts({ matrix }: { matrix: ReleaseMatrix }) {
  const t = useMessages('console');
  const everybody = everybodysCells(matrix);
  if (everybody.length === 0)
    return (
      <EmptyState icon={<PackageIcon />} title={t('releases.empty')}>
        <p>{t('releases.emptyText')}</p>
      </EmptyState>
    );
  return (
    <ul css={cards}>
      {everybody.map((cell) => (
        <PartCard key={cell.part} cell={cell} matrix={matrix} />
      ))}
    </ul>
  );
}
const cards = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${theme.spacing(4)};
`;
