import { useMessages } from '@tiquete/platform';
import { Button, MapIcon } from '@tiquete/ui';
import type { HotelFilters } from '../model/hotelFilters';

export interface MapButtonProps {
  filters: HotelFilters;
  onChange: (filters: HotelFilters) => void;
}
export function MapButton({ filters, onChange }: MapButtonProps) {
  const t = useMessages('hotels');
  return (
    <Button
      variant="secondary"
      size="s"
      aria-pressed={filters.map}
      onClick={() => onChange({ ...filters, map: !filters.map })}
    >
      <MapIcon size={18} aria-hidden />
      {t(filters.map ? 'map.hide' : 'map.show')}
    </Button>
  );
}
