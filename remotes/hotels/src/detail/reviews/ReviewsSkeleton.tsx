import { css, Skeleton, type Theme } from '@tiquete/ui';
import { reviewColumns } from './reviewColumns';

const BARS = [0, 1, 2, 3, 4];
const COMMENTS = [0, 1, 2];

/** Skeleton of the usual height, so that the page below hardly moves. */
export function ReviewsSkeleton() {
  return (
    <div css={[reviewColumns, bars]}>
      <div>
        <Skeleton width="60%" height={24} />
        {BARS.map((bar) => (
          <Skeleton key={bar} height={28} />
        ))}
      </div>
      <div>
        <Skeleton width={160} height={24} />
        {COMMENTS.map((comment) => (
          <span key={comment} css={entry}>
            <Skeleton width="45%" height={20} />
            <Skeleton width="90%" height={20} />
            <Skeleton width="70%" height={20} />
          </span>
        ))}
      </div>
    </div>
  );
}
const bars = (theme: Theme) => css`
  > div {
    gap: ${theme.spacing(3)};
  }
`;
const entry = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  padding-block: ${theme.spacing(2)};
`;
