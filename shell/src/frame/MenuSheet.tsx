import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '@tiquete/platform';
import { IconButton, MenuIcon, Sheet } from '@tiquete/ui';
import { MenuSheetContent } from './MenuSheetContent';

/** A phone's menu: account, currency, language and the legal pages. It closes when the page changes. */
export function MenuSheet() {
  const t = useMessages('shell');
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const close = () => setOpenedAt(null);
  return (
    <>
      <IconButton label={t('header.openMenu')} icon={<MenuIcon size={22} aria-hidden />} onClick={() => setOpenedAt(key)} />
      <Sheet open={openedAt === key} onClose={close} title={t('header.menu')}>
        <MenuSheetContent onDone={close} />
      </Sheet>
    </>
  );
}
