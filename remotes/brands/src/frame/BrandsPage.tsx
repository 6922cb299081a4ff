import type { ReactNode } from 'react';
import { useBrand, useMessages, usePageMeta } from '@tiquete/platform';
import { Container, css, LinkButton, Notice, type Theme } from '@tiquete/ui';
import { useIsViewer } from './useIsViewer';

interface BrandsPageProps {
  title: string;
  /** Link back to the page above. */
  back?: { to: string; label: string };
  /** Buttons beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}
/** Heading of every page about brands. */
export function BrandsPage({ title, back, tools, children }: BrandsPageProps) {
  const t = useMessages('brands');
  const { name: brand } = useBrand();
  const isViewer = useIsViewer();
  usePageMeta({
    title: t('frame.metaTitle', { title, brand }),
    description: t('frame.metaDescription'),
    robots: 'noindex',
  });
  return (
    <Container>
      <div css={page}>
        {back && (
          <div css={start}>
            <LinkButton size="s" variant="ghost" to={back.to}>
              {back.label}
            </LinkButton>
          </div>
        )}
        <div css={head}>
          <h1 tabIndex={-1}>{title}</h1>
          {tools}
        </div>
        {isViewer && <Notice kind="info" text={t('frame.viewer')} />}
        {children}
      </div>
    </Container>
  );
}
const page = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(4)};
  padding-block: ${theme.spacing(3)} ${theme.spacing(16)};
`;
/** Aligns the text of the link with the title. */
const start = (theme: Theme) => css`
  margin-left: ${theme.spacing(-4)};
`;
const head = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)} ${theme.spacing(4)};
  align-items: center;
  justify-content: space-between;
  h1 {
    overflow-wrap: anywhere;
  }
`;
