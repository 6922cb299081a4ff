import { css, type Theme } from '@tiquete/ui';

/** Badge of a carrier: its code on a colour derived from the code. It uses no trademark. */
export function AirlineMark({ code }: { code: string }) {
  return (
    <span aria-hidden css={mark} style={{ backgroundColor: `hsl(${hueOf(code)} 48% 30%)` }}>
      {code}
    </span>
  );
}
/** Neighbouring codes get distant hues. */
const hueOf = (code: string) =>
  [...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0) * 47, 7) % 360;
const mark = (theme: Theme) => css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${theme.vars.radius.s};
  color: #fff;
  ${theme.type.small}
  font-weight: ${theme.weight.bold};
  letter-spacing: 0.02em;
`;
