import { useMessages } from '@tiquete/platform';
import { Chip } from '@tiquete/ui';

export interface FavouritesChipProps {
  /** Favourites among the hotels found. */
  count: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}
/** Shows only the hotels kept. Always there, so that keeping the first one moves nothing. */
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
