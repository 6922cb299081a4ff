import { useLocation } from 'react-router-dom';
import { inColombia, useApi, useBoot, useMessages, useSending } from '@tiquete/platform';
import { Button, Container, css, Notice, type Theme } from '@tiquete/ui';
import { loadDocument } from '../session/loadDocument';

/** Says on every page that a product team sees other releases here than travellers do, and leads back to theirs. */
export function OverrideBar() {
  const t = useMessages('shell');
  const { override } = useBoot();
  const { pathname, search } = useLocation();
  const api = useApi();
  const { sending, run } = useSending();
  if (!override) return null;
  const end = () =>
    void run(async () => {
      await api.call('DELETE console/releases/override', {});
      loadDocument(pathname + search);
    });
  return (
    <Container css={place}>
      <Notice
        kind="warning"
        text={
          sending.phase === 'failed'
            ? sending.problem.title
            : t('releases.override', {
                releases: Object.values(override.releases).join(', '),
                time: inColombia(override.expires_at).time,
              })
        }
        action={
          <Button size="s" variant="secondary" busy={sending.phase === 'sending'} onClick={end}>
            {t('releases.endOverride')}
          </Button>
        }
      />
    </Container>
  );
}
const place = (theme: Theme) => css`
  padding-block: ${theme.spacing(3)};
`;
