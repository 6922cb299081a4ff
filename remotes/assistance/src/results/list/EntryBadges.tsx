import type { ReactNode } from 'react';
import type { EntryRule, Money } from '@tiquete/contracts';
import { meetsRule, type Rates } from '@tiquete/domain/searches/assistance';
import { useMessages } from '@tiquete/platform';
import { Badge, CheckIcon, css, WarningIcon, type Theme } from '@tiquete/ui';

export interface EntryBadgesProps {
  sum: Money;
  rules: readonly EntryRule[];
  rates: Rates;
  /** Items with further badges. */
  children?: ReactNode;
}
/** Each entry rule with a minimum sum, and whether this sum is enough. Rules that cannot be compared are left out. */
export function EntryBadges({ sum, rules, rates, children }: EntryBadgesProps) {
  const t = useMessages('assistance');
  const judged = rules.flatMap((rule) => {
    const isMet = meetsRule(sum, rule, rates);
    return isMet === null ? [] : [{ ...rule, isMet }];
  });
  if (judged.length === 0 && !children) return null;
  return (
    <ul css={row}>
      {judged.map(({ code, title, isMet }) => (
        <li key={code} data-detail={isMet || undefined}>
          <Badge tone={isMet ? 'success' : 'warning'}>
            {isMet ? <CheckIcon aria-hidden /> : <WarningIcon aria-hidden />}
            {t(isMet ? 'rules.met' : 'rules.notMet', { title })}
          </Badge>
        </li>
      ))}
      {children}
    </ul>
  );
}
const row = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
