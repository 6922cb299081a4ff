import { useCheckoutWords, type SectionProps } from '@tiquete/checkout';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

const STEPS = ['pdf', 'call', 'first'] as const;

/** Next step of the booking, and how to use the policy once it is issued. */
export function NextSteps({ stage }: SectionProps) {
  const t = useMessages('assistance');
  const words = useCheckoutWords();
  if (stage !== 'issued') return <p>{words(`checkout.result.next.${stage}`)}</p>;
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
