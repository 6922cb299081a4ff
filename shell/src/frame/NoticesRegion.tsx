import { useEffect } from 'react';
import {
  noticeDismissed,
  selectNotices,
  useDispatch,
  useLocation,
  useMessages,
  useSelector,
  type NoticeItem,
} from '@tiquete/platform';
import { Button, css, Notice, type Theme } from '@tiquete/ui';
import { loadDocument } from '../session/loadDocument';

/** Milliseconds after which a notice disappears. Errors and warnings stay until they are dismissed. */
const SHOWN_MS = 8000;

/** Notices, above all other content of the page. */
export function NoticesRegion() {
  const t = useMessages('shell');
  const notices = useSelector(selectNotices);
  return (
    <section aria-label={t('notices.region')} css={region}>
      {notices.map((notice) => (
        <TimedNotice key={notice.id} notice={notice} />
      ))}
    </section>
  );
}
function TimedNotice({ notice: { id, kind, text, action } }: { notice: NoticeItem }) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (kind === 'error' || kind === 'warning') return undefined;
    const timer = setTimeout(() => dispatch(noticeDismissed(id)), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [dispatch, id, kind]);
  return (
    <Notice
      kind={kind}
      text={text}
      onDismiss={() => dispatch(noticeDismissed(id))}
      action={action && <ReloadButton />}
    />
  );
}
/** Reloads the page at its address, which contains the search. */
function ReloadButton() {
  const t = useMessages('shell');
  const { pathname, search } = useLocation();
  return (
    <Button variant="secondary" size="s" onClick={() => loadDocument(pathname + search)}>
      {t('page.reload')}
    </Button>
  );
}
const region = (theme: Theme) => css`
  position: fixed;
  inset-inline: ${theme.spacing(4)};
  bottom: ${theme.spacing(4)};
  z-index: 60;
  display: grid;
  gap: ${theme.spacing(2)};
  max-width: 480px;
  margin-inline: auto;
`;
