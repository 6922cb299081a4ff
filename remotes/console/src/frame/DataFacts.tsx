import { formatMoney, useMessages } from '@tiquete/platform';
import { FACTS, REFUND_REASONS, REFUSALS, SUPPLIER_ANSWERS } from '../messages/labels';
import { BOOKING_STATES, labelOf } from '../messages/stateLabels';
import { Facts } from './Facts';
import { useMoments } from './moments';

/** Fields that hold whole pesos. */
const MONEY = new Set([
  'amount',
  'allowed',
  'captured',
  'discount',
  'ours',
  'owed',
  'due',
  'penalty',
  'refund',
  'gateway',
]);
/** Fields that hold an ISO instant. */
const INSTANTS = new Set(['waits_until']);
type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Data of a case or an event, labelled where a label exists. `difference` is left out: it is the page's title. */
export function DataFacts({ data }: { data: Data }) {
  const t = useMessages('console');
  const { moment } = useMoments();
  const show = (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('frame.none');
    if (typeof value === 'number') return MONEY.has(name) ? formatMoney(value) : String(value);
    if (typeof value === 'boolean') return t(value ? 'frame.yes' : 'frame.no');
    if (isData(value))
      return Object.entries(value)
        .map(([inner, one]) => `${labelOf(FACTS, inner)}: ${show(inner, one)}`)
        .join(' · ');
    if (Array.isArray(value)) return value.map((one) => show(name, one)).join(', ');
    return INSTANTS.has(name) ? moment(String(value)) : wordOf(name, String(value));
  };
  return (
    <Facts
      facts={Object.entries(data)
        .filter(([name]) => name !== 'difference')
        .map(([name, value]) => ({ name: labelOf(FACTS, name), value: show(name, value) }))}
    />
  );
}

function wordOf(name: string, value: string): string {
  if (name === 'answer') return labelOf(SUPPLIER_ANSWERS, value);
  if (name === 'state') return labelOf(BOOKING_STATES, value);
  return name === 'reason' ? labelOf({ ...REFUSALS, ...REFUND_REASONS }, value) : value;
}
