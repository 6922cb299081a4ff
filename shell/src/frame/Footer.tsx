import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useBoot, useMessages, useSession } from '@tiquete/platform';
import { Container, css, type Theme } from '@tiquete/ui';
import { toSupportCode } from '@tiquete/contracts/support-code';
import { phoneHref } from '@tiquete/domain';
import { whatsappHref } from '../model/contact';
import { useLoader } from '../remotes/LoaderContext';
import { LEGAL_LINKS, SIC_URL } from './legalLinks';
import { guestMenuOf } from '../model/tabs';
import { placeOfLinks } from './whileSessionLoads';

/** The seller, its contacts and the links required by Ley 1480 de 2011, art. 50, and Ley 679 de 2001, art. 17. */
export function Footer() {
  const t = useMessages('shell');
  const { brand, remotes, set } = useBoot();
  const { status, session } = useSession();
  const { onInstead, instead } = useLoader();
  const used = useSyncExternalStore(onInstead, instead, noneInstead);
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer css={layout} aria-label={t('footer.label', { brand: brand.name })}>
      <Container css={columns}>
        <section>
          <h2>{t('footer.seller')}</h2>
          <p>{brand.legal_name}</p>
          <p>{brand.nit}</p>
          <p>{brand.rnt}</p>
          <address>{brand.address}</address>
        </section>
        <section>
          <h2>{t('footer.contact')}</h2>
          <ul>
            {brand.phones.map(({ label, number }) => (
              <li key={number}>
                <a href={phoneHref(number)}>{`${label}: ${number}`}</a>
              </li>
            ))}
            <li>
              <a
                href={whatsappHref(brand.whatsapp)}
                target="_blank"
                rel="noopener noreferrer"
              >{`${t('footer.whatsapp')}: +${brand.whatsapp}`}</a>
            </li>
            <li>
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </li>
            {(session ? [] : guestMenuOf(remotes)).map(({ id, label, path }) => (
              <li key={id} css={status === 'loading' && placeOfLinks}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
        <nav aria-label={t('footer.legal')}>
          <h2>{t('footer.legal')}</h2>
          <ul>
            {LEGAL_LINKS.map(({ key, path }) => (
              <li key={key}>
                <Link to={path}>{t(`footer.${key}`)}</Link>
              </li>
            ))}
            <li>
              <a href={SIC_URL} target="_blank" rel="noopener noreferrer">
                {t('footer.sic')}
              </a>
            </li>
          </ul>
        </nav>
      </Container>
      <Container css={small}>
        <p>{t('footer.children', { brand: brand.name })}</p>
        <p>{t('footer.heritage')}</p>
        <p>
          {t('footer.support')} <code css={code}>{toSupportCode(brand.id, set, used)}</code>
        </p>
        <p>{t('footer.rights', { year, legalName: brand.legal_name })}</p>
      </Container>
    </footer>
  );
}
const NONE: readonly string[] = [];
/** The server has loaded no release. */
const noneInstead = () => NONE;
const code = css`
  font: inherit;
  overflow-wrap: anywhere;
  user-select: all;
`;
const layout = (theme: Theme) => css`
  margin-top: ${theme.spacing(12)};
  padding-block: ${theme.spacing(8)};
  background: ${theme.vars.palette.background.subtle};
  border-top: 1px solid ${theme.vars.palette.divider};
`;
const columns = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(6)};
  ${theme.up(768)} {
    grid-template-columns: repeat(3, 1fr);
  }
  & h2 {
    ${theme.type.h3}
    margin-bottom: ${theme.spacing(2)};
  }
  & address {
    font-style: normal;
  }
  & li a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${theme.vars.palette.text.primary};
  }
`;
const small = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  margin-top: ${theme.spacing(6)};
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
