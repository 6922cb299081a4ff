import { cancellationLines } from '@tiquete/checkout';
import type { HotelTariff } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';

/** The terms of a tariff that takes another's place. */
export function NewTerms({ tariff }: { tariff: HotelTariff }) {
  const t = useMessages('hotels');
  return (
    <>
      <div>
        <h3>{t('checkout.summary.cancellation')}</h3>
        {cancellationLines(tariff.cancellation, t).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {tariff.rate_comments && (
        <div>
          <h3>{t('checkout.comments')}</h3>
          <p>{tariff.rate_comments}</p>
        </div>
      )}
    </>
  );
}
