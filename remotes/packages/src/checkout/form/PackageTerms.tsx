import { cancellationLines } from '@tiquete/checkout';
import { CancellationFact, fact } from '@tiquete/checkout/form';
import type { PackageDetail, PackagePriceChanged } from '@tiquete/contracts';
import { formatDayYear, formatMoney, useMessages } from '@tiquete/platform';
import { payToday, wayFor, type Offer } from '../../model/offer';

/** Certainty of the departure, and the cancellation terms. */
export function PackageTerms({ detail }: { detail: PackageDetail }) {
  const t = useMessages('packages');
  const { minimum_group: minimum, cancellation } = detail;
  return (
    <>
      {minimum && !minimum.is_reached && (
        <div css={fact}>
          <h3>{t('checkout.minimum')}</h3>
          <p>
            {t('checkout.minimumOpen', {
              count: minimum.travelers,
              day: formatDayYear(minimum.decided_by),
            })}
          </p>
        </div>
      )}
      <CancellationFact cancellation={cancellation} />
    </>
  );
}
/** The amount due today at a new price, and its terms. */
export function NewTerms({
  change: { detail },
  payment,
}: {
  change: PackagePriceChanged;
  payment: Offer['payment'];
}) {
  const t = useMessages('packages');
  const way = wayFor(detail, payment);
  return (
    <div>
      <p>
        {t('checkout.changedToday', {
          amount: formatMoney(payToday({ detail, payment: way })),
        })}
      </p>
      <h3>{t('checkout.summary.cancellation')}</h3>
      {cancellationLines(detail.cancellation, t).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
