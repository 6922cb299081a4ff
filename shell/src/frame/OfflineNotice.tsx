import { useMessages } from '@tiquete/platform';
import { Container, css, Notice, type Theme } from '@tiquete/ui';

export function OfflineNotice() {
  const t = useMessages('shell');
  return (
    <Container css={clear}>
      <Notice kind="warning" text={t('offline')} />
    </Container>
  );
}
const clear = (theme: Theme) => css`
  padding-block: ${theme.spacing(3)};
`;
