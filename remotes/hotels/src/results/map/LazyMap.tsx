import type { ReactNode } from 'react';
import { useMessages } from '@tiquete/platform';
import { Button, Notice, Skeleton } from '@tiquete/ui';
import { useMapPart, type MapPart } from './useMapPart';

type Parts = Extract<MapPart, { phase: 'ready' }>['part'];
/** Holds the place of a map while its code comes, and says when it does not. */
export function LazyMap({ children }: { children: (parts: Parts) => ReactNode }) {
  const t = useMessages('hotels');
  const [state, retry] = useMapPart();
  if (state.phase === 'loading') return <Skeleton height="100%" radius={20} />;
  if (state.phase === 'ready') return children(state.part);
  return (
    <Notice
      kind="warning"
      text={t('map.failed')}
      action={
        <Button variant="ghost" size="s" onClick={retry}>
          {t('map.retry')}
        </Button>
      }
    />
  );
}
