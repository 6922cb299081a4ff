import { useBrand, useMessages } from '@tiquete/platform';
import { AssistanceIcon, CheckIcon, ContactLinks, css, PhoneIcon, type Theme } from '@tiquete/ui';
import { sectionTitle } from './sectionTitle';

/** What is true of every hotel here, and who answers. */
export function Trust() {
  const t = useMessages('hotels');
  const brand = useBrand();
  const { name, legal_name, nit, rnt } = brand;
  return (
    <section>
      <h2 css={sectionTitle}>{t('home.trust')}</h2>
      <ul css={list}>
        <li>
          <CheckIcon aria-hidden />
          <h3>{t('home.trustPrice')}</h3>
          <p>{t('home.trustPriceText')}</p>
        </li>
        <li>
          <AssistanceIcon aria-hidden />
          <h3>{t('home.trustCancel')}</h3>
          <p>{t('home.trustCancelText')}</p>
        </li>
        <li>
          <PhoneIcon aria-hidden />
          <h3>{t('home.trustContact', { brand: name })}</h3>
          <p>{t('home.trustContactText', { legal: legal_name, nit, rnt })}</p>
          <ContactLinks contact={brand} />
        </li>
      </ul>
    </section>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(8)};
  ${theme.up(768)} {
    grid-template-columns: repeat(3, 1fr);
  }
  li {
    display: grid;
    align-content: start;
    gap: ${theme.spacing(1)};
  }
  li > svg {
    box-sizing: content-box;
    margin-bottom: ${theme.spacing(2)};
    padding: ${theme.spacing(3)};
    color: ${theme.vars.palette.primary.text};
    background: ${theme.vars.palette.primary.soft};
    border-radius: ${theme.vars.radius.m};
  }
  p {
    color: ${theme.vars.palette.text.secondary};
  }
`;
