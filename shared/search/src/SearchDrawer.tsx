import { useEffect, type ReactNode } from 'react';
import {
  searchSectionChanged,
  selectSearchSection,
  useDispatch,
  useSelector,
} from '@tiquete/platform';
import { css, Sheet } from '@tiquete/ui';

export interface SearchDrawerProps {
  title: string;
  /** The search on one line. */
  line: (isOpen: boolean, open: () => void) => ReactNode;
  form: (close: () => void) => ReactNode;
}
/** On a phone: one pill that opens the form over the page. */
export function SearchDrawer({ title, line, form }: SearchDrawerProps) {
  const dispatch = useDispatch();
  const { openFormMobile } = useSelector(selectSearchSection);
  const setOpen = (isOpen: boolean) => dispatch(searchSectionChanged({ openFormMobile: isOpen }));
  useEffect(() => () => void dispatch(searchSectionChanged({ openFormMobile: false })), [dispatch]);
  return (
    <>
      {line(openFormMobile, () => setOpen(true))}
      <Sheet open={openFormMobile} onClose={() => setOpen(false)} title={title}>
        <div css={tall}>{form(() => setOpen(false))}</div>
      </Sheet>
    </>
  );
}
/** Almost the whole screen, so that the list of places has room below its field. */
const tall = css`
  min-height: 74dvh;
`;
