import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { css, type Theme } from '@emotion/react';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { MinusIcon, PlusIcon } from '../icons';
import { mapWords, words } from '../messages/es';
import { createMap, type TiledMap } from './createMap';
import { mapColours } from './mapColours';
import type { TileMapProps } from './mapTypes';
import { scaleBar } from './scaleBar';

/** The map with its markers, controls and attribution. */
export function MapCanvas(props: TileMapProps) {
  const { label, source, first, covered = 0, isFree } = props;
  const frame = useRef<HTMLDivElement>(null);
  const heard = useRef(props);
  const [map, setMap] = useState<TiledMap | null>(null);
  const [hasFailed, setFailed] = useState(source === null);
  useEffect(() => {
    heard.current = props;
  });
  const create = useEffectEvent((element: HTMLElement) => {
    const made: TiledMap = createMap(element, {
      source,
      first,
      covered,
      isFree,
      onMoved: (area) => heard.current.onMoved?.(area),
      onTap: (at) => heard.current.onTap?.(at, made.sight()),
      onFailed: setFailed,
    });
    return made;
  });
  useLayoutEffect(() => {
    if (!frame.current) return;
    const made = create(frame.current);
    setMap(made);
    return () => made.remove();
  }, []);
  return (
    <div role="group" aria-label={label} css={ground}>
      <div ref={frame} css={canvas} />
      {map && <MapOverlay map={map}>{props.children}</MapOverlay>}
      {hasFailed && (
        <div css={notice} role="status">
          <p>{mapWords.noGround}</p>
          {source && (
            <Button variant="ghost" size="s" onClick={() => map?.retry()}>
              {words.retry}
            </Button>
          )}
        </div>
      )}
      {map && (
        <div css={controls}>
          <IconButton
            outlined
            label={mapWords.zoomIn}
            icon={<PlusIcon aria-hidden />}
            onClick={() => map.zoom(1)}
          />
          <IconButton
            outlined
            label={mapWords.zoomOut}
            icon={<MinusIcon aria-hidden />}
            onClick={() => map.zoom(-1)}
          />
        </div>
      )}
      {source && <p css={credit}>{mapWords.credits[source.source]}</p>}
    </div>
  );
}
/** The markers on the map, which follow every frame of a move. */
function MapOverlay({ map, children }: { map: TiledMap; children: TileMapProps['children'] }) {
  const sight = useSyncExternalStore(map.subscribe, map.sight);
  return (
    <>
      {createPortal(<div css={overlay}>{children(sight)}</div>, map.overlay)}
      <MapScale metresPerPixel={1 / sight.pixelsPerMetre} />
    </>
  );
}
const ground = (theme: Theme) => css`
  position: relative;
  height: 100%;
  min-height: 280px;
  overflow: hidden;
  background: ${mapColours.urban};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.l};
  user-select: none;
`;
const canvas = css`
  position: absolute;
  inset: 0;
  cursor: grab;
  &:active {
    cursor: grabbing;
  }
`;
/** Lets pointer events through to the map between the markers. */
const overlay = css`
  pointer-events: none;
  button,
  a {
    pointer-events: auto;
  }
`;
const controls = (theme: Theme) => css`
  position: absolute;
  inset: ${theme.spacing(3)} ${theme.spacing(3)} auto auto;
  display: grid;
  gap: ${theme.spacing(2)};
`;
const notice = (theme: Theme) => css`
  ${theme.type.small}
  position: absolute;
  inset: ${theme.spacing(3)} 72px auto ${theme.spacing(3)};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.spacing(2)};
  width: fit-content;
  padding: ${theme.spacing(2)} ${theme.spacing(3)};
  border-radius: ${theme.vars.radius.m};
  background: ${theme.vars.palette.background.paper};
  color: ${theme.vars.palette.text.primary};
  box-shadow: ${theme.vars.shadow};
`;
const credit = (theme: Theme) => css`
  ${theme.type.small}
  position: absolute;
  inset: auto auto 0 0;
  max-width: calc(100% - 120px);
  padding: 1px ${theme.spacing(2)};
  border-radius: 0 ${theme.vars.radius.s} 0 0;
  background: color-mix(in srgb, ${theme.vars.palette.background.paper} 88%, transparent);
  color: ${theme.vars.palette.text.primary};
  pointer-events: none;
`;

const LONGEST_PX = 96;

const inWords = (metres: number) => (metres < 1000 ? `${metres} m` : `${metres / 1000} km`);
function MapScale({ metresPerPixel }: { metresPerPixel: number }) {
  const { metres, pixels } = scaleBar(metresPerPixel, LONGEST_PX);
  return (
    <span css={bar} style={{ width: pixels }}>
      {inWords(metres)}
    </span>
  );
}
const bar = (theme: Theme) => css`
  ${theme.type.small}
  position: absolute;
  inset: auto ${theme.spacing(3)} ${theme.spacing(2)} auto;
  border: 1.5px solid ${theme.vars.palette.text.secondary};
  border-top: 0;
  text-align: center;
  white-space: nowrap;
  color: ${theme.vars.palette.text.primary};
  pointer-events: none;
`;
