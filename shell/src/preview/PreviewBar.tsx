import { useBoot, useMessages } from '@tiquete/platform';
import { Container, css, Notice, type Theme } from '@tiquete/ui';

/** Says on every page of a preview that it is one. */
export function PreviewBar() {
  const t = useMessages('shell');
  const { preview } = useBoot();
  if (!preview) return null;
  return (
    <Container css={place}>
      <Notice kind="info" text={t('preview.bar')} />
    </Container>
  );
}
const place = (theme: Theme) => css`
  padding-block: ${theme.spacing(3)};
`;
