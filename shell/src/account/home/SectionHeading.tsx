import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ChevronLeft, css, type Theme } from '@tiquete/ui';
import { useAccount } from '../useAccount';
import type { SectionId } from './sections';

/** The section that this page showed last. When another is chosen, the focus moves to its heading. */
let shown: SectionId | null = null;

interface SectionHeadingProps {
  section: SectionId;
  /** True when the section fills the page and has a link back to the list. */
  isPage: boolean;
  /** True when the address names this section; false when it is the default. */
  isRequested: boolean;
}
export function SectionHeading({ section, isPage, isRequested }: SectionHeadingProps) {
  const t = useAccount();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isNew = isRequested && shown !== section;
    shown = section;
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [section, isRequested]);
  return (
    <div>
      {isPage && (
        <Link to="/account" css={back}>
          <ChevronLeft size={18} aria-hidden />
          {t('back')}
        </Link>
      )}
      <h1 id="account-section" ref={heading} tabIndex={-1}>
        {t(`sections.${section}.name`)}
      </h1>
    </div>
  );
}
const back = (theme: Theme) => css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.spacing(1)};
  min-height: 44px;
  margin-left: ${theme.spacing(-1)};
`;
