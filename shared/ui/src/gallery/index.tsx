// Entry of the gallery. `npm run dev -- ui` serves it.
import { createRoot } from 'react-dom/client';
import { Gallery, type GalleryBrand } from './Gallery';

const root = document.getElementById('root');
const written = document.getElementById('brands')?.textContent;
if (root && written) {
  const brands: GalleryBrand[] = JSON.parse(written);
  const asked = new URLSearchParams(window.location.search).get('brand');
  const brand = brands.find(({ id }) => id === asked) ?? brands[0];
  if (brand) createRoot(root).render(<Gallery brand={brand} brands={brands} />);
}
