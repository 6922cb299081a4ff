import { useBrand, useDispatch, useMessages, usePageMeta, useSelector } from '@tiquete/platform';
import { Button, Container, css, Stack, type Theme } from '@tiquete/ui';
import { followed, selectIsFollowed } from '../state/slice';

/** `/«id»` */
export function Page() {
  const t = useMessages('«id»');
  const { name: brand } = useBrand();
  const dispatch = useDispatch();
  const isFollowed = useSelector(selectIsFollowed);
  usePageMeta({
    title: t('home.metaTitle', { brand }),
    description: t('home.metaDescription', { brand }),
  });
  return (
    <Container>
      <div css={frame}>
        <Stack gap={4} align="start">
          <h1 tabIndex={-1}>{t('home.title')}</h1>
          <p>{t('home.lead')}</p>
          <Button onClick={() => dispatch(followed(!isFollowed))}>
            {t(isFollowed ? 'home.unfollow' : 'home.follow')}
          </Button>
        </Stack>
      </div>
    </Container>
  );
}
const frame = (theme: Theme) => css`
  padding-block: ${theme.spacing(10)} ${theme.spacing(16)};
`;
