import { useMessages } from '@tiquete/platform';
import { Button, LinkButton } from '@tiquete/ui';

export interface ReserveProps {
  /** Address of the checkout. */
  to: string;
  /** True while a change is priced. The link then waits. */
  isLoading: boolean;
  fullWidth?: boolean;
}
/** Link to the checkout. */
export function Reserve({ to, isLoading, fullWidth }: ReserveProps) {
  const t = useMessages('packages');
  if (isLoading)
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
