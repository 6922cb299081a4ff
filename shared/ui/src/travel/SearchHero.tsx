import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { heroPicture } from '@tiquete/domain';
import { Container } from '../layout/Container';
import { theme } from '../theme/theme';

interface SearchHeroProps {
  title: string;
  lead: string;
  /** Picture beside the title on a wide screen, above it on a phone. */
  picture?: string;
  /** True when the form is on a card, as on a wide screen. On a phone the form is one pill. */
  isCard?: boolean;
  children: ReactNode;
}
/** The card of a search form. */
export function SearchCard({ children }: { children: ReactNode }) {
  return <div css={card}>{children}</div>;
}

/** The top of a product's home page: title and search form. */
export function SearchHero({ title, lead, picture, isCard = false, children }: SearchHeroProps) {
  return (
    <section css={[hero, picture && pictured]}>
      {picture && <HeroPicture picture={picture} />}
      <Container>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{lead}</p>
        {isCard ? <SearchCard>{children}</SearchCard> : children}
      </Container>
    </section>
  );
}
function HeroPicture({ picture }: { picture: string }) {
  const { source, image } = heroPicture(picture);
  return (
    <picture>
      {source && <source {...source} />}
      <img {...image} alt="" fetchPriority="high" />
    </picture>
  );
}
const hero = css`
  padding-block: ${theme.spacing(10)} ${theme.spacing(12)};
  color: ${theme.vars.palette.gradientContrastText};
  background: ${theme.vars.palette.gradient};
  h1 {
    ${theme.type.display}
  }
  h1 + p {
    max-width: 76ch;
    text-wrap: balance;
    margin-block: ${theme.spacing(2)} ${theme.spacing(6)};
    ${theme.type.h2}
    font-weight: ${theme.weight.regular};
  }
  ${theme.up(768)} {
    padding-block: ${theme.spacing(16)} ${theme.spacing(18)};
  }
`;
/** Text is never on the picture: its colour is chosen for the gradient. */
const pictured = css`
  position: relative;
  > div {
    position: relative;
  }
  > picture > img {
    width: 100%;
    height: 132px;
    margin-block: ${theme.spacing(-10)} ${theme.spacing(8)};
    object-fit: cover;
  }
  ${theme.up(768)} {
    > picture > img {
      position: absolute;
      inset: 0 0 0 auto;
      width: 52%;
      height: 100%;
      margin: 0;
      mask-image: linear-gradient(to right, transparent, #000 24%);
    }
    h1,
    h1 + p {
      max-width: 46%;
    }
    h1 + p {
      min-height: 3lh;
    }
  }
`;
const card = css`
  padding: ${theme.spacing(5)};
  color: ${theme.vars.palette.text.primary};
  background: ${theme.vars.palette.background.paper};
  border-radius: ${theme.vars.radius.l};
  box-shadow: ${theme.vars.shadow};
`;
