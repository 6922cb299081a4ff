import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useBoot, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { TabLink } from './TabLink';
import { isTabActive, tabsOf } from './tabs';

/** The brand's products: beside the logo on a wide screen, in a row of their own on a phone. */
export function Tabs() {
  const t = useMessages('shell');
  const { remotes } = useBoot();
  const { pathname } = useLocation();
  const tabs = tabsOf(remotes);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the row scrolls; the active tab must be visible.
    row.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  if (tabs.length === 0) return null;
  return (
    <nav ref={row} aria-label={t('header.products')} css={nav}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <TabLink tab={tab} isActive={isTabActive(tab, pathname)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
const nav = (theme: Theme) => css`
  order: 1;
  flex: 1 0 100%;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  & > ul {
    display: flex;
    gap: ${theme.spacing(1)};
    /* space for the focus ring, which the overflow would cut off */
    padding: 2px;
  }
  ${theme.up(600)} {
    order: 0;
    flex: 1 1 auto;
  }
`;
