import { css } from '@emotion/react';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useContext } from 'react';
import { CheckIcon } from '../../icons';
import { LinkContext } from '../../theme/LinkContext';
import type { MenuProps } from '../overlayProps';
import { useCloseRequest } from '../useCloseRequest';
import { fading } from './fading';
import { OverlayTheme } from './OverlayTheme';

interface MenuPartProps extends Pick<MenuProps, 'label' | 'items'> {
  id: string;
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
}
const below = { vertical: 'bottom', horizontal: 'right' } as const;
const top = { vertical: 'top', horizontal: 'right' } as const;

export function MenuPart({ id, label, items, anchor, open, onClose }: MenuPartProps) {
  const Link = useContext(LinkContext);
  const close = useCloseRequest(open, onClose);
  return (
    <OverlayTheme>
      <MuiMenu
        id={id}
        open={open}
        onClose={close}
        anchorEl={anchor}
        anchorOrigin={below}
        transformOrigin={top}
        slots={fading}
        slotProps={{
          paper: { role: 'region', 'aria-label': label },
          list: { 'aria-label': label, sx: { padding: '8px', minWidth: 200 } },
        }}
      >
        {items.map((item) => {
          const choose = () => {
            close();
            item.onSelect?.();
          };
          const isChoice = item.selected !== undefined;
          const shared = {
            onClick: choose,
            selected: item.selected ?? false,
            role: isChoice ? 'menuitemradio' : 'menuitem',
            'aria-checked': item.selected,
          } as const;
          const content = (
            <>
              {item.icon}
              <span css={grow}>{item.label}</span>
              {item.selected && <CheckIcon size={16} />}
            </>
          );
          return item.to === undefined ? (
            <MenuItem key={item.id} {...shared}>
              {content}
            </MenuItem>
          ) : (
            <MenuItem key={item.id} {...shared} component={Link} to={item.to}>
              {content}
            </MenuItem>
          );
        })}
      </MuiMenu>
    </OverlayTheme>
  );
}
const grow = css`
  flex: 1;
`;
