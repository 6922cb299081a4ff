import { css, type Theme } from '@tiquete/ui';
import { LazyHotelsMap } from './LazyMap';
import { MapCard } from './MapCard';
import type { ResultMapProps } from './resultMap';

/** Id of the map, the target of the skip link. */
export const MAP_ID = 'hotels-map';

/** Map beside the list, which stays while the list scrolls. The selected hotel is shown at its lower edge. */
export function MapBeside({ nights, toDetail, ...map }: ResultMapProps) {
  const chosen = map.hotels.find(({ hotelCode }) => hotelCode === map.selected);
  return (
    <div id={MAP_ID} tabIndex={-1} css={beside}>
      <LazyHotelsMap {...map}>
        {chosen && (
          <div css={inset}>
            <MapCard
              hotel={chosen}
              nights={nights}
              detailUrl={toDetail(chosen.hotelCode)}
              onDismiss={() => map.onSelect(null)}
            />
          </div>
        )}
      </LazyHotelsMap>
    </div>
  );
}
/** Sticks below the shell's header and the heading of the results. */
const beside = (theme: Theme) => css`
  position: sticky;
  top: ${theme.spacing(38)};
  height: calc(100dvh - ${theme.spacing(42)});
  min-height: 360px;
`;
const inset = (theme: Theme) => css`
  width: min(380px, 92%);
  margin-inline: auto;
  padding-inline: ${theme.spacing(3)};
`;
