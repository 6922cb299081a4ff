import type { BrandHost } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Badge, type Tone } from '@tiquete/ui';

const TONES: Record<BrandHost['state'], Tone> = {
  pending: 'warning',
  verified: 'success',
  failed: 'error',
};
/** State of a host: in service, proven to be the brand's, or not yet proven. */
export function HostState({ claim: { state, is_served: isServed } }: { claim: BrandHost }) {
  const t = useMessages('brands');
  return <Badge tone={TONES[state]}>{t(`hosts.${isServed ? 'served' : state}`)}</Badge>;
}
