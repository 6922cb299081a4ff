import { useMessages } from '@tiquete/platform';
import { cancellationLines } from '@tiquete/checkout';
import { CancellationFact, fact } from '@tiquete/checkout/form';
import type { AssistancePlan } from '@tiquete/contracts';
import { css, DownloadIcon, LinkButton, type Theme } from '@tiquete/ui';

/** Exclusions, provider, conditions and cancellation terms, shown before the payment. */
export function PlanTerms({ plan }: { plan: AssistancePlan }) {
  const t = useMessages('assistance');
  const { provider, exclusions } = plan;
  return (
    <>
      {exclusions.length > 0 && (
        <div css={fact}>
          <h3>{t('checkout.exclusions')}</h3>
          <ul css={bullets}>
            {exclusions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <div css={fact}>
        <h3>{t('checkout.who')}</h3>
        <p>
          {t('plan.provider', { name: provider.name })}{' '}
          {provider.insurer
            ? t('plan.insurer', { insurer: provider.insurer })
            : t('plan.noInsurer')}
        </p>
        <div>
          <LinkButton
            variant="secondary"
            size="s"
            href={plan.conditions_url}
            target="_blank"
            rel="noopener"
          >
            <DownloadIcon size={18} aria-hidden />
            {t('checkout.conditions')}
          </LinkButton>
        </div>
      </div>
      <CancellationFact cancellation={plan.cancellation} />
    </>
  );
}
/** Terms of the plan that replaces another one. */
export function NewTerms({ plan }: { plan: AssistancePlan }) {
  const t = useMessages('assistance');
  return (
    <div>
      <h3>{t('checkout.summary.cancellation')}</h3>
      {cancellationLines(plan.cancellation, t).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
const bullets = (theme: Theme) => css`
  padding-inline-start: ${theme.spacing(5)};
  list-style: disc;
`;
