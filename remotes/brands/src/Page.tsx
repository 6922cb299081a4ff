import { useLocation } from '@tiquete/platform';
import { EditPage } from './edit/EditPage';
import { ListPage } from './list/ListPage';
import { parseBrand } from './urls';

/** `/console/brands`: the list, and with `?brand=` one of them. */
export function Page() {
  const { search } = useLocation();
  const brand = parseBrand(search);
  return brand === null ? <ListPage /> : <EditPage key={brand} brand={brand} />;
}
