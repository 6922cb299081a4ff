import { css } from '@emotion/react';
import { useContext, useRef, type KeyboardEvent } from 'react';
import { useMenu, useMenuItem } from 'react-aria/useMenu';
import { Item } from 'react-stately/Item';
import { useTreeState, type TreeState } from 'react-stately/useTreeState';
import { CheckIcon } from '../../icons';
import { LinkContext } from '../../theme/LinkContext';
import { theme } from '../../theme/theme';
import type { MenuEntry, MenuProps } from '../overlayProps';
import { useCloseRequest } from '../useCloseRequest';
import { Floating } from './Floating';

interface MenuPartProps extends Pick<MenuProps, 'label' | 'items'> {
  id: string;
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
}
export function MenuPart({ anchor, open, onClose, ...list }: MenuPartProps) {
  const close = useCloseRequest(open, onClose);
  return (
    <Floating open={open} onClose={close} anchor={anchor} align="end" region={list.label}>
      <MenuList {...list} onClose={close} />
    </Floating>
  );
}
function MenuList({ id, label, items, onClose }: Omit<MenuPartProps, 'anchor' | 'open'>) {
  const list = useRef<HTMLDivElement>(null);
  const isChoice = items.some(({ selected }) => selected !== undefined);
  const state = useTreeState({
    children: items.map((item) => (
      <Item key={item.id} textValue={item.label}>
        {item.label}
      </Item>
    )),
    selectionMode: isChoice ? 'single' : 'none',
    selectedKeys: items.filter(({ selected }) => selected).map((item) => item.id),
  });
  const closeOnTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    onClose();
  };
  const { menuProps } = useMenu(
    { id, 'aria-label': label, autoFocus: 'first', onClose, onKeyDown: closeOnTab },
    state,
    list,
  );
  return (
    <div {...menuProps} ref={list} css={menu}>
      {items.map((item) => (
        <MenuRow key={item.id} item={item} state={state} />
      ))}
    </div>
  );
}
function MenuRow({ item, state }: { item: MenuEntry; state: TreeState<unknown> }) {
  const Link = useContext(LinkContext);
  const row = useRef<HTMLElement>(null);
  const { menuItemProps } = useMenuItem(
    { key: item.id, onAction: item.onSelect, shouldCloseOnSelect: true },
    state,
    row,
  );
  const content = (
    <>
      {item.icon}
      <span css={grow}>{item.label}</span>
      {item.selected && <CheckIcon size={16} />}
    </>
  );
  const shared = {
    ...menuItemProps,
    ref: (element: HTMLElement | null) => {
      row.current = element;
    },
  };
  if (item.to === undefined)
    return (
      <div {...shared} css={entry}>
        {content}
      </div>
    );
  /* oxlint-disable react/static-components -- the router's link comes by context and stays the same */
  return (
    <Link {...shared} to={item.to} css={entry}>
      {content}
    </Link>
  );
  /* oxlint-enable react/static-components */
}
const { palette } = theme.vars;
const menu = css`
  min-width: 200px;
  padding: 8px;
  outline: none;
`;
const entry = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 8px 12px;
  border-radius: ${theme.vars.radius.s};
  color: inherit;
  ${theme.type.body}
  line-height: 1.5;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  @media (hover: hover) {
    &:hover {
      background: ${palette.background.subtle};
    }
  }
  &:focus-visible {
    outline: 2px solid ${palette.primary.text};
    outline-offset: -2px;
    background: ${palette.background.subtle};
  }
  &[aria-checked='true'] {
    background: ${palette.primary.soft};
    color: ${palette.primary.text};
    font-weight: ${theme.weight.strong};
  }
`;
const grow = css`
  flex: 1;
`;
