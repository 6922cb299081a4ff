import { useId } from 'react';
import type { EntryRule } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { unseenOnPhone } from '@tiquete/search';
import { css, Disclosure, InfoIcon, type Theme } from '@tiquete/ui';
import { formatSum } from '../model/sums';

export interface EntryRulesProps {
  rules: readonly EntryRule[];
  /** True above a list: each rule is one line, which expands. */
  isFolded?: boolean;
}
/** Entry rules of the countries of the trip. Renders nothing without rules. */
export function EntryRules({ rules, isFolded = false }: EntryRulesProps) {
  const t = useMessages('assistance');
  const titleId = useId();
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby={titleId} css={[box, isFolded && folded]}>
      <InfoIcon size={20} aria-hidden />
      <div>
        <h2 id={titleId} css={isFolded && unseenOnPhone}>
          {t('rules.title')}
        </h2>
        <ul>
          {rules.map((rule) => (
            <li key={rule.code}>
              {isFolded ? <FoldedRule rule={rule} /> : <OpenRule rule={rule} />}
            </li>
          ))}
        </ul>
        {!isFolded && <small>{t('rules.note')}</small>}
      </div>
    </section>
  );
}
function OpenRule({ rule: { title, text, minimum } }: { rule: EntryRule }) {
  const t = useMessages('assistance');
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
      {minimum && <p>{t('rules.minimum', { sum: formatSum(minimum) })}</p>}
    </>
  );
}
function FoldedRule({ rule: { title, text, minimum } }: { rule: EntryRule }) {
  const t = useMessages('assistance');
  return (
    <Disclosure
      kind="row"
      summary={minimum ? t('rules.line', { title, sum: formatSum(minimum) }) : title}
    >
      <p>{text}</p>
      <small>{t('rules.note')}</small>
    </Disclosure>
  );
}
const box = (theme: Theme) => css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  padding: ${theme.spacing(4)};
  background: ${theme.vars.palette.primary.soft};
  border-radius: ${theme.vars.radius.m};
  > svg {
    height: 1lh;
    color: ${theme.vars.palette.primary.text};
  }
  > div,
  ul {
    display: grid;
    gap: ${theme.spacing(2)};
    max-width: 80ch;
  }
  h2 {
    ${theme.type.h3}
  }
  h3 {
    ${theme.type.body}
    font-weight: ${theme.weight.strong};
  }
  p:last-of-type:not(:first-of-type) {
    font-weight: ${theme.weight.strong};
  }
  small {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
`;
/** On a phone the rules alone, without their heading. */
const folded = (theme: Theme) => css`
  @media (width < 600px) {
    padding: ${theme.spacing(1)} ${theme.spacing(3)};
    > svg {
      margin-top: ${theme.spacing(2)};
    }
  }
`;
