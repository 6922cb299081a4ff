import { useDispatch, useMessages, useSelector } from '@tiquete/platform';
import { css, FavouriteIcon, IconButton, type Theme } from '@tiquete/ui';
import { favouriteToggled, selectFavourites } from '../../state/slice';
import type { Favourite } from '../../model/favourites';

/** Heart that is filled for a favourite. */
export function FavouriteButton({
  favourite,
  className,
}: {
  favourite: Favourite;
  className?: string;
}) {
  const t = useMessages('hotels');
  const dispatch = useDispatch();
  const isFavourite = useSelector((state: Parameters<typeof selectFavourites>[0]) =>
    selectFavourites(state).some(({ hotelCode }) => hotelCode === favourite.hotelCode),
  );
  return (
    <IconButton
      outlined
      aria-pressed={isFavourite}
      label={t('favourites.keep', { name: favourite.name })}
      icon={<FavouriteIcon aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />}
      onClick={() => dispatch(favouriteToggled(favourite))}
      className={className}
      css={heart}
    />
  );
}
const heart = (theme: Theme) => css`
  &[aria-pressed='true'] svg {
    color: ${theme.vars.palette.error.main};
  }
`;
