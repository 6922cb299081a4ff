import { css } from '@emotion/react';
import type { BrandColors, BrandLook } from '@tiquete/domain';
import { Container } from '../layout/Container';
import { BrandProvider } from '../theme/BrandProvider';
import { theme } from '../theme/theme';
import { Actions } from './Actions';
import { Fields } from './Fields';
import { Foundations } from './Foundations';
import { Messages } from './Messages';
import { Travel } from './Travel';

export type GalleryBrand = BrandColors & BrandLook & { id: string; name: string };

interface GalleryProps {
  brand: GalleryBrand;
  brands: readonly GalleryBrand[];
}
/** Every component of the kit in all its states, in the colours, typeface and corners of one brand. */
export function Gallery({ brand, brands }: GalleryProps) {
  return (
    <BrandProvider brand={brand}>
      <Container>
        <main css={page}>
          <h1>Galería de {brand.name}</h1>
          <nav aria-label="Marcas" css={nav}>
            {brands.map(({ id, name }) => (
              <a key={id} href={`?brand=${id}`} aria-current={id === brand.id || undefined}>
                {name}
              </a>
            ))}
          </nav>
          <Foundations />
          <Actions />
          <Fields />
          <Messages />
          <Travel />
        </main>
      </Container>
    </BrandProvider>
  );
}
const page = css`
  padding-block: ${theme.spacing(8)};
`;
const nav = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(4)};
  padding-block: ${theme.spacing(4)};
  [aria-current] {
    font-weight: ${theme.weight.bold};
  }
`;
