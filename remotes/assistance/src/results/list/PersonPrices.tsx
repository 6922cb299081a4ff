import type { AssistancePlan } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { useSearchWords } from '../../search/useSearchWords';

/** Price of each person by age, with the reason of a surcharge. Renders nothing for one person without a surcharge. */
export function PersonPrices({ people }: { people: AssistancePlan['per_passenger'] }) {
  const t = useMessages('assistance');
  const words = useSearchWords();
  if (people.length === 1 && !people[0]?.surcharge_reason) return null;
  return (
    <ul aria-label={t('plan.perPerson')} css={list}>
      {people.map(({ age, amount, surcharge_reason: reason }, index) => (
        <li key={index}>
          <span>{words.age(age)}</span>
          <span>{formatMoney(amount)}</span>
          {reason && <small>{reason}</small>}
        </li>
      ))}
    </ul>
  );
}
const list = (theme: Theme) => css`
  ${theme.type.small}
  display: grid;
  gap: ${theme.spacing(1)};
  padding-block: ${theme.spacing(2)};
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.spacing(2)};
  }
  small {
    ${theme.type.small}
    flex-basis: 100%;
    color: ${theme.vars.palette.warning.main};
  }
`;
