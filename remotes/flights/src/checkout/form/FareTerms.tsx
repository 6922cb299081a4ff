import { cancellationLines, useCheckoutWords } from '@tiquete/checkout';
import type { FlightPrebooking } from '@tiquete/contracts';
import { formatMoney } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

/** What must be known before paying: what cancelling costs, the right to withdraw, the fare's rules. */
export function FareTerms({ prebooking }: { prebooking: FlightPrebooking }) {
  const t = useCheckoutWords();
  const { fare_rules: rules, cancellation, retracto } = prebooking;
  const values = {
    hours: retracto.hours,
    days: retracto.days_before,
    amount: formatMoney(retracto.max_penalty),
  };
  return (
    <>
      <div css={fact}>
        <h3>{t('checkout.summary.cancellation')}</h3>
        {cancellationLines(cancellation, t).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{t(retracto.applies ? 'checkout.retracto' : 'checkout.noRetracto', values)}</p>
      </div>
      {rules.length > 0 && (
        <details css={fact}>
          <summary>{t('checkout.rules')}</summary>
          <dl>
            {rules.map(({ category, title, text }, index) => (
              <div key={`${category} ${index}`}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
const fact = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  padding: ${theme.spacing(4)};
  background: ${theme.vars.palette.background.subtle};
  border-radius: ${theme.vars.radius.m};
  summary {
    ${theme.type.h3}
    min-height: 32px;
    cursor: pointer;
    ${theme.focusRing}
  }
  dl {
    display: grid;
    gap: ${theme.spacing(3)};
    padding-top: ${theme.spacing(2)};
  }
  dt {
    font-weight: 600;
  }
  dd {
    max-width: 68ch;
  }
`;
