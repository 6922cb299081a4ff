import { useBrand, useMessages } from '@tiquete/platform';
import { css, ErrorState, VisuallyHidden, type Theme } from '@tiquete/ui';

/** The error card of a page that could not be opened; the frame around it keeps working. */
export function PageFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useMessages('shell');
  const brand = useBrand();
  return (
    <section css={room}>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <ErrorState
        title={t('page.failed')}
        detail={t('page.failedDetail')}
        onRetry={onRetry}
        contact={brand}
      />
    </section>
  );
}
const room = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  max-width: 720px;
  margin: 0 auto;
  padding: ${theme.spacing(10)} ${theme.spacing(4)};
`;
