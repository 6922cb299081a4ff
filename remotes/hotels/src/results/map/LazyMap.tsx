import { useMessages } from '@tiquete/platform';
import { Button, lazyPart, Notice, prefetchMap, Skeleton } from '@tiquete/ui';
import type { HotelsMapProps } from './HotelsMap';
import type { PlaceMapProps } from './PlaceMap';

const load = () => {
  prefetchMap();
  return import(/* webpackChunkName: "map" */ './index');
};
const HotelsMap = lazyPart(async () => (await load()).HotelsMap);
const PlaceMap = lazyPart(async () => (await load()).PlaceMap);

/** Map of the results. Its code loads when it is first shown. */
export const LazyHotelsMap = (props: HotelsMapProps) => (
  <HotelsMap {...props} lazy={useLazyMap()} />
);
/** Map of one hotel and the hotels around it. */
export const LazyPlaceMap = (props: PlaceMapProps) => <PlaceMap {...props} lazy={useLazyMap()} />;

function useLazyMap() {
  const t = useMessages('hotels');
  const failed = (retry: () => void) => (
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
  return { loading: <Skeleton height="100%" radius={20} />, failed };
}
