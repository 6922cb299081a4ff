import { Link } from 'react-router-dom';
import { useBoot, useMessages } from '@tiquete/platform';
import { Container, css, type Theme } from '@tiquete/ui';
import { MenuSheet } from './MenuSheet';
import { SettingMenus } from './SettingMenus';
import { Tabs } from './Tabs';
import { UserMenu } from './UserMenu';

const LOGO_HEIGHT = 32;

/**
 * The header is as high as the skeleton in the document: 64 px, or on a phone 56 px plus a row of 48 px for the tabs. On a
 * phone the search of a results page takes the place of the logo (`isTitle` of `SearchPill`).
 */
export function Header({ isOffline }: { isOffline: boolean }) {
  const t = useMessages('shell');
  const { brand } = useBoot();
  return (
    <header css={bar}>
      <Container css={inner}>
        <Link to="/" aria-label={t('header.home', { brand: brand.name })} css={logo}>
          <img
            src={brand.logo}
            alt=""
            width={brand.logo_ratio && Math.round(LOGO_HEIGHT * brand.logo_ratio)}
            height={LOGO_HEIGHT}
          />
        </Link>
        <Tabs />
        <div css={tools}>
          <div css={onDesktop}>
            <SettingMenus />
          </div>
          <div css={abovePhone}>
            <UserMenu isOffline={isOffline} />
          </div>
          <div css={belowDesktop}>
            <MenuSheet isOffline={isOffline} />
          </div>
        </div>
      </Container>
    </header>
  );
}
const bar = (theme: Theme) => css`
  position: sticky;
  top: 0;
  z-index: 20;
  background: ${theme.vars.palette.background.paper};
  box-shadow: inset 0 -1px ${theme.vars.palette.divider};
`;
const inner = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.spacing(4)};
  ${theme.up(600)} {
    flex-wrap: nowrap;
    column-gap: ${theme.spacing(6)};
    height: 64px;
  }
`;
const logo = (theme: Theme) => css`
  display: flex;
  flex: none;
  align-items: center;
  height: 56px;
  margin-inline-end: auto;
  ${theme.focusRing}
  & img {
    height: ${LOGO_HEIGHT}px;
    width: auto;
    max-width: 180px;
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: ${theme.vars.palette.background.paper};
    }
  }
  ${theme.up(600)} {
    margin-inline-end: 0;
  }
  @media (width < 600px) {
    html:has(main [data-title]) & {
      display: none;
    }
  }
`;
const tools = (theme: Theme) => css`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.spacing(1)};
  min-height: 56px;
  margin-inline-start: auto;
`;
/** On a phone the links are in the menu, which needs scripts. */
const abovePhone = css`
  @media (width < 600px) {
    display: none;
  }
  @media (scripting: none) {
    display: block;
  }
`;
/** From this width, in pixels, the settings are in the bar; below it they are in the menu. */
const DESKTOP = 1024;
const belowDesktop = (theme: Theme) => css`
  ${theme.up(DESKTOP)} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;
const onDesktop = (theme: Theme) => css`
  display: flex;
  gap: ${theme.spacing(1)};
  @media (width < ${DESKTOP}px) {
    display: none;
  }
`;
