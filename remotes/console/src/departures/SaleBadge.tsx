import type { ConsoleListedDeparture } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Badge, type Tone } from '@tiquete/ui';

const TONES: Record<ConsoleListedDeparture['sale'], Tone> = {
  OPEN: 'success',
  CANCELLED: 'error',
  CLOSED: 'error',
  WITHDRAWN: 'neutral',
  ENDED: 'neutral',
};
export function SaleBadge({ sale }: Pick<ConsoleListedDeparture, 'sale'>) {
  const t = useMessages('console');
  return <Badge tone={TONES[sale]}>{t(`departures.sale.${sale}`)}</Badge>;
}
