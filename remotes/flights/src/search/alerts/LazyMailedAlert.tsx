import { createElement } from 'react';
import { notify, useDispatch, useLocation, useMessages, useNavigate } from '@tiquete/platform';
import { lazyPart } from '@tiquete/ui';

const part = lazyPart(
  async () => (await import(/* webpackChunkName: "alert" */ './MailedAlert')).MailedAlert,
);
/** `/flights#token=…` and `/flights#for=end&token=…`, as the mails of price alerts link to. The token stands behind `#`, so that no server sees it. */
export function LazyMailedAlert() {
  const t = useMessages('flights');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const values = new URLSearchParams(hash.slice(1));
  const token = values.get('token');
  const close = () => void navigate(pathname + search, { replace: true });
  const Loaded = part.usePart(token !== null, () =>
    dispatch(notify({ kind: 'error', text: t('home.alertFailed'), domain: 'flights' })),
  );
  return Loaded && token !== null
    ? createElement(Loaded, { token, isEnding: values.get('for') === 'end', onClose: close })
    : null;
}
