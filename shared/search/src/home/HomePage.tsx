import type { ComponentType, ReactNode } from 'react';
import {
  searchSectionChanged,
  selectConfig,
  selectSearchSection,
  today,
  useBrand,
  useHero,
  useDispatch,
  useMessages,
  useNavigate,
  usePageMeta,
  useSelector,
} from '@tiquete/platform';
import {
  Container,
  css,
  SearchCard,
  SearchHero,
  type Theme,
  CheckIcon,
  ContactLinks,
  PhoneIcon,
  TrustList,
} from '@tiquete/ui';
import { SearchDrawer } from '../form/SearchDrawer';
import {
  SearchProductContext,
  type SearchFormProps,
  type SearchProduct,
  useSearchProductWords,
} from '../searchProduct';
import { ByWidth } from './ByWidth';
import { useRestoredDraft } from './useRestoredDraft';
import { homeWords } from './homeWords';
import { RecentSearches, type RecentSearchCardProps } from './RecentSearches';
import { sectionTitle } from './sectionTitle';

export interface HomePageProps<Draft, Query, Errors, Recent> extends TrustProps {
  product: SearchProduct<Draft, Query, Errors>;
  form: ComponentType<SearchFormProps<Draft, Query, Errors>>;
  recent: readonly Recent[];
  /** Content and address of a recent search's card. */
  toCard: (recent: Recent) => RecentSearchCardProps;
  /** Featured items. `draft` is the current form. */
  featured: (draft: Draft) => ReactNode;
}
/**
 * First page of a product: the form with the traveller's last values, recent searches and featured items. Each change of the
 * form is stored.
 */
export function HomePage<Draft, Query, Errors, Recent extends { dates: { start: string } }>({
  product,
  form: Form,
  recent,
  toCard,
  featured,
  promise,
}: HomePageProps<Draft, Query, Errors, Recent>) {
  const t = useMessages(product.namespace);
  const { name: brand } = useBrand();
  const hero = useHero(product.namespace);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { country } = useSelector(selectConfig);
  const section = useSelector(selectSearchSection);
  const { draft, setDraft, formKey } = useRestoredDraft(() =>
    product.readSection(section, today(), country),
  );
  const search: SearchFormProps<Draft, Query, Errors> = {
    initial: draft,
    onChange: (next) => {
      setDraft(next);
      dispatch(searchSectionChanged(product.writeSection(next)));
    },
    onSubmit: (query) => void navigate(product.toUrl(query)),
  };
  usePageMeta({
    title: t('home.metaTitle', { brand }),
    description: t('home.metaDescription', { brand }),
  });
  return (
    <SearchProductContext value={product}>
      <SearchHero
        title={hero.title ?? t('home.title')}
        lead={hero.lead ?? t('home.lead')}
        picture={hero.picture}
      >
        <ByWidth
          phone={<SearchDrawer key={formKey} {...search} />}
          wide={
            <SearchCard>
              <Form key={formKey} {...search} />
            </SearchCard>
          }
        />
      </SearchHero>
      <Container>
        <div css={sections}>
          <RecentSearches recent={recent} toCard={toCard} />
          {featured(draft)}
          <Trust promise={promise} />
        </div>
      </Container>
    </SearchProductContext>
  );
}
const sections = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(12)};
  padding-block: ${theme.spacing(10)} ${theme.spacing(16)};
`;

interface TrustProps {
  /** The product's promise, between the ones about price and contact. */
  promise: { icon: ReactNode; title: string; text: string };
}
/** Promises of the agency, in its own words or in those of the platform, and its contact. */
function Trust({ promise }: TrustProps) {
  const t = useSearchProductWords();
  const brand = useBrand();
  const { name, legal_name: legal, nit, rnt, promises } = brand;
  const price = {
    icon: <CheckIcon aria-hidden />,
    title: t('home.trustPrice'),
    text: t('home.trustPriceText'),
  };
  const contact = {
    icon: <PhoneIcon aria-hidden />,
    title: t('home.trustContact', { brand: name }),
    text: t('home.trustContactText', { legal, nit, rnt }),
    more: <ContactLinks contact={brand} />,
  };
  const own = promises?.map((each) => ({ icon: <CheckIcon aria-hidden />, ...each }));
  return (
    <section>
      <h2 css={sectionTitle}>{own ? homeWords.promises(name) : t('home.trust')}</h2>
      <TrustList items={[...(own ?? [price, promise]), contact]} />
    </section>
  );
}
