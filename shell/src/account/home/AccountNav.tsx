import { Link } from 'react-router-dom';
import {
  AssistanceIcon,
  ChevronRight,
  css,
  GuestsIcon,
  InfoIcon,
  LockIcon,
  UserIcon,
  type Icon,
  type Theme,
} from '@tiquete/ui';
import { useAccount } from '../useAccount';
import { sectionHref, SECTIONS, type SectionId } from './sections';

const ICONS: Record<SectionId, Icon> = {
  profile: UserIcon,
  access: LockIcon,
  travelers: GuestsIcon,
  sessions: AssistanceIcon,
  data: InfoIcon,
};

/** List of the sections, which stays visible beside the section while it scrolls. On a phone it is the whole page. */
export function AccountNav({ current }: { current: SectionId | null }) {
  const t = useAccount();
  return (
    <nav aria-label={t('nav')} css={list}>
      {current && <p>{t('title')}</p>}
      <ul>
        {SECTIONS.map((section) => {
          const SectionIcon = ICONS[section];
          return (
            <li key={section}>
              <Link
                to={sectionHref(section)}
                aria-current={section === current ? 'page' : undefined}
                css={row}
              >
                <SectionIcon size={20} aria-hidden />
                <span>
                  {t(`sections.${section}.name`)}
                  <small>{t(`sections.${section}.hint`)}</small>
                </span>
                <ChevronRight size={18} aria-hidden />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
const list = (theme: Theme) => css`
  ${theme.up(900)} {
    position: sticky;
    top: 88px;
  }
  & > p {
    ${theme.type.h2}
    padding: 0 ${theme.spacing(3)} ${theme.spacing(3)};
  }
  li + li {
    border-top: 1px solid ${theme.vars.palette.divider};
    ${theme.up(900)} {
      border-top: 0;
    }
  }
`;
const row = (theme: Theme) => css`
  display: flex;
  align-items: center;
  gap: ${theme.spacing(4)};
  min-height: 64px;
  padding: ${theme.spacing(3)} ${theme.spacing(1)};
  color: ${theme.vars.palette.text.primary};
  font-weight: ${theme.weight.strong};
  text-decoration: none;
  ${theme.focusRing}
  & > svg {
    flex: none;
    color: ${theme.vars.palette.text.secondary};
  }
  & > span {
    flex: 1;
  }
  small {
    ${theme.type.small}
    display: block;
    color: ${theme.vars.palette.text.secondary};
  }
  ${theme.up(900)} {
    gap: ${theme.spacing(3)};
    min-height: 48px;
    padding: ${theme.spacing(2)} ${theme.spacing(3)};
    border-radius: ${theme.vars.radius.m};
    small,
    & > svg:last-of-type {
      display: none;
    }
    &[aria-current] {
      background: ${theme.vars.palette.primary.soft};
      color: ${theme.vars.palette.primary.text};
    }
    &[aria-current] > svg {
      color: inherit;
    }
    @media (hover: hover) {
      &:hover:not([aria-current]) {
        background: ${theme.vars.palette.background.subtle};
      }
    }
  }
`;
