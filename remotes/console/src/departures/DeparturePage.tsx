import { formatDayYear, useMessages } from '@tiquete/platform';
import { QueryView } from '@tiquete/staff';
import { Button, css, EmptyState, LinkButton, SearchIcon, type Theme } from '@tiquete/ui';
import { ConsolePage } from '../frame/ConsolePage';
import { halves } from '../frame/halves';
import { usePageLeft } from '../frame/usePageLeft';
import { useQuery } from '../frame/useQuery';
import { departureQuery } from '../state/slice';
import { DEPARTURES_PATH } from '../urls';
import { Allotments } from './Allotments';
import { Decision } from './Decision';
import { DepartureFacts } from './DepartureFacts';
import { Passengers } from './Passengers';
import { Sale } from './Sale';
import { SaleBadge } from './SaleBadge';

export function DeparturePage({ id }: { id: string }) {
  const t = useMessages('console');
  const shown = useQuery(departureQuery, ({ departure }) => departure, id);
  usePageLeft();
  const { value } = shown;
  const back = (
    <LinkButton variant="secondary" to={DEPARTURES_PATH}>
      {t('departure.back')}
    </LinkButton>
  );
  const missing = (status: number) =>
    status === 404 || status === 400 ? (
      <EmptyState icon={<SearchIcon />} title={t('departure.missing')} actions={back}>
        <p>{t('departure.missingText')}</p>
      </EmptyState>
    ) : null;
  const tools = value && (
    <div css={row}>
      <SaleBadge sale={value.sale} />
      <Button size="s" variant="secondary" busy={shown.isLoading} onClick={shown.refresh}>
        {t('frame.refresh')}
      </Button>
    </div>
  );
  return (
    <ConsolePage
      title={
        value
          ? t('departure.title', { name: value.name, day: formatDayYear(value.date) })
          : t('departures.title')
      }
      tools={tools}
    >
      <QueryView shown={shown} loading={t('departure.loading')} failed={missing}>
        {(departure) => (
          <div css={halves}>
            <div>
              <DepartureFacts departure={departure} />
              <Allotments departure={departure} />
            </div>
            <div>
              <Decision departure={departure} />
              <Sale departure={departure} />
              <Passengers departure={departure} />
            </div>
          </div>
        )}
      </QueryView>
      {value && <p>{back}</p>}
    </ConsolePage>
  );
}
const row = (theme: Theme) => css`
  display: flex;
  align-items: center;
  gap: ${theme.spacing(3)};
`;
