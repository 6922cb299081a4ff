import { useBrand, useMessages, usePageMeta } from '@tiquete/platform';
import { useHomeSearch } from '@tiquete/search';
import { Container, css, type Theme } from '@tiquete/ui';
import { fromSearchSection, toDraftSection } from '../state/searchSection';
import { resultsUrl } from '../urls';
import { FeaturedRoutes } from './FeaturedRoutes';
import { Hero } from './Hero';
import { RecentSearches } from './RecentSearches';
import { Trust } from './Trust';

/** `/flights`: the form first, then the ways back into it. */
export function Page() {
  const t = useMessages('flights');
  const brand = useBrand();
  const search = useHomeSearch({
    read: fromSearchSection,
    keep: toDraftSection,
    toUrl: resultsUrl,
  });
  usePageMeta({
    title: t('home.metaTitle', { brand: brand.name }),
    description: t('home.metaDescription', { brand: brand.name }),
  });
  return (
    <>
      <Hero {...search} />
      <Container>
        <div css={sections}>
          <RecentSearches />
          <FeaturedRoutes />
          <Trust />
        </div>
      </Container>
    </>
  );
}
const sections = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(12)};
  padding-block: ${theme.spacing(10)} ${theme.spacing(16)};
`;
