import type { CancellationQuote } from '@tiquete/contracts';
import { useBrand, useMessages } from '@tiquete/platform';
import { ContactLinks } from '@tiquete/ui';
import { stack } from './cancelStyles';

export function NotCancellable({ reason }: Pick<CancellationQuote, 'reason'>) {
  const t = useMessages('my-bookings');
  const brand = useBrand();
  return (
    <div role="alert" css={stack}>
      <p>{t(`cancellation.not.${reason ?? 'OTHER'}`)}</p>
      <ContactLinks contact={brand} />
    </div>
  );
}
