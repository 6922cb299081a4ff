import type { HotelContent } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { CheckIcon, css, type Theme } from '@tiquete/ui';
import { Section } from '../Section';

type Amenity = HotelContent['amenities'][number];

/** Amenities by the supplier's groups. Paid ones are marked. */
export function Amenities({ amenities }: { amenities: readonly Amenity[] }) {
  const t = useMessages('hotels');
  const byGroup = new Map<string, Amenity[]>();
  for (const amenity of amenities)
    byGroup.set(amenity.group, [...(byGroup.get(amenity.group) ?? []), amenity]);
  if (amenities.length === 0) return null;
  return (
    <Section name="services">
      <div css={columns}>
        {[...byGroup].map(([group, members]) => (
          <div key={group}>
            <h3>{group}</h3>
            <ul>
              {members.map(({ code, name, fee }) => (
                <li key={code}>
                  <CheckIcon size={16} aria-hidden />
                  {fee ? t('detail.fee', { name }) : name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
const columns = (theme: Theme) => css`
  columns: 220px;
  column-gap: ${theme.spacing(8)};
  > div {
    display: grid;
    gap: ${theme.spacing(2)};
    padding-bottom: ${theme.spacing(5)};
    break-inside: avoid;
  }
  ul {
    display: grid;
    gap: ${theme.spacing(1)};
    color: ${theme.vars.palette.text.secondary};
  }
  li {
    display: flex;
    gap: ${theme.spacing(2)};
  }
  svg {
    flex: none;
    height: 1lh;
    color: ${theme.vars.palette.success.main};
  }
`;
