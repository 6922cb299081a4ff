import type { PackageSummary } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

const SHOWN = 6;

/** Stops in order: Madrid · París · Roma. */
export function Route({ route }: Pick<PackageSummary, 'route'>) {
  const t = useMessages('packages');
  const hidden = route.length - SHOWN;
  return (
    <ol aria-label={t('card.route')} css={list}>
      {route.slice(0, SHOWN).map(({ name }, index) => (
        // The index is the key, because a route may end where it began.
        <li key={index}>{name}</li>
      ))}
      {hidden > 0 && <li>{t('card.moreStops', { count: hidden })}</li>}
    </ol>
  );
}
const list = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(1)};
  li {
    ${theme.type.small}
    padding: 2px ${theme.spacing(2)};
    font-weight: ${theme.weight.strong};
    color: ${theme.vars.palette.text.secondary};
    background: ${theme.vars.palette.background.subtle};
    border-radius: ${theme.vars.radius.pill};
  }
`;
