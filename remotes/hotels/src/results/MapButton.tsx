import { useMessages } from '@tiquete/platform';
import { Button, css, MapIcon, type Theme } from '@tiquete/ui';
import type { HotelFilters } from '../model/hotelFilters';

export interface MapButtonProps {
  filters: HotelFilters;
  onChange: (filters: HotelFilters) => void;
  /** True on a phone, where the button floats over the list. */
  isFloating?: boolean;
}
export function MapButton({ filters, onChange, isFloating = false }: MapButtonProps) {
  const t = useMessages('hotels');
  return (
    <Button
      variant={isFloating ? 'primary' : 'secondary'}
      size="s"
      aria-pressed={filters.map}
      onClick={() => onChange({ ...filters, map: !filters.map })}
      css={isFloating ? floating : undefined}
    >
      <MapIcon size={18} aria-hidden />
      {t(filters.map ? 'map.hide' : 'map.show')}
    </Button>
  );
}
const floating = (theme: Theme) => css`
  position: sticky;
  bottom: calc(${theme.spacing(4)} + env(safe-area-inset-bottom));
  z-index: 2;
  align-self: center;
  border-radius: ${theme.vars.radius.pill};
  box-shadow: ${theme.vars.shadow};
`;
