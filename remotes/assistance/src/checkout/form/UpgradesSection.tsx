import type { Checkout } from '@tiquete/checkout';
import { quiet, step } from '@tiquete/checkout/form';
import { formatMoney, useDispatch, useSelector, useMessages } from '@tiquete/platform';
import { Checkbox, css, type Theme } from '@tiquete/ui';
import type { AssistanceCheckout } from '../assistanceCheckout';
import type { Offer } from '../../model/offer';

/** Upgrades of the plan, for all travellers together. None is ticked at first. */
export function UpgradesSection({
  checkout: { actions, select },
  offer,
}: {
  checkout: Checkout<AssistanceCheckout>;
  offer: Offer;
}) {
  const t = useMessages('assistance');
  const dispatch = useDispatch();
  const { phase } = useSelector(select).offer;
  const { plan, upgrades } = offer;
  if (plan.upgrades.length === 0) return null;
  const toggle = (code: string) =>
    dispatch(
      actions.offerAccepted({
        ...offer,
        upgrades: upgrades.includes(code)
          ? upgrades.filter((other) => other !== code)
          : [...upgrades, code],
      }),
    );
  return (
    <section aria-labelledby="checkout-upgrades" css={step}>
      <div>
        <h2 id="checkout-upgrades">{t('checkout.steps.upgrades')}</h2>
        <p css={quiet}>{t('checkout.upgradesHint')}</p>
      </div>
      <ul css={list}>
        {plan.upgrades.map(({ code, name, description, price }) => (
          <li key={code}>
            <Checkbox
              label={
                <span css={line}>
                  <strong>{name}</strong>
                  <span>{t('checkout.upgradePrice', { amount: formatMoney(price) })}</span>
                  {description && description !== name && <small>{description}</small>}
                </span>
              }
              checked={upgrades.includes(code)}
              disabled={phase !== 'ready'}
              onChange={() => toggle(code)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
`;
const line = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${theme.spacing(4)};
  strong {
    font-weight: ${theme.weight.strong};
  }
  small {
    ${theme.type.small}
    grid-column: 1 / -1;
    color: ${theme.vars.palette.text.secondary};
  }
`;
