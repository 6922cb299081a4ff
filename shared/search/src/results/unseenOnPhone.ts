import { css } from '@tiquete/ui';

/** For a heading that a phone has no room for. Screen readers still read it. */
export const unseenOnPhone = css`
  @media (width < 600px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
