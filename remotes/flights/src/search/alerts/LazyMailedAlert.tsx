import { notify, useDispatch, useLocation, useMessages, useNavigate } from '@tiquete/platform';
import { lazyPart } from '@tiquete/ui';

const MailedAlert = lazyPart(
  async () => (await import(/* webpackChunkName: "prices" */ './MailedAlert')).MailedAlert,
);
/**
 * `/flights#token=…` and `/flights#for=end&token=…` from the e-mails of price alerts. The token is in the fragment, which
 * browsers do not send to servers.
 */
export function LazyMailedAlert() {
  const t = useMessages('flights');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const values = new URLSearchParams(hash.slice(1));
  const token = values.get('token');
  const close = () => void navigate(pathname + search, { replace: true });
  const showFailure = () =>
    void dispatch(notify({ kind: 'error', text: t('home.alertFailed'), domain: 'flights' }));
  if (token === null) return null;
  return (
    <MailedAlert
      token={token}
      isEnding={values.get('for') === 'end'}
      onClose={close}
      lazy={{ onFailed: showFailure }}
    />
  );
}
