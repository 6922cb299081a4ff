import type { BrandRole } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, Select } from '@tiquete/ui';

interface RoleFieldProps {
  roles: readonly BrandRole[];
  value: BrandRole;
  onChange: (role: BrandRole) => void;
}
/** Choice of a role, with its description. */
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
/** As wide as its texts, also in a row of full width. */
const field = css`
  max-width: 560px;
`;
