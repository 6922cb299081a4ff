import { useState } from 'react';
import { Button } from '../button/Button';
import type { ButtonVariant } from '../button/buttonStyles';
import { IconButton } from '../button/IconButton';
import { LinkButton } from '../button/LinkButton';
import { Spinner } from '../button/Spinner';
import { Chip } from '../form/Chip';
import { FavouriteIcon, SearchIcon, ShareIcon } from '../icons';
import { Stack } from '../layout/Stack';
import { Dialog } from '../overlay/Dialog';
import { Menu } from '../overlay/Menu';
import { Popover } from '../overlay/Popover';
import { Sheet } from '../overlay/Sheet';
import { Group, Specimen } from './Specimen';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];
const none = () => {};

export function Actions() {
  return (
    <>
      <Group title="Botones">
        {VARIANTS.map((variant) => (
          <Specimen key={variant} name={`Button ${variant}: m, s, busy, disabled`} wide>
            <Stack direction="row" gap={3} wrap>
              <Button variant={variant}>
                <SearchIcon size={20} />
                Buscar
              </Button>
              <Button variant={variant} size="s">
                Buscar
              </Button>
              <Button variant={variant} busy>
                Buscar
              </Button>
              <Button variant={variant} disabled>
                Buscar
              </Button>
            </Stack>
          </Specimen>
        ))}
        <Specimen name="LinkButton, fullWidth">
          <LinkButton href="#" fullWidth>
            Ver habitaciones
          </LinkButton>
        </Specimen>
        <Specimen name="IconButton: plain, outlined, disabled">
          <Stack direction="row">
            <IconButton label="Compartir" icon={<ShareIcon />} />
            <IconButton label="Guardar" icon={<FavouriteIcon />} outlined />
            <IconButton label="Guardar" icon={<FavouriteIcon />} outlined disabled />
          </Stack>
        </Specimen>
        <Specimen name="Spinner">
          <Spinner />
        </Specimen>
      </Group>
      <Group title="Chips">
        <Specimen name="Chip: toggle, selected, removable, text" wide>
          <Stack direction="row" gap={2} wrap>
            <Chip label="Directo" onClick={none} />
            <Chip label="1 Escala" onClick={none} selected />
            <Chip label="Desayuno" onRemove={none} />
            <Chip label="Mayo" />
          </Stack>
        </Specimen>
      </Group>
      <Overlays />
    </>
  );
}
/** Overlays are closed at first; their buttons open them. */
function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'popover' | null>(null);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const close = () => setOpen(null);
  return (
    <Group title="Capas">
      <Specimen name="Dialog, Sheet, Popover, Menu" wide>
        <Stack direction="row" gap={3} wrap>
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            Abrir diálogo
          </Button>
          <Button variant="secondary" onClick={() => setOpen('sheet')}>
            Abrir hoja
          </Button>
          <Button variant="secondary" ref={setAnchor} onClick={() => setOpen('popover')}>
            Abrir panel
          </Button>
          <Menu
            label="Cuenta"
            button="Abrir menú"
            items={[
              { id: 'bookings', label: 'Mis reservas', onSelect: none },
              { id: 'out', label: 'Cerrar Sesión', onSelect: none, selected: true },
            ]}
          />
        </Stack>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="El precio cambió"
          actions={<Button onClick={close}>Aceptar</Button>}
        >
          <p>Ahora cuesta $ 1.480.500.</p>
        </Dialog>
        <Sheet
          open={open === 'sheet'}
          onClose={close}
          title="Filtros"
          footer={<Button onClick={close}>Ver 128 hoteles</Button>}
        >
          <p>Los filtros de la búsqueda.</p>
        </Sheet>
        <Popover open={open === 'popover'} onClose={close} anchor={anchor} label="Viajeros">
          <Stack>
            <p>2 adultos</p>
          </Stack>
        </Popover>
      </Specimen>
    </Group>
  );
}
