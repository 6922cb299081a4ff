import { selectConfig, useMessages, useSelector } from '@tiquete/platform';
import { CalendarIcon, PanelField } from '@tiquete/ui';
import { monthsQuery } from '../state/queries';
import { selectMonths } from '../state/slice';
import { MonthsPanel } from './MonthsPanel';
import type { DepartureDates, SearchDraft } from '../model/packageQuery';
import { useMonths } from './useMonths';
import { useSearchWords } from './useSearchWords';

export interface MonthsFieldProps {
  draft: SearchDraft;
  error?: string;
  onChange: (dates: DepartureDates | null) => void;
}
/** When the journey begins: any day, a month, or one of its departures. */
export function MonthsField({ draft, error, onChange }: MonthsFieldProps) {
  const t = useMessages('packages');
  const words = useSearchWords();
  const { isMobile } = useSelector(selectConfig);
  return (
    <PanelField
      label={t('search.when')}
      summary={words.departure(draft.dates)}
      icon={<CalendarIcon size={20} aria-hidden />}
      isInline={isMobile}
      error={error}
    >
      {(close) => <AskedMonths draft={draft} onChange={onChange} onDone={close} />}
    </PanelField>
  );
}
/** Asked for when the panel opens. */
function AskedMonths({
  draft,
  onChange,
  onDone,
}: Omit<MonthsFieldProps, 'error'> & { onDone: () => void }) {
  const asked = useMonths(draft, { query: monthsQuery, state: useSelector(selectMonths) });
  return <MonthsPanel {...asked} dates={draft.dates} onChange={onChange} onDone={onDone} />;
}
