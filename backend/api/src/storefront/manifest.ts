import type { Brand } from '@tiquete/contracts';
import { brandPalette, NEUTRAL_PALETTE } from '@tiquete/domain';
import { ICON_SIZES } from './brand-files/brandPictures';
import { BRAND_PICTURES } from './pages/shellPages';

/** Characters that fit on a home screen. */
const SHORT_NAME = 12;

/** Manifest for adding the storefront to a phone's home screen (W3C Web Application Manifest). */
export const webManifest = (brand: Brand) => ({
  id: '/',
  name: brand.name,
  ...(brand.name.length <= SHORT_NAME && { short_name: brand.name }),
  description: brand.tagline,
  lang: 'es-CO',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  categories: ['travel'],
  background_color: NEUTRAL_PALETTE['background-default'],
  theme_color: brandPalette(brand).primary,
  icons: ICON_SIZES.flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: BRAND_PICTURES.icon(size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
});
