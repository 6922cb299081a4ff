import { useMessages, useNavigate } from '@tiquete/platform';
import { QueryView } from '@tiquete/staff';
import { Chip, css, EmptyState, SuccessIcon, type Theme } from '@tiquete/ui';
import { ConsolePage } from '../frame/ConsolePage';
import { Pages } from '../frame/Pages';
import { useQuery } from '../frame/useQuery';
import { casesQuery } from '../state/slice';
import { casesUrl, type CasesQuery } from '../urls';
import { CaseRows } from './CaseRows';

const STATES = ['OPEN', 'RESOLVED'] as const;

export function CasesPage({ query }: { query: CasesQuery }) {
  const t = useMessages('console');
  const navigate = useNavigate();
  const shown = useQuery(casesQuery, ({ cases }) => cases, query);
  const isOpen = query.state === 'OPEN';
  return (
    <ConsolePage title={t('cases.title')}>
      <div role="group" aria-label={t('cases.filter')} css={row}>
        {STATES.map((state) => (
          <Chip
            key={state}
            label={t(`cases.${state}`)}
            selected={state === query.state}
            onClick={() => void navigate(casesUrl({ state }))}
          />
        ))}
      </div>
      <QueryView shown={shown} loading={t('cases.loading')}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <EmptyState
              icon={<SuccessIcon />}
              title={t(isOpen ? 'cases.none' : 'cases.noneClosed')}
            >
              <p>{t(isOpen ? 'cases.noneText' : 'cases.noneClosedText')}</p>
            </EmptyState>
          ) : (
            <>
              <CaseRows cases={data} />
              <Pages meta={meta} urlOf={(page) => casesUrl({ ...query, page })} />
            </>
          )
        }
      </QueryView>
    </ConsolePage>
  );
}
const row = (theme: Theme) => css`
  display: flex;
  gap: ${theme.spacing(2)};
`;
