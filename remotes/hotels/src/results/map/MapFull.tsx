import { useMessages } from '@tiquete/platform';
import { FullScreen } from '@tiquete/search';
import { Button, css, type Theme } from '@tiquete/ui';
import { LazyHotelsMap } from './LazyMap';
import { MapCards } from './MapCards';
import type { ResultMapProps } from './resultMap';

/** Height of the cards and the space below them, in pixels. */
const CARDS_PX = 230;

/** Map on a phone: the whole screen, with the hotels as cards over its lower edge. */
export function MapFull({
  nights,
  toDetail,
  status,
  onClose,
  ...map
}: ResultMapProps & { status: string; onClose: () => void }) {
  const t = useMessages('hotels');
  return (
    <FullScreen label={t('map.label')} onClose={onClose}>
      <div css={layout}>
        <header>
          <p role="status">{status}</p>
          <Button variant="secondary" size="s" onClick={onClose}>
            {t('map.hide')}
          </Button>
        </header>
        <LazyHotelsMap {...map} covered={CARDS_PX}>
          {map.hotels.length > 0 && (
            <MapCards
              hotels={map.hotels}
              nights={nights}
              selected={map.selected}
              onSelect={map.onSelect}
              toDetail={toDetail}
            />
          )}
        </LazyHotelsMap>
      </div>
    </FullScreen>
  );
}
const layout = (theme: Theme) => css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100%;
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.spacing(3)};
    padding: ${theme.spacing(2)} ${theme.spacing(4)};
    background: ${theme.vars.palette.background.paper};
    font-weight: ${theme.weight.strong};
  }
  [role='group'] {
    border: 0;
    border-radius: 0;
  }
`;
