import type { ReactNode } from 'react';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { goToSection, SECTIONS, sectionId } from '../Section';

/** Bar below the shell's header with links to the sections and the price of the stay. */
export function SectionNav({ children }: { children: ReactNode }) {
  const t = useMessages('hotels');
  return (
    <div css={bar}>
      <nav aria-label={t('detail.nav')}>
        <ul>
          {SECTIONS.map((name) => (
            <li key={name}>
              <a
                href={`#${sectionId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  goToSection(name);
                }}
              >
                {t(`detail.sections.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
const bar = (theme: Theme) => css`
  position: sticky;
  top: 64px;
  z-index: 3;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.spacing(4)};
  padding-block: ${theme.spacing(2)};
  background: ${theme.vars.palette.background.default};
  border-bottom: 1px solid ${theme.vars.palette.divider};
  nav ul {
    display: flex;
    gap: ${theme.spacing(6)};
  }
  nav a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: ${theme.weight.strong};
    text-decoration: none;
  }
`;
