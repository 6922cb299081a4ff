import { useMessages } from '@tiquete/platform';
import { css, LinkButton, smallText, type Theme } from '@tiquete/ui';

interface PagesProps {
  meta: { total: number; page: number; page_size: number };
  urlOf: (page: number) => string;
}
/** Links to the previous and the next page. Renders nothing for a single page. */
export function Pages({ meta: { total, page, page_size }, urlOf }: PagesProps) {
  const t = useMessages('console');
  const pages = Math.ceil(total / page_size);
  if (pages <= 1 && page === 1) return null;
  return (
    <nav aria-label={t('frame.pages')} css={row}>
      {page > 1 && (
        <LinkButton size="s" variant="secondary" to={urlOf(page - 1)}>
          {t('frame.previous')}
        </LinkButton>
      )}
      <p css={smallText}>{t('frame.page', { page, pages: Math.max(pages, 1) })}</p>
      {page < pages && (
        <LinkButton size="s" variant="secondary" to={urlOf(page + 1)}>
          {t('frame.next')}
        </LinkButton>
      )}
    </nav>
  );
}
const row = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(3)};
  align-items: center;
`;
