import type { AssistancePlan } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { CheckIcon, CloseIcon, css, type Theme } from '@tiquete/ui';
import { formatSum } from '../../model/sums';
import { BENEFITS, type Benefit, covers } from '../../model/planFilters';

/** Included and excluded covers of a plan, side by side. */
export function PlanCover({ plan }: { plan: AssistancePlan }) {
  const t = useMessages('assistance');
  const { benefits } = plan;
  const textOf = (benefit: Benefit) => {
    const value = benefits[benefit];
    const name = t(`plan.benefits.${benefit}`);
    return typeof value === 'object' && value
      ? t('plan.upTo', { name, sum: formatSum(value) })
      : name;
  };
  const covered = BENEFITS.filter((benefit) => covers(plan, benefit));
  const left = BENEFITS.filter((benefit) => !covers(plan, benefit));
  return (
    <div css={columns}>
      {covered.length > 0 && (
        <div>
          <h3>{t('plan.covered')}</h3>
          <ul>
            {covered.map((benefit) => (
              <li key={benefit}>
                <CheckIcon size={16} aria-hidden />
                {textOf(benefit)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {left.length > 0 && (
        <div>
          <h3>{t('plan.notCovered')}</h3>
          <ul>
            {left.map((benefit) => (
              <li key={benefit}>
                <CloseIcon size={16} aria-hidden />
                {textOf(benefit)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
/** Narrowest column in pixels that fits two lists side by side on a phone. */
const COLUMN = 120;
const columns = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${COLUMN}px, 1fr));
  gap: ${theme.spacing(4)};
  padding-block: ${theme.spacing(2)};
  h3 {
    ${theme.type.body}
    font-weight: ${theme.weight.strong};
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.spacing(2)};
    align-items: start;
  }
  svg {
    height: 1lh;
  }
`;
