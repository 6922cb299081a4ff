import { searchSectionChanged, selectConfig, useDispatch, useMessages, useNavigate, useSelector } from '@tiquete/platform';
import { Button, Container, css, type Theme } from '@tiquete/ui';
import { SearchDrawer } from '../search/SearchDrawer';
import { SearchForm } from '../search/SearchForm';
import type { SearchErrors } from '../search/checkSearch';
import type { HotelQuery, SearchDraft } from '../search/hotelQuery';
import { resultsUrl } from '../urls';
import { pageFrame, panel } from './pageFrame';
import { usePageTitle } from './usePageTitle';

export interface InvalidSearchProps {
  draft: SearchDraft;
  errors: SearchErrors;
  /** Where the completed search goes; the results unless said. */
  toUrl?: (query: HotelQuery) => string;
}
/** An address that is no request: what could be read of it stands in the form, with what is missing said at its field. */
export function InvalidSearch({ draft, errors, toUrl = resultsUrl }: InvalidSearchProps) {
  const t = useMessages('hotels');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { isMobile } = useSelector(selectConfig);
  usePageTitle(t('results.titleInvalid'));
  const form = { initial: draft, initialErrors: errors, onSubmit: (query: HotelQuery) => void navigate(toUrl(query)) };
  return (
    <Container>
      <div css={pageFrame}>
        <div>
          <h1 tabIndex={-1}>{t('results.titleInvalid')}</h1>
          <p>{t('results.invalidText')}</p>
          {isMobile && (
            <ul css={missing}>
              {Object.values(errors).map((error) => (
                <li key={error}>{t(`search.errors.${error}`)}</li>
              ))}
            </ul>
          )}
        </div>
        {isMobile ? (
          <>
            <SearchDrawer {...form} />
            <Button fullWidth onClick={() => dispatch(searchSectionChanged({ openFormMobile: true }))}>
              {t('results.complete')}
            </Button>
          </>
        ) : (
          <div css={panel}>
            <SearchForm {...form} />
          </div>
        )}
      </div>
    </Container>
  );
}
const missing = (theme: Theme) => css`
  margin-top: ${theme.spacing(3)};
  font-weight: 600;
  color: ${theme.vars.palette.error.main};
`;
