import type { BrandRole } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, Select } from '@tiquete/ui';

interface RoleFieldProps {
  roles: readonly BrandRole[];
  value: BrandRole;
  onChange: (role: BrandRole) => void;
}
/** One of the roles, and what it lets somebody do. */
export function RoleField({ roles, value, onChange }: RoleFieldProps) {
  const t = useMessages('brands');
  return (
    <div css={field}>
      <Select
        label={t('people.invite.role')}
        hint={t(`people.does.${value}`)}
        value={value}
        onChange={onChange}
        options={roles.map((role) => ({ value: role, label: t(`people.role.${role}`) }))}
      />
    </div>
  );
}
/** No wider than its texts, also in a row that has the page's width. */
const field = css`
  max-width: 560px;
`;
