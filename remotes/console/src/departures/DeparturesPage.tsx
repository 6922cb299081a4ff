import { useMessages } from '@tiquete/platform';
import { QueryView } from '@tiquete/staff';
import {
  css,
  EmptyState,
  LinkButton,
  PackageIcon,
  SearchIcon,
  smallText,
  type Theme,
} from '@tiquete/ui';
import { ConsolePage } from '../frame/ConsolePage';
import { useQuery } from '../frame/useQuery';
import { departuresQuery } from '../state/slice';
import { departuresUrl, everyDeparture, type DeparturesQuery } from '../urls';
import { DepartureRows } from './DepartureRows';
import { Filters } from './Filters';

export function DeparturesPage({ query }: { query: DeparturesQuery }) {
  const t = useMessages('console');
  const shown = useQuery(departuresQuery, ({ departures }) => departures, query);
  const isFiltered = departuresUrl(query) !== departuresUrl(everyDeparture);
  const clear = (
    <LinkButton variant="secondary" to={departuresUrl({})}>
      {t('departures.clear')}
    </LinkButton>
  );
  return (
    <ConsolePage title={t('departures.title')}>
      <Filters key={departuresUrl({ ...query, after: '' })} query={query} />
      <QueryView shown={shown} loading={t('departures.loading')}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <EmptyState
              icon={isFiltered ? <SearchIcon /> : <PackageIcon />}
              title={t(isFiltered ? 'departures.none' : 'departures.noneYet')}
              actions={isFiltered && clear}
            >
              <p>{t(isFiltered ? 'departures.noneText' : 'departures.noneYetText')}</p>
            </EmptyState>
          ) : (
            <>
              <p role="status" css={smallText}>
                {t('departures.shown', { count: data.length })}
              </p>
              <DepartureRows departures={data} />
              {(meta.next !== null || query.after !== '') && (
                <nav aria-label={t('frame.pages')} css={row}>
                  {query.after !== '' && (
                    <LinkButton
                      size="s"
                      variant="secondary"
                      to={departuresUrl({ ...query, after: '' })}
                    >
                      {t('departures.first')}
                    </LinkButton>
                  )}
                  {meta.next === null ? (
                    <p css={smallText}>{t('departures.noMore')}</p>
                  ) : (
                    <LinkButton
                      size="s"
                      variant="secondary"
                      to={departuresUrl({ ...query, after: meta.next })}
                    >
                      {t('departures.more')}
                    </LinkButton>
                  )}
                </nav>
              )}
            </>
          )
        }
      </QueryView>
    </ConsolePage>
  );
}
const row = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(4)};
  align-items: center;
`;
