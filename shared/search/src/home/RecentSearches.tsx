import type { ReactNode } from 'react';
import { Link, today } from '@tiquete/platform';
import { Carousel, css, Picture, RecentPlace, useIsHydrated, type Theme } from '@tiquete/ui';
import { useSearchProductWords } from '../searchProduct';
import { sectionTitle } from './sectionTitle';

export interface RecentSearchesProps<Recent> {
  recent: readonly Recent[];
  toCard: (recent: Recent) => RecentSearchCardProps;
}
/** Recent searches with dates in the future. Renders nothing on a first visit. */
export function RecentSearches<Recent extends { dates: { start: string } }>({
  recent,
  toCard,
}: RecentSearchesProps<Recent>) {
  const t = useSearchProductWords();
  const isHydrated = useIsHydrated();
  const heading = <h2 css={sectionTitle}>{t('home.recent')}</h2>;
  if (!isHydrated) return <RecentPlace heading={heading} height={CARD_HEIGHT} />;
  const firstDay = today();
  const open = recent.filter(({ dates }) => dates.start >= firstDay);
  if (open.length === 0) return null;
  return (
    <section>
      {heading}
      <Carousel label={t('home.recent')}>
        {open.map(toCard).map((shown) => (
          <RecentSearchCard key={shown.to} {...shown} />
        ))}
      </Carousel>
    </section>
  );
}

/** Height of a card: the picture of 88 px, with padding and border. */
const CARD_HEIGHT = 'calc(90px + 4 * var(--brand-space))';

export interface RecentSearchCardProps {
  to: string;
  /** Address of the picture without its width. */
  image: string;
  /** Icon of a search without a picture. */
  icon?: ReactNode;
  title: string;
  lines: readonly string[];
}
/** A link that repeats a search. */
function RecentSearchCard({ to, image, icon, title, lines }: RecentSearchCardProps) {
  return (
    <Link to={to} css={card}>
      {icon ? (
        <span aria-hidden css={disc}>
          {icon}
        </span>
      ) : (
        <Picture src={image} alt="" ratio="1 / 1" widths={[320]} sizes="88px" />
      )}
      <span>
        <strong>{title}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </Link>
  );
}
const card = (theme: Theme) => css`
  display: grid;
  grid-template-columns: 88px 1fr;
  align-items: center;
  gap: ${theme.spacing(4)};
  height: 100%;
  padding: ${theme.spacing(2)};
  color: ${theme.vars.palette.text.secondary};
  text-decoration: none;
  ${theme.surface}
  overflow: hidden;
  ${theme.focusRing}
  > :first-child,
  > picture > img {
    border-radius: ${theme.vars.radius.m};
    overflow: hidden;
  }
  > :last-child {
    display: grid;
    min-width: 0;
  }
  strong {
    ${theme.type.h3}
    color: ${theme.vars.palette.text.primary};
  }
  &:hover strong {
    text-decoration: underline;
  }
`;
const disc = (theme: Theme) => css`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  background: ${theme.vars.palette.primary.soft};
  color: ${theme.vars.palette.primary.text};
  svg {
    width: 32px;
    height: 32px;
  }
`;
