import { useMessages } from '@tiquete/platform';
import { Chip } from '@tiquete/ui';

export interface FavouritesChipProps {
  /** Number of favourites in the results. */
  count: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}
/** Filter for favourites. It is always visible, so that adding the first one moves nothing. */
export function FavouritesChip({ count, isOn, onChange }: FavouritesChipProps) {
  const t = useMessages('hotels');
  return (
    <Chip
      label={count > 0 ? t('favourites.filterCount', { count }) : t('favourites.filter')}
      selected={isOn}
      onClick={() => onChange(!isOn)}
    />
  );
}
