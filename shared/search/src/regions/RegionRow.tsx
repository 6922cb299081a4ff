import { useId, useState, type ReactNode } from 'react';
import { Checkbox, ChevronDown, css, IconButton, type Theme } from '@tiquete/ui';

export interface RegionRowProps {
  region: { label: string };
  /** Title above the region's countries. */
  title: string;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle: () => void;
  children: ReactNode;
}
/** A region that one press selects as a whole. Its countries unfold below. */
export function RegionRow({
  region,
  title,
  isChosen,
  isDisabled,
  onToggle,
  children,
}: RegionRowProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div css={row}>
        <div>
          <Checkbox
            label={region.label}
            checked={isChosen}
            disabled={isDisabled}
            onChange={onToggle}
          />
        </div>
        <IconButton
          label={title}
          icon={<ChevronDown css={isOpen ? turned : undefined} />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <div id={id} role="group" aria-label={title} css={countries}>
          {children}
        </div>
      )}
    </>
  );
}
const row = css`
  display: flex;
  align-items: center;
  > :first-child {
    flex: 1;
  }
`;
const turned = css`
  transform: rotate(180deg);
`;
const countries = (theme: Theme) => css`
  margin-inline-start: ${theme.spacing(3)};
  padding-inline-start: ${theme.spacing(4)};
  border-inline-start: 2px solid ${theme.vars.palette.divider};
`;
