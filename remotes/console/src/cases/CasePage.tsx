import { useMessages } from '@tiquete/platform';
import { QueryView } from '@tiquete/staff';
import { Button, EmptyState, LinkButton, SearchIcon } from '@tiquete/ui';
import { ConsolePage } from '../frame/ConsolePage';
import { usePageLeft } from '../frame/usePageLeft';
import { useQuery } from '../frame/useQuery';
import { caseQuery } from '../state/slice';
import { CASES_PATH } from '../urls';
import { caseTitle } from './caseTitle';
import { WholeCase } from './WholeCase';

export function CasePage({ id }: { id: string }) {
  const t = useMessages('console');
  const shown = useQuery(caseQuery, (state) => state.case, id);
  usePageLeft();
  const { value } = shown;
  const back = (
    <LinkButton variant="secondary" to={CASES_PATH}>
      {t('case.back')}
    </LinkButton>
  );
  const missing = (
    <EmptyState icon={<SearchIcon />} title={t('case.missing')} actions={back}>
      <p>{t('case.missingText')}</p>
    </EmptyState>
  );
  const tools = value && (
    <Button size="s" variant="secondary" busy={shown.isLoading} onClick={shown.refresh}>
      {t('frame.refresh')}
    </Button>
  );
  return (
    <ConsolePage title={value ? caseTitle(value) : t('cases.title')} tools={tools}>
      <QueryView
        shown={shown}
        loading={t('case.loading')}
        failed={(status) => (status === 404 ? missing : null)}
      >
        {(opened) => <WholeCase opened={opened} />}
      </QueryView>
      {value && <p>{back}</p>}
    </ConsolePage>
  );
}
