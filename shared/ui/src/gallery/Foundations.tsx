import { css } from '@emotion/react';
import { Card } from '../layout/Card';
import { Disclosure } from '../layout/Disclosure';
import { Section } from '../layout/Section';
import { theme } from '../theme/theme';
import { Group, Specimen } from './Specimen';

const { palette } = theme.vars;
const TYPES = ['display', 'h1', 'h2', 'h3', 'body', 'small'] as const;
const COLORS = {
  Primario: palette.primary.main,
  'Primario suave': palette.primary.soft,
  Secundario: palette.secondary.main,
  Fondo: palette.background.default,
  Papel: palette.background.paper,
  Relleno: palette.background.subtle,
  Línea: palette.divider,
  Contorno: palette.outline,
  Éxito: palette.success.main,
  Aviso: palette.warning.main,
  Error: palette.error.main,
};

export function Foundations() {
  return (
    <>
      <Group title="Texto">
        {TYPES.map((type) => (
          <Specimen key={type} name={type} wide={type === 'display'}>
            <p css={theme.type[type]}>Un viaje a Cartagena, 1.234</p>
          </Specimen>
        ))}
      </Group>
      <Group title="Colores">
        {Object.entries(COLORS).map(([name, color]) => (
          <Specimen key={name} name={name}>
            <div css={swatch} style={{ background: color }} />
          </Specimen>
        ))}
      </Group>
      <Group title="Superficies">
        <Specimen name="Card">
          <Card>Una tarjeta se levanta del fondo con una sombra.</Card>
        </Specimen>
        <Specimen name="Section m">
          <Section title="Tu estadía" hint="Del 10 al 13 de marzo">
            <p>Una parte de la página con su título.</p>
          </Section>
        </Specimen>
        <Specimen name="Section s">
          <Section size="s" title="Tu vuelo">
            <p>Para pantallas con muchas partes.</p>
          </Section>
        </Specimen>
        <Specimen name="Disclosure link">
          <Disclosure summary="Ver el desglose">
            <p>Tarifa, impuestos y cargos.</p>
          </Disclosure>
        </Specimen>
        <Specimen name="Disclosure row, open">
          <Disclosure
            kind="row"
            open
            summary={
              <>
                <small>Día 1 · 10 mar.</small>Llegada a Cartagena
              </>
            }
          >
            <p>Traslado al hotel y tarde libre.</p>
          </Disclosure>
        </Specimen>
      </Group>
    </>
  );
}
const swatch = css`
  height: 44px;
  border: 1px solid ${palette.divider};
  border-radius: ${theme.vars.radius.s};
`;
