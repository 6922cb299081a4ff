import type { PackageSummary } from '@tiquete/contracts';
import { useMessages, useSelector } from '@tiquete/platform';
import { useComparedKeys, useComparison } from '@tiquete/search';
import { Button, css, lazyPart, Notice, type Theme } from '@tiquete/ui';
import { packageKey } from '../../state/packageSearch';
import type { ResultPage } from '../../state/packageState';
import { detailUrl } from '../../urls';
import { selectShownQuery } from '../../state/selectShownQuery';
import { useFollowing } from '../useFollowing';
import { PackageCard } from './PackageCard';
import { PackageSkeleton } from './PackageSkeleton';

const PackageComparison = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "compare" */ '../comparison/PackageComparison'))
      .PackageComparison,
);
/** List of thirty packages. A button loads thirty more. */
export function PackageList({ page }: { page: ResultPage }) {
  const t = useMessages('packages');
  const query = useSelector(selectShownQuery);
  const { packages, more, phase } = useFollowing(query, page);
  const comparison = useComparison(packages, packageKey, useComparedKeys());
  const toDetail = ({ ItemPackageID, DateBegin: departure }: PackageSummary) =>
    detailUrl(query, { ItemPackageID, departure, hotel: '', services: [] });
  return (
    <div css={column}>
      <ul aria-label={t('results.list')} css={list}>
        {packages.map((one, index) => (
          <li key={packageKey(one)}>
            <PackageCard
              summary={one}
              rooms={query.rooms}
              to={toDetail(one)}
              comparison={comparison}
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
      {phase === 'loading' && <PackageSkeleton />}
      {phase === 'failed' && <Notice kind="warning" text={t('results.moreFailed')} />}
      {more && (
        <div css={footer}>
          <p role="status">
            {t('results.shownOf', { count: packages.length, total: page.meta.total })}
          </p>
          <Button variant="secondary" busy={phase === 'loading'} onClick={more}>
            {t('results.more')}
          </Button>
        </div>
      )}
      <PackageComparison comparison={comparison} lazy={comparison.lazy} toDetail={toDetail} />
    </div>
  );
}
const column = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(4)};
`;
const list = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
`;
const footer = (theme: Theme) => css`
  display: grid;
  justify-items: center;
  gap: ${theme.spacing(2)};
  p {
    color: ${theme.vars.palette.text.secondary};
  }
`;
