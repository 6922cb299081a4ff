import { Button } from '../button/Button';
import { Notice } from '../feedback/Notice';
import { Skeleton } from '../feedback/Skeleton';
import { lazyPart } from '../lib/lazyPart';
import { mapWords, words } from '../messages/es';
import type { TileMapProps } from './mapTypes';

const Canvas = lazyPart(
  async () => (await import(/* webpackChunkName: "ui-map" */ './MapCanvas')).MapCanvas,
);
/** A map to drag and zoom. Its code loads when it is first shown. */
export const TileMap = (props: TileMapProps) => (
  <Canvas {...props} lazy={{ loading: <Skeleton height="100%" radius={20} />, failed }} />
);
const failed = (retry: () => void) => (
  <Notice
    kind="warning"
    text={mapWords.failed}
    action={
      <Button variant="ghost" size="s" onClick={retry}>
        {words.retry}
      </Button>
    }
  />
);
/** Loads the map's code before it is shown. */
export const prefetchMap = Canvas.prefetch;
