import { Skeleton, VisuallyHidden } from '@tiquete/ui';
import { columns } from './columns';

export function LoadingBooking({ label }: { label: string }) {
  return (
    <div>
      <p role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
      <div css={columns} aria-hidden>
        <div>
          <Skeleton height={150} radius={20} />
          <Skeleton height={120} radius={20} />
        </div>
        <div>
          <Skeleton height={260} radius={20} />
          <Skeleton height={160} radius={20} />
          <Skeleton height={220} radius={20} />
        </div>
        <div>
          <Skeleton height={220} radius={20} />
        </div>
      </div>
    </div>
  );
}
