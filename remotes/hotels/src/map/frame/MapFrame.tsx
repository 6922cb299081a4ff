import type { ReactNode } from 'react';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import type { Area } from '../geometry/geo';
import { MapControls } from './MapControls';
import {
  areaInSight,
  panned,
  zoomed,
  type MapView,
  type Pixel,
  type Size,
} from '../geometry/mapView';
import { MapScale } from './MapScale';
import { useMapGestures } from './useMapGestures';
import { useMapView, type SizedView } from './useMapView';

export interface MapFrameProps {
  /** Its name, read aloud. */
  label: string;
  fit: (size: Size) => MapView;
  /** A new key fits anew. */
  fitKey: string;
  /** The map owns wheel and swipes; else the page keeps scrolling under them. */
  isFree: boolean;
  onMoved?: (area: Area) => void;
  onTap?: (at: Pixel, sized: SizedView) => void;
  /** Drawn under the markers: children of an svg in pixels of the frame. */
  drawing: (sized: SizedView) => ReactNode;
  markers: (sized: SizedView, change: (next: (last: SizedView) => MapView) => void) => ReactNode;
}
/** A map without tiles: what is drawn is ours, on plain ground, to scale. */
export function MapFrame({
  label,
  fit,
  fitKey,
  isFree,
  onMoved,
  onTap,
  drawing,
  markers,
}: MapFrameProps) {
  const t = useMessages('hotels');
  const { frame, sized, change } = useMapView(fit, fitKey);
  const move = (next: (last: SizedView) => MapView) => {
    change(next);
    if (sized) onMoved?.(areaInSight(next(sized), sized.size));
  };
  const zoom = (factor: number, at?: Pixel) =>
    move(({ view, size }) => zoomed(view, size, factor, at));
  const gestures = useMapGestures(frame, isFree, {
    onPan: (dx, dy) => move(({ view }) => panned(view, dx, dy)),
    onZoom: zoom,
    onTap: (at) => sized && onTap?.(at, sized),
  });
  return (
    <div
      ref={frame}
      role="group"
      aria-label={label}
      css={[ground, isFree ? free : paged]}
      {...gestures}
    >
      {sized && (
        <>
          <svg aria-hidden width={sized.size.width} height={sized.size.height}>
            {drawing(sized)}
          </svg>
          {markers(sized, change)}
          <MapScale view={sized.view} />
          <MapControls onZoomIn={() => zoom(1.7)} onZoomOut={() => zoom(1 / 1.7)} />
          <p css={note}>{t('map.note')}</p>
        </>
      )}
    </div>
  );
}
const ground = (theme: Theme) => css`
  position: relative;
  height: 100%;
  min-height: 280px;
  overflow: hidden;
  background: ${theme.vars.palette.background.subtle};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.l};
  cursor: grab;
  user-select: none;
  &:active {
    cursor: grabbing;
  }
  > svg {
    position: absolute;
    inset: 0;
    max-width: none;
  }
`;
const free = css`
  touch-action: none;
`;
const paged = css`
  touch-action: pan-y;
`;
const note = (theme: Theme) => css`
  ${theme.type.small}
  position: absolute;
  inset: auto auto ${theme.spacing(2)} ${theme.spacing(3)};
  max-width: 55%;
  color: ${theme.vars.palette.text.secondary};
  pointer-events: none;
`;
