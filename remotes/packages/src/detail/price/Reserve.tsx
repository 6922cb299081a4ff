import { useMessages } from '@tiquete/platform';
import { Button, LinkButton } from '@tiquete/ui';

export interface ReserveProps {
  /** Where it is bought. */
  to: string;
  /** A change is being priced, and what is bought waits for it. */
  isAsking: boolean;
  fullWidth?: boolean;
}
/** The way to the checkout. */
export function Reserve({ to, isAsking, fullWidth }: ReserveProps) {
  const t = useMessages('packages');
  if (isAsking)
    return (
      <Button busy fullWidth={fullWidth}>
        {t('detail.price.reserve')}
      </Button>
    );
  return (
    <LinkButton to={to} fullWidth={fullWidth}>
      {t('detail.price.reserve')}
    </LinkButton>
  );
}
