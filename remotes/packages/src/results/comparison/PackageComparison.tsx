import type { PackageSummary } from '@tiquete/contracts';
import { useLazyMessages } from '@tiquete/platform';
import { CompareBar, type Comparison } from '@tiquete/search';
import { LinkButton } from '@tiquete/ui';
import { comparison as words } from '../../messages/comparison';
import { useSearchWords } from '../../search/useSearchWords';
import { packageKey } from '../../state/packageSearch';
import { packageRows } from './packageRows';

export interface PackageComparisonProps {
  comparison: Comparison<PackageSummary>;
  toDetail: (summary: PackageSummary) => string;
}
export function PackageComparison({ comparison, toDetail }: PackageComparisonProps) {
  const t = useLazyMessages('packages', { comparison: words });
  const { lasts } = useSearchWords();
  return (
    <CompareBar
      comparison={comparison}
      keyOf={packageKey}
      nameOf={({ name }) => name}
      headOf={({ name }) => name}
      rows={packageRows(t, comparison.chosen, lasts)}
      actionOf={(summary) => (
        <LinkButton
          to={toDetail(summary)}
          size="s"
          aria-label={t('card.openNamed', { name: summary.name })}
        >
          {t('card.open')}
        </LinkButton>
      )}
    />
  );
}
