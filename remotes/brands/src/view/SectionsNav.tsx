import type { PublishedSettings } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import type { FieldSection } from '../messages/fieldKinds';

interface SectionsNavProps {
  sections: readonly FieldSection[];
  settings: readonly PublishedSettings[];
}
/** Links to the sections of a brand on the same page. */
export function SectionsNav({ sections, settings }: SectionsNavProps) {
  const t = useMessages('brands');
  return (
    <nav aria-label={t('edit.sections')} css={nav}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
        {settings.map(({ remote, schema }) => (
          <li key={remote}>
            <a href={`#settings-${remote}`}>{t('settings.title', { remote: schema.title })}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
/** Style of the sections that the links lead to. */
export const sectionTarget = css`
  scroll-margin-top: 80px;
`;
const nav = (theme: Theme) => css`
  overflow-x: auto;
  scrollbar-width: none;
  ul {
    display: flex;
    gap: ${theme.spacing(2)};
    padding: 2px;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline: ${theme.spacing(3)};
    border: 1px solid ${theme.vars.palette.outline};
    border-radius: ${theme.vars.radius.pill};
    color: ${theme.vars.palette.text.primary};
    text-decoration: none;
    white-space: nowrap;
    ${theme.focusRing}
  }
`;
