import { Button } from '../button/Button';
import { Badge, type Tone } from '../feedback/Badge';
import { ContactLinks } from '../feedback/ContactLinks';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorState } from '../feedback/ErrorState';
import { Notice, type NoticeKind } from '../feedback/Notice';
import { ProgressBar } from '../feedback/ProgressBar';
import { QrCode } from '../feedback/QrCode';
import { Skeleton } from '../feedback/Skeleton';
import { SearchIcon } from '../icons';
import { Stack } from '../layout/Stack';
import { Group, Specimen } from './Specimen';

const KINDS: readonly NoticeKind[] = ['info', 'success', 'warning', 'error'];
const TONES: readonly Tone[] = ['neutral', 'primary', 'secondary', 'success', 'warning', 'error'];
const CONTACT = { whatsapp: '573001234567', phones: [{ label: 'Bogotá', number: '601 555 0100' }] };

export function Messages() {
  return (
    <Group title="Mensajes">
      {KINDS.map((kind) => (
        <Specimen key={kind} name={`Notice ${kind}`}>
          <Notice kind={kind} text="El precio cambió mientras llenabas los datos." />
        </Specimen>
      ))}
      <Specimen name="Notice, action and dismiss" wide>
        <Notice
          kind="info"
          text="Hay una versión nueva de la página."
          action={
            <Button variant="ghost" size="s">
              Actualizar
            </Button>
          }
          onDismiss={() => {}}
        />
      </Specimen>
      <Specimen name="Badge" wide>
        <Stack direction="row" gap={2} wrap>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              Emitida
            </Badge>
          ))}
        </Stack>
      </Specimen>
      <Specimen name="Skeleton">
        <div>
          <Skeleton height={44} />
        </div>
      </Specimen>
      <Specimen name="ProgressBar">
        <div>
          <ProgressBar label="Proveedores" value={4} max={6} />
        </div>
      </Specimen>
      <Specimen name="QrCode">
        <QrCode text="TQ-4821" label="Código de la reserva" />
      </Specimen>
      <Specimen name="ContactLinks">
        <div>
          <ContactLinks contact={CONTACT} />
        </div>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          icon={<SearchIcon />}
          title="Ningún hotel cumple los filtros"
          actions={<Button variant="secondary">Quitar filtros</Button>}
        >
          <p>El filtro que más quita es el precio.</p>
        </EmptyState>
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState
          title="No pudimos consultar"
          detail={<p>Intenta de nuevo.</p>}
          onRetry={() => {}}
          contact={CONTACT}
        />
      </Specimen>
    </Group>
  );
}
