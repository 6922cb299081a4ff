import { useMessages } from '@tiquete/platform';
import { css, IconButton, MinusIcon, PlusIcon, type Theme } from '@tiquete/ui';

export function MapControls({
  onZoomIn,
  onZoomOut,
}: {
  onZoomIn: () => void;
  onZoomOut: () => void;
}) {
  const t = useMessages('hotels');
  return (
    <div css={column}>
      <IconButton
        outlined
        label={t('map.zoomIn')}
        icon={<PlusIcon aria-hidden />}
        onClick={onZoomIn}
        onDoubleClick={(event) => event.stopPropagation()}
      />
      <IconButton
        outlined
        label={t('map.zoomOut')}
        icon={<MinusIcon aria-hidden />}
        onClick={onZoomOut}
        onDoubleClick={(event) => event.stopPropagation()}
      />
    </div>
  );
}
const column = (theme: Theme) => css`
  position: absolute;
  inset: ${theme.spacing(3)} ${theme.spacing(3)} auto auto;
  display: grid;
  gap: ${theme.spacing(2)};
`;
