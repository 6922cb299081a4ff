import type { ReactNode } from 'react';
import {
  Button,
  css,
  ErrorState,
  lazyPart,
  Notice,
  Skeleton,
  VisuallyHidden,
  type Theme,
} from '@tiquete/ui';
import { useStaffWords } from '../useStaffWords';
import type { Shown } from './createUseQuery';
import { factorPassed } from './factorQueue';

const SecondFactor = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "second-factor" */ '../second-factor/SecondFactor'))
      .SecondFactor,
);

interface QueryViewProps<Value> {
  shown: Shown<Value>;
  /** Text for screen readers while the query loads. */
  loading: string;
  /** Replaces the general error, unless it returns null. Gets the HTTP status. */
  failed?: (status: number) => ReactNode;
  children: (value: Value) => ReactNode;
}
/**
 * Shows a query in each of its phases. A value that could not be refreshed has a warning above it, or is hidden while the
 * second factor is requested.
 */
export function QueryView<Value>({ shown, loading, failed, children }: QueryViewProps<Value>) {
  const t = useStaffWords();
  const { value, isLoading, problem, refresh } = shown;
  const needsFactor = problem?.code === 'SECOND_FACTOR_REQUIRED';
  const factor = (
    <SecondFactor
      onPassed={factorPassed}
      lazy={{
        loading: <Skeleton height={120} radius={12} />,
        failed: (retry) => <ErrorState title={t('failed')} onRetry={retry} />,
      }}
    />
  );
  if (value !== null) {
    return (
      <div css={column} aria-busy={isLoading}>
        {needsFactor && factor}
        {problem && !needsFactor && (
          <Notice
            kind="warning"
            text={t('stale', { reason: problem.title })}
            action={
              <Button size="s" variant="secondary" onClick={refresh}>
                {t('refresh')}
              </Button>
            }
          />
        )}
        {/* Typed text stays while the second factor is requested. */}
        <div css={column} hidden={needsFactor}>
          {children(value)}
        </div>
      </div>
    );
  }
  if (needsFactor) return factor;
  if (problem)
    return (
      failed?.(problem.status) ?? (
        <ErrorState title={t('failed')} detail={<p>{problem.title}</p>} onRetry={refresh} />
      )
    );
  return (
    <div css={column} aria-busy>
      <p role="status">
        <VisuallyHidden>{loading}</VisuallyHidden>
      </p>
      <Skeleton height={120} radius={12} />
      <Skeleton height={72} radius={12} />
      <Skeleton height={72} radius={12} />
    </div>
  );
}
const column = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(4)};
  &[hidden] {
    display: none;
  }
`;
