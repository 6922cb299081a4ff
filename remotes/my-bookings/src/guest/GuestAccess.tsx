import {
  notify,
  useApi,
  useDispatch,
  useMessages,
  useNavigate,
  useRequest,
  useSession,
} from '@tiquete/platform';
import { Button, Notice, Section } from '@tiquete/ui';
import { DETAIL_PATH } from '../urls';

/** Shows a guest how long this browser has access to the booking, with a button that revokes all access. */
export function GuestAccess({ id }: { id: string }) {
  const t = useMessages('my-bookings');
  const api = useApi();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { session } = useSession();
  const { request, run } = useRequest();
  if (session) return null;
  const end = () =>
    void run(async () => {
      await api.call('DELETE bookings/:id/accesses', { params: { id } });
      dispatch(notify({ kind: 'success', text: t('guest.ended') }));
      void navigate(DETAIL_PATH, { replace: true });
    });
  return (
    <Section title={t('guest.title')}>
      <p>{t('guest.text')}</p>
      {request.phase === 'failed' && <Notice kind="error" text={request.problem.title} />}
      <div>
        <Button variant="secondary" size="s" busy={request.phase === 'loading'} onClick={end}>
          {t('guest.end')}
        </Button>
      </div>
    </Section>
  );
}
