import { css, type Theme } from '@tiquete/ui';
import { formatDistance } from '../geometry/formatDistance';
import { metresPerPixel, type MapView } from '../geometry/mapView';
import { scaleBar } from '../geometry/scaleBar';

const LONGEST_PX = 110;

export function MapScale({ view }: { view: MapView }) {
  const { metres, pixels } = scaleBar(metresPerPixel(view), LONGEST_PX);
  return (
    <span css={bar} style={{ width: pixels }}>
      {formatDistance(metres)}
    </span>
  );
}
const bar = (theme: Theme) => css`
  ${theme.type.small}
  position: absolute;
  inset: auto ${theme.spacing(3)} ${theme.spacing(3)} auto;
  border: 1.5px solid ${theme.vars.palette.text.secondary};
  border-top: 0;
  text-align: center;
  white-space: nowrap;
  color: ${theme.vars.palette.text.secondary};
  pointer-events: none;
`;
