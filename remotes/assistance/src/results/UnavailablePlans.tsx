import { useId } from 'react';
import type { AssistancePlan } from '@tiquete/contracts';
import type { AssistanceQuery } from '@tiquete/domain/searches/assistance';
import { formatMoney, Link, useMessages } from '@tiquete/platform';
import { Badge, css, type Theme } from '@tiquete/ui';
import type { ResultPage } from '../state/assistanceState';
import { checkoutUrl } from '../urls';
import { fittingPlan } from '../model/fittingPlan';

export interface UnavailablePlansProps {
  query: AssistanceQuery;
  page: ResultPage;
}
/** Plans that do not cover all travellers, each with the reason and a plan that does. */
export function UnavailablePlans({ query, page: { data } }: UnavailablePlansProps) {
  const t = useMessages('assistance');
  const titleId = useId();
  const { unavailable, sessionCode } = data;
  if (unavailable.length === 0) return null;
  return (
    <section aria-labelledby={titleId} css={box}>
      <h2 id={titleId}>{t('results.unavailable', { count: unavailable.length })}</h2>
      <ul>
        {unavailable.map((one) => (
          <li key={one.assistanceCode}>
            <h3>
              {one.name} <Badge>{t(`plan.categories.${one.category}`)}</Badge>
            </h3>
            <p>{one.text}</p>
            <Instead
              plan={fittingPlan(data, one)}
              toCheckout={(plan) => checkoutUrl(query, { ...plan, sessionCode })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
function Instead({
  plan,
  toCheckout,
}: {
  plan: AssistancePlan | null;
  toCheckout: (plan: AssistancePlan) => string;
}) {
  const t = useMessages('assistance');
  if (!plan) return null;
  return (
    <Link to={toCheckout(plan)}>
      {t('results.instead', { name: plan.name, amount: formatMoney(plan.total) })}
    </Link>
  );
}
const box = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  padding: ${theme.spacing(5)};
  background: ${theme.vars.palette.background.subtle};
  border-radius: ${theme.vars.radius.l};
  h2 {
    ${theme.type.h3}
  }
  ul {
    display: grid;
    gap: ${theme.spacing(4)};
    ${theme.up(768)} {
      grid-template-columns: 1fr 1fr;
    }
  }
  li {
    display: grid;
    align-content: start;
    gap: ${theme.spacing(1)};
  }
  h3 {
    ${theme.type.body}
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.spacing(2)};
    font-weight: ${theme.weight.strong};
  }
  p {
    color: ${theme.vars.palette.text.secondary};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
