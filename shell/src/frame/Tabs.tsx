import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useBoot, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { TabLink } from './TabLink';
import { isCheckout } from '../model/isCheckout';
import { isTabActive, tabsOf } from '../model/tabs';

/**
 * Tabs of the brand's products: beside the logo on a wide screen, in a separate row on a phone. A phone shows no row for a
 * single product. A checkout has no tabs.
 */
export function Tabs() {
  const t = useMessages('shell');
  const { remotes } = useBoot();
  const { pathname } = useLocation();
  const tabs = tabsOf(remotes);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = row.current;
    if (!nav) return;
    const observer = new ResizeObserver(() => showActive(nav));
    observer.observe(nav);
    showActive(nav);
    return () => observer.disconnect();
  }, [pathname]);
  if (tabs.length === 0 || isCheckout(pathname)) return null;
  return (
    <nav ref={row} aria-label={t('header.products')} css={[nav, tabs.length === 1 && onlyOnWide]}>
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
/** Scrolls the row, when it is too wide, so that the active tab is visible. */
function showActive(row: HTMLElement) {
  const active = row.querySelector<HTMLElement>('[aria-current]');
  if (!active) return;
  const { left, right } = row.getBoundingClientRect();
  const tab = active.getBoundingClientRect();
  if (tab.right > right) row.scrollLeft += Math.ceil(tab.right - right);
  if (tab.left < left) row.scrollLeft -= Math.ceil(left - tab.left);
}
/** On a phone the tabs have equal widths and fill the row. More than fit scroll. */
const nav = (theme: Theme) => css`
  order: 1;
  flex: 1 0 100%;
  min-width: 0;
  margin-inline: calc(-1 * var(--gutter));
  overflow-x: auto;
  scrollbar-width: none;
  & > ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(max-content, 1fr);
  }
  ${theme.up(600)} {
    order: 0;
    flex: 1 1 auto;
    margin-inline: 0;
    & > ul {
      display: flex;
      gap: ${theme.spacing(1)};
      /* space for the focus ring, which the overflow would cut off */
      padding: 2px;
    }
  }
`;
const onlyOnWide = css`
  @media (width < 600px) {
    display: none;
  }
`;
