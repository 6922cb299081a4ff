import type { AssistancePlan } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { CheckIcon, CloseIcon, css, type Theme } from '@tiquete/ui';
import { formatSum } from '../../model/sums';
import { covers, type Benefit } from '../../model/planFilters';
import { benefitCell } from './planCells';
import { onRow, PLAN_TABLE_FROM, unseenInTable } from './planTable';

/** Whether a plan has a cover, and up to which sum. Covers and exclusions have the same style. */
export function BenefitCell({ plan, benefit }: { plan: AssistancePlan; benefit: Benefit }) {
  const t = useMessages('assistance');
  const sum = plan.benefits[benefit];
  return (
    <td data-detail css={[benefitCell, typeof sum === 'boolean' && centered]}>
      <span css={[onRow, label]}>{t(`plan.benefits.${benefit}`)}</span>
      <span css={value}>
        {typeof sum === 'object' && sum ? (
          formatSum(sum)
        ) : (
          <CoverMark isCovered={covers(plan, benefit)} />
        )}
      </span>
    </td>
  );
}
function CoverMark({ isCovered }: { isCovered: boolean }) {
  const t = useMessages('assistance');
  const Icon = isCovered ? CheckIcon : CloseIcon;
  return (
    <>
      <Icon size={18} aria-hidden data-covered={isCovered || undefined} />
      <span css={unseenInTable}>{t(isCovered ? 'plan.covered' : 'plan.notCovered')}</span>
    </>
  );
}
const centered = (theme: Theme) => css`
  ${theme.up(PLAN_TABLE_FROM)} {
    padding-inline: 0;
    text-align: center;
  }
`;
const label = (theme: Theme) => css`
  color: ${theme.vars.palette.text.secondary};
`;
const value = (theme: Theme) => css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.spacing(2)};
  vertical-align: middle;
  svg {
    color: ${theme.vars.palette.text.secondary};
  }
  [data-covered] {
    color: ${theme.vars.palette.success.main};
  }
`;
