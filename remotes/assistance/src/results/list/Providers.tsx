import type { AssistancePlan } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

/** Provider and insurer of the plans, once for all plans that share them. */
export function Providers({ plans }: { plans: readonly AssistancePlan[] }) {
  const t = useMessages('assistance');
  const texts = plans.map(({ provider: { name, insurer } }) =>
    [
      t('plan.provider', { name }),
      insurer ? t('plan.insurer', { insurer }) : t('plan.noInsurer'),
    ].join(' '),
  );
  return (
    <div css={quiet}>
      {[...new Set(texts)].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
const quiet = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
