import { selectConfig, useMessages, useSelector } from '@tiquete/platform';
import { Container, css, type Theme } from '@tiquete/ui';
import { SearchDrawer } from '../search/SearchDrawer';
import { SearchForm } from '../search/SearchForm';
import type { SearchFormProps } from '../search/useSearchForm';

export function Hero(search: SearchFormProps) {
  const t = useMessages('hotels');
  const { isMobile } = useSelector(selectConfig);
  return (
    <section css={hero}>
      <Container>
        <h1 tabIndex={-1}>{t('home.title')}</h1>
        <p>{t('home.lead')}</p>
        {isMobile ? (
          <SearchDrawer {...search} />
        ) : (
          <div css={card}>
            <SearchForm {...search} />
          </div>
        )}
      </Container>
    </section>
  );
}
const hero = (theme: Theme) => css`
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
const card = (theme: Theme) => css`
  padding: ${theme.spacing(5)};
  color: ${theme.vars.palette.text.primary};
  background: ${theme.vars.palette.background.paper};
  border-radius: ${theme.vars.radius.l};
  box-shadow: ${theme.vars.shadow};
`;
