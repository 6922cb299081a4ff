import { createElement, useState } from 'react';
import { Button } from '../button/Button';
import { Notice } from '../feedback/Notice';
import { Skeleton } from '../feedback/Skeleton';
import { lazyPart } from '../lib/lazyPart';
import { mapWords, words } from '../messages/es';
import type { TileMapProps } from './mapTypes';

const canvas = lazyPart(
  async () => (await import(/* webpackChunkName: "ui-map" */ './MapCanvas')).MapCanvas,
);
/** A map to drag and zoom. Its code comes when it first shows; where it cannot, that is said. */
export function TileMap(props: TileMapProps) {
  const [hasFailed, setFailed] = useState(false);
  const Canvas = canvas.usePart(!hasFailed, () => setFailed(true));
  if (Canvas) return createElement(Canvas, props);
  if (!hasFailed) return <Skeleton height="100%" radius={20} />;
  return (
    <Notice
      kind="warning"
      text={mapWords.failed}
      action={
        <Button variant="ghost" size="s" onClick={() => setFailed(false)}>
          {words.retry}
        </Button>
      }
    />
  );
}
/** Brings the map's code before it is shown. */
export const prefetchMap = canvas.prefetch;
