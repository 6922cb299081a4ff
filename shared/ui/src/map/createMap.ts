import { Map } from 'ol';
import MVT from 'ol/format/MVT.js';
import { defaults } from 'ol/interaction/defaults.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import { platformModifierKeyOnly } from 'ol/events/condition.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import { fromLonLat, getPointResolution, toLonLat, transformExtent } from 'ol/proj.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import View from 'ol/View.js';
import { mapColours } from './mapColours';
import { mapStyle } from './mapStyle';
import type { MapArea, MapPixel, MapPoint, MapSight, MapSize, MapSource } from './mapTypes';

/** Zoom limits: closest, for a house; farthest, for the area that our own tiles cover around a city. */
const CLOSEST = 17;
const FARTHEST = { gshhg: 8.5, openstreetmap: 3 };
/** Lowest zoom for which each source has tiles. */
const LEAST_TILE_ZOOM = { gshhg: 8, openstreetmap: 0 };
/** Highest zoom of the initial view. */
const FIRST_CLOSEST = 16;
/** Degrees around the initial view within which the centre of the map can move. */
const ROAM = 0.4;
/** Padding of the initial view in pixels, for the markers and for the buttons. */
const [MARGIN, BUTTONS] = [48, 76];
/** Size when there is no layout, such as in a test. */
const UNKNOWN: MapSize = { width: 360, height: 320 };
const MOVE_MS = 250;
const ZOOM_STEP = 1;

export interface MapOptions {
  source: MapSource | null;
  first: MapArea;
  /** Pixels at the lower edge that other content covers. */
  covered: number;
  /** True: the wheel and swipes move the map. False: they scroll the page. */
  isFree: boolean;
  onMoved: (area: MapArea) => void;
  onTap: (at: MapPixel) => void;
  /** Called with true when visible tiles could not be loaded, and with false once they are. */
  onFailed: (hasFailed: boolean) => void;
}
const extentOf = ([south, west, north, east]: MapArea, more = 0) =>
  transformExtent([west - more, south - more, east + more, north + more], 'EPSG:4326', 'EPSG:3857');
const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Creates a map on a canvas. It needs no WebGL, worker or inline markup. */
export function createMap(target: HTMLElement, options: MapOptions) {
  const { source, first, covered, isFree } = options;
  const kind = source?.source ?? 'gshhg';
  const view = new View({
    extent: extentOf(first, ROAM),
    constrainOnlyCenter: true,
    smoothExtentConstraint: false,
    enableRotation: false,
    maxZoom: CLOSEST,
    minZoom: FARTHEST[kind],
  });
  let hasGround = false;
  const tiles = source && loadTiles(source, options.onFailed);
  tiles?.source.once('tileloadend', () => {
    hasGround = true;
  });
  const style = mapStyle(getComputedStyle(target).fontFamily);
  const map = new Map({
    target,
    view,
    controls: [],
    interactions: defaults({ keyboard: false, mouseWheelZoom: isFree }),
    layers: tiles
      ? [
          new VectorTileLayer({
            source: tiles.source,
            // Without the land tiles, a water colour would be wrong for most of the map.
            background: () => (hasGround ? mapColours.water : mapColours.urban),
            declutter: true,
            style: (feature, resolution) =>
              style(feature, view.getZoomForResolution(resolution) ?? 0),
          }),
        ]
      : [],
  });
  if (!isFree) map.addInteraction(new MouseWheelZoom({ condition: platformModifierKeyOnly }));
  const [viewport, overlay] = [map.getViewport(), map.getOverlayContainer()];
  if (!viewport || !overlay) throw new Error('The map has no element to be drawn in');
  viewport.style.touchAction = isFree ? 'none' : 'pan-y';

  const sizeOf = (): MapSize => {
    const [width = 0, height = 0] = map.getSize() ?? [];
    return width > 0 && height > 0 ? { width, height } : UNKNOWN;
  };
  const fit = ({ width, height }: MapSize) => {
    const aside = Math.min(MARGIN, width / 4);
    const above = Math.min(MARGIN, height / 4);
    const below = Math.min(covered + above, height - above - 1);
    view.fit(extentOf(first), {
      size: [width, height],
      padding: [above, Math.min(BUTTONS, width / 4), below, aside],
      maxZoom: FIRST_CLOSEST,
    });
  };
  const pixel = ({ width, height }: MapSize, [x = 0, y = 0]: number[]): MapPixel => {
    const [middleX = 0, middleY = 0] = view.getCenter() ?? [];
    const resolution = view.getResolution() ?? 1;
    return [(x - middleX) / resolution + width / 2, (middleY - y) / resolution + height / 2];
  };
  const move = (to: { center?: number[]; zoom?: number }, done = () => {}) => {
    view.cancelAnimations();
    view.animate({ ...to, duration: isCalm() ? 0 : MOVE_MS }, done);
  };
  const bring = (point: MapPoint, to?: MapPixel) => {
    const { width, height } = sizeOf();
    const [x = 0, y = 0] = fromLonLat([point.longitude, point.latitude]);
    const resolution = view.getResolution() ?? 1;
    const [left, top] = to ?? [width / 2, height / 2];
    move({ center: [x - (left - width / 2) * resolution, y + (top - height / 2) * resolution] });
  };
  const area = (): MapArea => {
    const { width, height } = sizeOf();
    const [west = 0, south = 0, east = 0, north = 0] = view.calculateExtent([width, height]);
    const [left = 0, bottom = 0] = toLonLat([west, south]);
    const [right = 0, top = 0] = toLonLat([east, north]);
    return [round(bottom), round(left), round(top), round(right)];
  };
  const look = (): MapSight => {
    const size = sizeOf();
    const center = view.getCenter() ?? [0, 0];
    return {
      size,
      toPixel: ({ latitude, longitude }) => pixel(size, fromLonLat([longitude, latitude])),
      pixelsPerMetre: 1 / getPointResolution('EPSG:3857', view.getResolution() ?? 1, center),
      bring,
    };
  };

  fit(sizeOf());
  let sight = look();
  const watchers = new Set<() => void>();
  const place = () => [view.getCenter(), view.getResolution(), map.getSize()].join();
  let placed = place();
  // Updates the markers at every frame, together with the map.
  map.on('postrender', () => {
    if (place() === placed) return;
    placed = place();
    sight = look();
    for (const watch of watchers) watch();
  });
  watchGestures(map, viewport, {
    onMoved: () => options.onMoved(area()),
    onTap: options.onTap,
  });
  return {
    /** Container for the markers. Dragging or scrolling over them moves the map. */
    overlay,
    subscribe: (watch: () => void) => {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    sight: () => sight,
    zoom: (direction: 1 | -1) =>
      move({ zoom: (view.getZoom() ?? 0) + direction * ZOOM_STEP }, () => options.onMoved(area())),
    /** Requests the tiles again. */
    retry: () => tiles?.retry(),
    remove: () => {
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
export type TiledMap = ReturnType<typeof createMap>;

/** Creates the tile source and reports whether requested tiles are missing. */
function loadTiles({ tiles, maxZoom, source }: MapSource, onFailed: MapOptions['onFailed']) {
  const made = new VectorTileSource({
    format: new MVT(),
    url: tiles,
    minZoom: LEAST_TILE_ZOOM[source],
    maxZoom,
    wrapX: false,
  });
  const missing = new Set<unknown>();
  made.on('tileloadstart', ({ tile }) => void missing.delete(tile));
  made.on('tileloadend', () => onFailed(missing.size > 0));
  made.on('tileloaderror', ({ tile }) => {
    missing.add(tile);
    onFailed(true);
  });
  const retry = () => {
    missing.clear();
    onFailed(false);
    made.refresh();
  };
  return { source: made, retry };
}
/** Detects taps and moves by the traveller. Ignores the click at the end of a drag. */
function watchGestures(
  map: Map,
  viewport: HTMLElement,
  { onMoved, onTap }: { onMoved: () => void; onTap: MapOptions['onTap'] },
) {
  let isByHand = false;
  let wasDragged = false;
  const byHand = () => {
    isByHand = true;
  };
  map.on('pointerdrag', () => {
    byHand();
    wasDragged = true;
  });
  viewport.addEventListener('wheel', byHand, { passive: true });
  viewport.addEventListener('dblclick', byHand);
  viewport.addEventListener(
    'pointerdown',
    () => {
      wasDragged = false;
    },
    true,
  );
  viewport.addEventListener(
    'click',
    (event) => {
      if (wasDragged) event.stopPropagation();
    },
    true,
  );
  map.on('moveend', () => {
    if (isByHand) onMoved();
    isByHand = false;
  });
  map.on('click', ({ originalEvent, pixel: [x = 0, y = 0] }) => {
    const { target } = originalEvent;
    const isOnControl = target instanceof Element && target.closest('button, a') !== null;
    if (!isOnControl) onTap([x, y]);
  });
}
