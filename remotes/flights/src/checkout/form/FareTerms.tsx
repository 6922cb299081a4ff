import { CancellationFact, fact } from '@tiquete/checkout/form';
import type { FlightPrebooking } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { css, Disclosure, type Theme } from '@tiquete/ui';

/** Cancellation cost, right of withdrawal and fare rules, shown before the payment. */
export function FareTerms({ prebooking }: { prebooking: FlightPrebooking }) {
  const t = useMessages('flights-checkout');
  const { fare_rules: rules, cancellation, retracto } = prebooking;
  const words = retracto.applies
    ? t('checkout.retracto', {
        count: retracto.hours,
        amount: formatMoney(retracto.max_penalty),
      })
    : t('checkout.noRetracto', { count: retracto.days_before });
  return (
    <>
      <CancellationFact cancellation={cancellation}>
        <p>{words}</p>
      </CancellationFact>
      {rules.length > 0 && (
        <Disclosure kind="row" summary={t('checkout.rules')} css={[fact, details]}>
          <dl>
            {rules.map(({ category, title, text }, index) => (
              <div key={`${category} ${index}`}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </>
  );
}
/** No grid here: the folded content would still take a row. */
const details = (theme: Theme) => css`
  display: block;
  dl {
    display: grid;
    gap: ${theme.spacing(3)};
    padding-top: ${theme.spacing(2)};
  }
  dt {
    font-weight: ${theme.weight.strong};
  }
  dd {
    max-width: 68ch;
  }
`;
