import type { BrandRole } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Badge, type Tone } from '@tiquete/ui';

const TONES: Record<BrandRole, Tone> = {
  'brand-admin': 'success',
  operator: 'primary',
  viewer: 'neutral',
};
/** Role of a person in the brand. */
export function RoleBadge({ role }: { role: BrandRole }) {
  const t = useMessages('brands');
  return <Badge tone={TONES[role]}>{t(`people.role.${role}`)}</Badge>;
}
