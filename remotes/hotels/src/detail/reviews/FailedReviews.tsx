import { useMessages } from '@tiquete/platform';
import { Button, Notice } from '@tiquete/ui';

/** What guests wrote cannot be had now; the rest of the page stands. */
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
