import type { Random } from '../random';
import type { City, Country, Zone } from '../geography/types';

const COLOMBIAN_WAYS = ['Calle', 'Carrera', 'Calle', 'Carrera', 'Transversal', 'Diagonal'];

function colombian(random: Random, city: City, zone: Zone): string {
  const named = city.streets.length > 0 && zone.scene === 'colonial' && random.next() < 0.65;
  if (zone.scene === 'island' || zone.scene === 'jungle')
    return `Sector ${zone.name.replace(/^.* – /, '')}, lote ${random.int(2, 60)}`;
  const plate = `# ${random.int(2, 98)}-${random.int(3, 99)}`;
  if (named) return `${random.pick(city.streets)} ${plate}`;
  if (zone.radiusKm >= 0.6 && zone.scene !== 'skyline' && zone.scene !== 'andes')
    return `Km ${random.int(1, 9)} vía a ${zone.name.replace(/^Vía (a )?/, '')}`;
  const letter = random.next() < 0.25 ? random.pick(['A', 'B', 'C']) : '';
  return `${random.pick(COLOMBIAN_WAYS)} ${random.int(1, 98)}${letter} ${plate}`;
}

/** Street and number in the format of the country. Content states zone and city separately. */
export function addressOf(random: Random, city: City, zone: Zone, country: Country): string {
  if (country.address === 'colombia')
    return `${colombian(random, city, zone)}, ${zone.name}`.replace(
      /^(Sector .*), lote (\d+), .*$/,
      '$1, lote $2',
    );
  const street = random.pick(city.streets.length > 0 ? city.streets : ['Calle Central']);
  switch (country.address) {
    case 'english':
      return `${random.int(3, country.code === 'UK' ? 180 : 2400)} ${street}`;
    case 'france':
      return `${random.int(2, 190)} ${street}`;
    case 'spain':
      return `${street}, ${random.int(2, 140)}`;
    case 'brazil':
      return `${street}, ${random.int(20, 2800)} – ${zone.name}`;
    case 'latin':
      return street.startsWith('Bulevar Kukulcán')
        ? `${street} km ${random.int(3, 22)}, ${zone.name}`
        : `${street} ${random.int(12, 1980)}, ${zone.name}`;
    default:
      return `${street} ${random.int(1, 280)}`;
  }
}

export function postalCode(random: Random, country: Country): string {
  if (country.code === 'CO') return `${random.int(10, 99)}${random.int(1000, 9999)}`;
  if (country.code === 'UK')
    return `${random.pick(['SW', 'W', 'WC', 'EC', 'SE', 'N'])}${random.int(1, 9)} ${random.int(1, 9)}${random.pick(['AB', 'JD', 'QS', 'HT'])}`;
  return String(random.int(10000, 98999));
}
