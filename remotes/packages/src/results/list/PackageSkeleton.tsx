import { css, Skeleton, type Theme } from '@tiquete/ui';
import { cardFrame } from './cardFrame';

/** Skeleton of a card, in its size. */
export function PackageSkeleton() {
  return (
    <div css={cardFrame}>
      <Skeleton height="100%" radius={0} />
      <div css={lines}>
        <Skeleton width="60%" height={22} />
        <Skeleton width="80%" height={16} />
        <Skeleton width="40%" height={16} />
      </div>
      <div css={lines}>
        <Skeleton width={120} height={32} />
        <Skeleton width={100} height={16} />
      </div>
    </div>
  );
}
const lines = (theme: Theme) => css`
  display: grid;
  align-content: start;
  gap: ${theme.spacing(3)};
`;
