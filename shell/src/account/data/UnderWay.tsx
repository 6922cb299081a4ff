import type { Problem } from '@tiquete/platform';
import { css } from '@tiquete/ui';
import { useAccount } from '../useAccount';
import { readUnderWay } from './readUnderWay';

/** The bookings that an account cannot leave behind, by name. */
export function UnderWay({ problem }: { problem: Problem }) {
  const t = useAccount();
  return (
    <>
      <p>{t('data.underWay')}</p>
      <ul css={list}>
        {readUnderWay(problem).map(({ code, title }) => (
          <li key={code}>
            {title} · {code}
          </li>
        ))}
      </ul>
    </>
  );
}
const list = css`
  padding-left: 20px;
  list-style: disc;
`;
