import { Skeleton } from '@tiquete/ui';
import { cardGrid } from './cardStyles';

/** Skeleton of the chip for favourites, which every list has. */
export const ChipSkeleton = () => <Skeleton width={98} height={44} radius={22} />;

/** Skeleton of a card, in its size. */
export function HotelSkeleton() {
  return (
    <div css={cardGrid}>
      <Skeleton height="100%" />
      <div>
        <Skeleton width="60%" height={22} />
        <Skeleton width="40%" height={14} />
        <Skeleton width="50%" height={14} />
      </div>
      <div>
        <Skeleton width="70%" height={26} />
        <Skeleton width="90%" height={14} />
      </div>
    </div>
  );
}
