import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Container } from '../layout/Container';
import { theme } from '../theme/theme';

interface SearchHeroProps {
  title: string;
  lead: string;
  /** On a phone the form is one pill; on a wide screen it is on a card. */
  isCard: boolean;
  children: ReactNode;
}
/** The top of a product's home page: title and search form. */
export function SearchHero({ title, lead, isCard, children }: SearchHeroProps) {
  return (
    <section css={hero}>
      <Container>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{lead}</p>
        {isCard ? <div css={card}>{children}</div> : children}
      </Container>
    </section>
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
    font-size: 1rem;
    line-height: 1.5;
  }
  ${theme.up(768)} {
    padding-block: ${theme.spacing(16)} ${theme.spacing(18)};
  }
`;
const card = css`
  padding: ${theme.spacing(5)};
  color: ${theme.vars.palette.text.primary};
  background: ${theme.vars.palette.background.paper};
  border-radius: ${theme.vars.radius.l};
  box-shadow: ${theme.vars.shadow};
`;
