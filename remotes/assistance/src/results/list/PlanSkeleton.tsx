import { css, Skeleton, type Theme } from '@tiquete/ui';
import { PLAN_GRID_FROM, planGrid } from './planGrid';

/** Skeleton of a plan, in its size: a row on a phone, with its cover on a wide screen. */
export function PlanSkeleton() {
  return (
    <div css={planGrid}>
      <div>
        <Skeleton width={120} height={26} />
        <Skeleton width="80%" height={20} />
      </div>
      <div>
        <Skeleton width={110} height={26} />
        <Skeleton width={90} height={14} />
      </div>
      <div>
        <Skeleton width={120} height={44} />
      </div>
      <div css={onWide}>
        <Skeleton width="80%" height={14} />
        <Skeleton width="70%" height={14} />
        <Skeleton width="75%" height={14} />
      </div>
    </div>
  );
}
const onWide = (theme: Theme) => css`
  @media (width < ${PLAN_GRID_FROM}px) {
    && {
      display: none;
    }
  }
  ${theme.up(PLAN_GRID_FROM)} {
    min-height: 160px;
  }
`;
