import { CheckIcon, css, VisuallyHidden, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutContext';

/** Steps of a sale, in their order. */
export type CheckoutStep = 'travelers' | 'extras' | 'payment';

export interface CheckoutStepsProps {
  steps: readonly CheckoutStep[];
  current: CheckoutStep;
}
/** Names of the steps from the form to the payment, with the current one marked. It has no links: a step is left by its button. */
export function CheckoutSteps({ steps, current }: CheckoutStepsProps) {
  const t = useCheckoutWords();
  const reached = steps.indexOf(current);
  return (
    <ol aria-label={t('checkout.progress.label')} css={row}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === reached ? 'step' : undefined} css={item}>
          <span aria-hidden css={mark} data-done={index < reached || undefined}>
            {index < reached ? <CheckIcon size={16} /> : index + 1}
          </span>
          <span>{t(`checkout.progress.${step}`)}</span>
          {index < reached && <VisuallyHidden>{t('checkout.progress.done')}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
const row = (theme: Theme) => css`
  display: flex;
  gap: ${theme.spacing(2)};
  max-width: 560px;
  list-style: none;
`;
/** A line joins each step to the next. */
const item = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  align-items: center;
  gap: ${theme.spacing(2)};
  color: ${theme.vars.palette.text.secondary};
  white-space: nowrap;
  &:not(:last-child) {
    flex: 1 1 auto;
    &::after {
      content: '';
      flex: 1 1 8px;
      min-width: 8px;
      height: 2px;
      background: ${theme.vars.palette.divider};
    }
  }
  &[aria-current] {
    color: ${theme.vars.palette.text.primary};
    font-weight: ${theme.weight.strong};
  }
  &[aria-current] > span:first-of-type {
    border-color: ${theme.vars.palette.primary.edge};
    background: ${theme.vars.palette.primary.main};
    color: ${theme.vars.palette.primary.contrastText};
  }
`;
const mark = (theme: Theme) => css`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 2px solid ${theme.vars.palette.divider};
  border-radius: 50%;
  &[data-done] {
    border-color: ${theme.vars.palette.primary.text};
    color: ${theme.vars.palette.primary.text};
  }
`;
