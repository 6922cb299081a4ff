import type { ReactNode } from 'react';
import { toProblem, useApi, useBrand, type ApiClient } from '@tiquete/platform';
import { css, ErrorState, Skeleton, VisuallyHidden, type Theme } from '@tiquete/ui';
import { useLoaded } from '../../pages/useLoaded';
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
  const api = useApi();
  const brand = useBrand();
  const [state, retry] = useLoaded(() => load(api));
  if (state.phase === 'ready') return children(state.value);
  if (state.phase === 'failed')
    return (
      <ErrorState
        title={t('failed')}
        detail={problemText(toProblem(state.error), words)}
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
