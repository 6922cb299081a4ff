import { useState } from 'react';
import { formatMoney } from '@tiquete/domain';
import { Checkbox } from '../form/Checkbox';
import { DateField } from '../form/dates/DateField';
import { DateRangeField } from '../form/dates/DateRangeField';
import type { DateRange } from '../form/dates/dates';
import { FieldGroup } from '../form/FieldGroup';
import { PanelField } from '../form/PanelField';
import { PlaceField } from '../form/place/PlaceField';
import type { PlaceGroup, PlaceOption } from '../form/place/places';
import { RadioGroup } from '../form/RadioGroup';
import { RangeSlider } from '../form/RangeSlider';
import { Select } from '../form/Select';
import { Stepper } from '../form/Stepper';
import { TextField } from '../form/TextField';
import { GuestsIcon, UserIcon } from '../icons';
import { Stack } from '../layout/Stack';
import { Group, Specimen } from './Specimen';

const COUNTRIES = [
  { value: 'CO', label: 'Colombia' },
  { value: 'MX', label: 'México' },
];
const PLACES: PlaceGroup[] = [
  {
    label: 'Ciudades',
    options: [{ id: 'CTG', label: 'Cartagena', hint: 'Bolívar, Colombia', kind: 'city' }],
  },
];
/** Fixed days, so that pictures of the gallery do not depend on the date. */
const [MIN, MAX] = ['2031-03-01', '2031-12-31'];

export function Fields() {
  return (
    <>
      <Group title="Campos de texto">
        <Typed />
        <Specimen name="TextField, error">
          <TextField
            label="Correo"
            value="ana@"
            onChange={() => {}}
            error="Escribe un correo completo."
          />
        </Specimen>
        <Specimen name="TextField, disabled">
          <TextField label="Reserva" value="TQ-4821" onChange={() => {}} disabled />
        </Specimen>
        <Specimen name="FieldGroup, error">
          <FieldGroup legend="Fecha de nacimiento" error="Faltan el mes y el año.">
            <Stack direction="row">
              <TextField label="Día" value="10" onChange={() => {}} />
            </Stack>
          </FieldGroup>
        </Specimen>
      </Group>
      <Group title="Campos de elección">
        <Chosen />
        <Choices />
      </Group>
    </>
  );
}
function Typed() {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('secreto');
  return (
    <>
      <Specimen name="TextField, empty">
        <TextField
          label="Nombre"
          value={name}
          onChange={setName}
          placeholder="Como en el documento"
          hint="Sin tildes si el documento no las tiene."
          icon={<UserIcon size={20} />}
        />
      </Specimen>
      <Specimen name="TextField, password">
        <TextField label="Contraseña" type="password" value={password} onChange={setPassword} />
      </Specimen>
    </>
  );
}
function Chosen() {
  const [country, setCountry] = useState('CO');
  const [place, setPlace] = useState<PlaceOption | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const [days, setDays] = useState<DateRange | null>({ start: '2031-03-10', end: '2031-03-13' });
  return (
    <>
      <Specimen name="Select">
        <Select label="País" value={country} onChange={setCountry} options={COUNTRIES} />
      </Specimen>
      <Specimen name="PlaceField">
        <PlaceField
          label="Destino"
          value={place}
          onChange={setPlace}
          placeholder="¿A dónde vas?"
          loadOptions={async () => PLACES}
        />
      </Specimen>
      <Specimen name="DateField, empty">
        <DateField label="Salida" value={day} onChange={setDay} min={MIN} max={MAX} />
      </Specimen>
      <Specimen name="DateRangeField">
        <DateRangeField label="Fechas" value={days} onChange={setDays} min={MIN} max={MAX} />
      </Specimen>
      <Specimen name="PanelField">
        <PanelField
          label="Viajeros"
          summary="2 adultos, 1 habitación"
          icon={<GuestsIcon size={20} />}
          isInline={false}
        >
          {() => <p>Adultos, niños y habitaciones.</p>}
        </PanelField>
      </Specimen>
    </>
  );
}
function Choices() {
  const [isChecked, setChecked] = useState(true);
  const [order, setOrder] = useState('price');
  const [adults, setAdults] = useState(2);
  const [range, setRange] = useState<readonly [number, number]>([200_000, 900_000]);
  return (
    <>
      <Specimen name="Stepper">
        <Stepper
          label="Adultos"
          hint="Desde 18 años"
          value={adults}
          min={1}
          max={8}
          onChange={setAdults}
        />
      </Specimen>
      <Specimen name="Checkbox">
        <div>
          <Checkbox
            label="Desayuno incluido"
            checked={isChecked}
            onChange={setChecked}
            count={24}
          />
          <Checkbox label="Todo incluido" checked={!isChecked} onChange={() => setChecked(false)} />
        </div>
      </Specimen>
      <Specimen name="RadioGroup">
        <div>
          <RadioGroup
            label="Ordenar por"
            value={order}
            onChange={setOrder}
            options={[
              { value: 'price', label: 'De menor a mayor precio' },
              { value: 'stars', label: 'Estrellas' },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="RangeSlider">
        <RangeSlider
          label="Precio"
          min={100_000}
          max={1_200_000}
          step={10_000}
          value={[range[0], range[1]]}
          onChange={setRange}
          format={formatMoney}
        />
      </Specimen>
    </>
  );
}
