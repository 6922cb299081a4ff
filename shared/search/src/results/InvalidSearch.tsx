import {
  searchSectionChanged,
  selectConfig,
  useDispatch,
  useNavigate,
  useSelector,
} from '@tiquete/platform';
import { Button, Container, css, type Theme } from '@tiquete/ui';
import { useResultsTitle } from './useResultsTitle';
import { useSearchProduct, useSearchProductWords } from '../searchProduct';
import { LazySearchForm } from '../form/lazySearchForm';
import { pageFrame, panel } from '../form/pageFrame';
import { SearchDrawer } from '../form/SearchDrawer';

export interface InvalidSearchProps<Draft, Query, Errors> {
  draft: Draft;
  errors: Errors;
  /** Message keys below `search.errors`. */
  missing: readonly string[];
  /** Address for the completed search. Default: the results. */
  toUrl?(this: void, query: Query): string;
}
/** Page of an invalid address. The form has the values that could be read, and shows its errors. */
export function InvalidSearch<Draft, Query, Errors>(
  props: InvalidSearchProps<Draft, Query, Errors>,
) {
  const { draft, errors, missing, toUrl }: InvalidSearchProps<unknown, unknown, unknown> = props;
  const t = useSearchProductWords();
  const product = useSearchProduct();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { isMobile } = useSelector(selectConfig);
  const title = t('results.titleInvalid');
  useResultsTitle(product.namespace, title);
  const form = {
    initial: draft,
    initialErrors: errors,
    onSubmit: (query: unknown) => void navigate((toUrl ?? product.toUrl)(query)),
  };
  return (
    <Container>
      <div css={pageFrame}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p css={why}>{t('results.invalidText')}</p>
          {isMobile && (
            <ul css={list}>
              {missing.map((error) => (
                <li key={error}>{t(`search.errors.${error}`)}</li>
              ))}
            </ul>
          )}
        </div>
        {isMobile ? (
          <>
            <SearchDrawer {...form} />
            <Button
              fullWidth
              onClick={() => dispatch(searchSectionChanged({ openFormMobile: true }))}
            >
              {t('results.complete')}
            </Button>
          </>
        ) : (
          <div css={panel}>
            <LazySearchForm {...form} />
          </div>
        )}
      </div>
    </Container>
  );
}
const why = (theme: Theme) => css`
  margin-top: ${theme.spacing(2)};
`;
const list = (theme: Theme) => css`
  margin-top: ${theme.spacing(3)};
  font-weight: ${theme.weight.strong};
  color: ${theme.vars.palette.error.main};
`;
