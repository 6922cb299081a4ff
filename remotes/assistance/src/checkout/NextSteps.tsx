import { useCheckoutWords, type SectionProps } from '@tiquete/checkout';
import { css, type Theme } from '@tiquete/ui';

const STEPS = ['pdf', 'call', 'first'] as const;

/** What happens now, or once the policy is there, what to do with it. */
export function NextSteps({ stage }: SectionProps) {
  const t = useCheckoutWords();
  if (stage !== 'issued') return <p>{t(`checkout.result.next.${stage}`)}</p>;
  return (
    <ol css={steps}>
      {STEPS.map((step) => (
        <li key={step}>{t(`checkout.result.steps.${step}`)}</li>
      ))}
    </ol>
  );
}
const steps = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  padding-inline-start: ${theme.spacing(5)};
  list-style: decimal;
`;
