import { useMessages } from '@tiquete/platform';
import { Button, Notice } from '@tiquete/ui';

/** Notice that the reviews failed to load. The rest of the page works. */
export function FailedReviews({ onRetry }: { onRetry: () => void }) {
  const t = useMessages('hotels');
  return (
    <Notice
      kind="warning"
      text={t('detail.reviewsFailed')}
      action={
        <Button variant="ghost" size="s" onClick={onRetry}>
          {t('detail.reviewsRetry')}
        </Button>
      }
    />
  );
}
