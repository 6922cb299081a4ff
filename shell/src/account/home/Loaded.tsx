import type { ReactNode } from 'react';
import { useBrand, useRequest, type ApiClient } from '@tiquete/platform';
import { css, ErrorState, Skeleton, VisuallyHidden, type Theme } from '@tiquete/ui';
import { problemText } from '../form/problemText';
import { useAccess } from '../useAccess';
import { useAccount } from '../useAccount';

interface LoadedProps<T> {
  load: (api: ApiClient) => Promise<T>;
  children: (value: T) => ReactNode;
}
/** A section's data: a skeleton while it loads, and a retry button when it fails. */
export function Loaded<T>({ load, children }: LoadedProps<T>) {
  const t = useAccount();
  const words = useAccess();
  const brand = useBrand();
  const { request, retry } = useRequest('section', load);
  if (request.phase === 'ready') return children(request.value);
  if (request.phase === 'failed')
    return (
      <ErrorState
        title={t('failed')}
        detail={problemText(request.problem, words)}
        onRetry={retry}
        contact={brand}
      />
    );
  return (
    <div aria-busy css={blocks}>
      <div role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </div>
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} width="60%" />
    </div>
  );
}
const blocks = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
