import { AssistanceIcon, FlightIcon, HotelIcon, LockIcon } from '../icons';
import { Button } from '../button/Button';
import { Card } from '../layout/Card';
import { BookedCard } from '../travel/BookedCard';
import { Carousel } from '../travel/Carousel';
import { Picture } from '../travel/Picture';
import { Price } from '../travel/Price';
import { SearchCard, SearchHero } from '../travel/SearchHero';
import { SearchPill } from '../travel/SearchPill';
import { Stars } from '../travel/Stars';
import { TrustList } from '../travel/TrustList';
import { Group, Specimen } from './Specimen';

const CITIES = ['Bogotá', 'Medellín', 'Cartagena', 'Santa Marta'];
const REASONS = [
  { icon: <LockIcon />, title: 'Pago seguro', text: 'Pagas en la pasarela del banco.' },
  { icon: <AssistanceIcon />, title: 'Te acompañamos', text: 'Antes, durante y después.' },
  { icon: <FlightIcon />, title: 'Todo en un lugar', text: 'Vuelos, hoteles y paquetes.' },
];

export function Travel() {
  return (
    <Group title="Viaje">
      <Specimen name="SearchHero, SearchCard" wide>
        <SearchHero title="¿A dónde vas?" lead="Hoteles con el precio final desde la búsqueda.">
          <SearchCard>
            <Button fullWidth>Buscar</Button>
          </SearchCard>
        </SearchHero>
      </Specimen>
      <Specimen name="SearchPill" wide>
        <SearchPill
          title="Cartagena"
          detail="10 mar. – 13 mar., 2 adultos"
          action="Cambiar"
          isOpen={false}
          onOpen={() => {}}
        />
      </Specimen>
      <Specimen name="Price: s, m, l">
        <Price amount={480_500} size="s" label="por noche" />
        <Price amount={1_480_500} before={1_640_000} label="3 noches, impuestos incluidos" />
        <Price amount={2_480_500} size="l" label="Total" />
      </Specimen>
      <Specimen name="Stars">
        <Stars value={0} />
        <Stars value={3.5} />
        <Stars value={5} />
      </Specimen>
      <Specimen name="Picture, missing">
        <div>
          <Picture src="" alt="Fachada" ratio="16 / 9" />
        </div>
      </Specimen>
      <Specimen name="BookedCard">
        <BookedCard image={<HotelIcon />} title="Casa Medina">
          <p>10 mar. – 13 mar.</p>
        </BookedCard>
      </Specimen>
      <Specimen name="Carousel" wide>
        <Carousel label="Ciudades">
          {CITIES.map((city) => (
            <Card key={city}>{city}</Card>
          ))}
        </Carousel>
      </Specimen>
      <Specimen name="TrustList" wide>
        <TrustList items={REASONS} />
      </Specimen>
    </Group>
  );
}
