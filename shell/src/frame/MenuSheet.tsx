import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBoot, useMessages, useSession } from '@tiquete/platform';
import { IconButton, lazyPart, MenuIcon, Sheet } from '@tiquete/ui';
import { useWarmPages } from '../remotes/useWarmPages';
import { menuOf } from '../model/tabs';

const Content = lazyPart(
  async () => (await import(/* webpackChunkName: "menu" */ './MenuSheetContent')).MenuSheetContent,
);

/** The menu of phones and tablets: account, currency, language and the legal pages. It closes when the page changes. */
export function MenuSheet({ isOffline }: { isOffline: boolean }) {
  const t = useMessages('shell');
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const { remotes } = useBoot();
  const { session } = useSession();
  const warmPages = useWarmPages();
  const open = () => {
    setOpenedAt(key);
    if (session) warmPages(menuOf(remotes, session.user.role).map(({ path }) => path));
  };
  const close = () => setOpenedAt(null);
  const isOpen = openedAt === key;
  // Loads the content together with the sheet, not after it.
  Content.usePart(isOpen, close);
  return (
    <>
      <IconButton
        label={t('header.openMenu')}
        icon={<MenuIcon size={22} aria-hidden />}
        onClick={open}
      />
      <Sheet open={isOpen} onClose={close} title={t('header.menu')}>
        <Content isOffline={isOffline} onDone={close} />
      </Sheet>
    </>
  );
}
