import { useBoot, useMessages } from '@tiquete/platform';
import { css, ErrorState, VisuallyHidden, type Theme } from '@tiquete/ui';
import { OfflinePage } from '../offline/OfflinePage';
import { LazyAfreshOffer } from './LazyAfreshOffer';

interface PageFailedProps {
  title: string;
  onRetry: () => void;
  /** Given once the page has crashed twice. */
  onAfresh?: () => void;
}
/**
 * Replaces a page that could not be loaded, while the frame continues to work. Without a network it lists the pages that
 * open offline.
 */
export function PageFailed({ title, onRetry, onAfresh }: PageFailedProps) {
  const t = useMessages('shell');
  const { brand, offline } = useBoot();
  if (offline === 'kept' || !navigator.onLine)
    return <OfflinePage title={title} onRetry={onRetry} />;
  return (
    <section css={layout}>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <ErrorState
        title={t('page.failed')}
        detail={t('page.failedDetail')}
        onRetry={onRetry}
        contact={brand}
      />
      <LazyAfreshOffer onStart={onAfresh} />
    </section>
  );
}
const layout = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  max-width: 720px;
  margin: 0 auto;
  padding: ${theme.spacing(10)} ${theme.spacing(4)};
`;
