import { useEffect, type ReactNode } from 'react';
import { useBrand, useMessages, usePageMeta } from '@tiquete/platform';
import { Container, css, type Theme } from '@tiquete/ui';
import { LegalSections } from './LegalSections';
import type { LegalText } from '../messages/legal/legalText';

interface LegalDocumentProps {
  text: LegalText;
  /** Version that a consent refers to; absent for a page without consent. */
  version?: string;
  /** Shown in place of the version of the platform's text. */
  note?: string;
  /** Shown above the text. */
  notice?: ReactNode;
  children?: ReactNode;
}
/** A legal text with version, table of contents and sections. */
export function LegalDocument({ text, version, note, notice, children }: LegalDocumentProps) {
  const t = useMessages('shell');
  const { name } = useBrand();
  const { title, description, updated, intro, sections } = text;
  usePageMeta({ title: `${title} | ${name}`, description });
  useHashTarget();
  return (
    <Container>
      <article css={layout}>
        <header>
          <h1 tabIndex={-1}>{title}</h1>
          {version ? <p css={quiet}>{t('legal.version', { version, date: updated })}</p> : null}
          {note !== undefined && <p css={quiet}>{note}</p>}
          {notice}
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </header>
        {sections.length > 0 ? (
          <nav aria-label={t('legal.contents')} css={contents}>
            <h2>{t('legal.contents')}</h2>
            <ul>
              {sections.map(({ id, title: heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div>
          <LegalSections sections={sections} />
          {children}
        </div>
      </article>
    </Container>
  );
}
/** Scrolls to the section in the address. The section is rendered only after the document has loaded. */
function useHashTarget() {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}
const layout = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(6)};
  padding-block: ${theme.spacing(8)};
  overflow-wrap: anywhere;
  & p,
  & li {
    max-width: 70ch;
    line-height: 1.6;
  }
  & header {
    display: grid;
    gap: ${theme.spacing(3)};
  }
  ${theme.up(900)} {
    grid-template-columns: 280px minmax(0, 1fr);
    column-gap: ${theme.spacing(12)};
    & header {
      grid-column: 1 / -1;
    }
    & nav {
      position: sticky;
      top: 88px;
      align-self: start;
      max-height: calc(100dvh - 112px);
      overflow-y: auto;
    }
  }
`;
const quiet = (theme: Theme) => css`
  color: ${theme.vars.palette.text.secondary};
`;
const contents = (theme: Theme) => css`
  padding: ${theme.spacing(4)};
  ${theme.surface}
  border-radius: ${theme.vars.radius.m};
  & h2 {
    ${theme.type.h3}
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-block: ${theme.spacing(1)};
    line-height: 1.35;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;
