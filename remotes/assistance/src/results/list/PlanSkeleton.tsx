import { Skeleton } from '@tiquete/ui';
import { planGrid } from './planGrid';

export function PlanSkeleton() {
  return (
    <div css={planGrid}>
      <div>
        <Skeleton width="40%" height={28} />
        <Skeleton width="55%" height={20} />
        <Skeleton width="80%" height={14} />
        <Skeleton width="70%" height={14} />
        <Skeleton width="75%" height={14} />
      </div>
      <div>
        <Skeleton width="70%" height={28} />
        <Skeleton width="90%" height={14} />
        <Skeleton height={44} />
      </div>
    </div>
  );
}
