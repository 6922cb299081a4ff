import type { ReactNode } from 'react';
import { Link, useBrand, useMessages, usePageMeta, useSession } from '@tiquete/platform';
import { ChevronLeft, Container, css, type Theme } from '@tiquete/ui';
import { pageFrame } from '../booking/pageFrame';
import { DETAIL_PATH, LIST_PATH } from '../urls';
import { screenOnly } from './printStyles';

interface PageHeadProps {
  /** Title of the booking, once it is loaded. */
  title?: string;
  /** True if there is no page to return to, because a guest opened the form for a code. */
  isFirst?: boolean;
  children: ReactNode;
}
/** Frame of the page in every phase. The heading stays mounted, so that it does not lose the focus. */
export function PageHead({ title, isFirst = false, children }: PageHeadProps) {
  const t = useMessages('my-bookings');
  const { name: brand } = useBrand();
  const isGuest = useSession().status === 'unauthenticated';
  const shown = title ?? t('detail.title');
  usePageMeta({
    title: t('detail.metaTitle', { title: shown, brand }),
    description: t('detail.metaDescription', { brand }),
    robots: 'noindex',
  });
  return (
    <Container>
      <div css={pageFrame}>
        <div>
          {!isFirst && (
            <Link to={isGuest ? DETAIL_PATH : LIST_PATH} css={[back, screenOnly]}>
              <ChevronLeft size={18} aria-hidden />
              {t(isGuest ? 'detail.another' : 'detail.back')}
            </Link>
          )}
          <h1 tabIndex={-1}>{shown}</h1>
        </div>
        {children}
      </div>
    </Container>
  );
}
const back = (theme: Theme) => css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.spacing(1)};
  min-height: 44px;
  margin-inline-start: ${theme.spacing(-1)};
`;
