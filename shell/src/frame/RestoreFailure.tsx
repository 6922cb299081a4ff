import { useDispatch, useMessages, useSelector } from '@tiquete/platform';
import { Button, Container, css, type Theme } from '@tiquete/ui';
import { useAfresh } from '../store/AfreshContext';
import { lossAccepted, selectPersistence } from '../store/persistenceSlice';

/**
 * Shown when the saved state could not be read: the traveller continues without it or erases it. The page works in either
 * case.
 */
export function RestoreFailure() {
  const t = useMessages('shell');
  const dispatch = useDispatch();
  const { startAfresh } = useAfresh();
  const { phase } = useSelector(selectPersistence);
  if (phase !== 'failed') return null;
  return (
    <Container>
      <section role="alert" css={card}>
        <h2>{t('restore.title')}</h2>
        <p>{t('restore.detail')}</p>
        <div css={choices}>
          <Button variant="primary" size="s" onClick={() => dispatch(lossAccepted())}>
            {t('restore.goOn')}
          </Button>
          <Button variant="secondary" size="s" onClick={startAfresh}>
            {t('restore.afresh')}
          </Button>
        </div>
      </section>
    </Container>
  );
}
const card = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  margin-top: ${theme.spacing(4)};
  padding: ${theme.spacing(4)};
  border-radius: ${theme.vars.radius.m};
  background: ${theme.vars.palette.warning.soft};
`;
const choices = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
