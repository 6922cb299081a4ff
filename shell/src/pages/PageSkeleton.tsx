import { Container, css, Skeleton, VisuallyHidden, type Theme } from '@tiquete/ui';
import { useMessages } from '@tiquete/platform';

/** Placeholder for a page that is loading, with the same blocks as the skeleton in the document. */
export function PageSkeleton() {
  const t = useMessages('shell');
  return (
    <Container css={blocks} aria-busy>
      <div role="status">
        <VisuallyHidden>{t('page.loading')}</VisuallyHidden>
      </div>
      <Skeleton height={220} />
      <Skeleton height={96} />
      <Skeleton height={96} />
    </Container>
  );
}
const blocks = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  padding-block: ${theme.spacing(6)};
`;
