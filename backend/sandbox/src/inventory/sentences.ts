import type { Scene } from '../world/types';

/** {hotel} the name, {zone} the zone, {city} the city. Written to be read one after another in a list without tiring. */
export const openings: Record<Scene, readonly string[]> = {
  beach: [
    'Sales de la habitación y en dos minutos tienes los pies en la arena de {zone}.',
    'Amanece temprano en {zone}: las cortinas abiertas, el mar enfrente y nadie con afán.',
    'En {zone} la brisa hace la mitad del trabajo, y {hotel} pone el resto: sombra, silencio y una buena ducha después de la playa.',
    'Un hotel de playa sin vueltas: toallas secas, sillas a la sombra y el mar de {zone} al frente.',
    'Desde los pisos altos se ve la línea completa de la costa de {zone}.',
    'Aquí el plan se decide en chanclas: caminar por {zone}, nadar, almorzar tarde y repetir.',
  ],
  island: [
    'El agua cambia de color tres veces al día frente a {hotel}.',
    'En {zone} la vida va a ritmo de isla y nadie te va a apurar.',
    'Madera, hamacas y el sonido del mar toda la noche: así se duerme en {zone}.',
    'Un rincón pequeño de {city}, para quien viene a ver peces por la mañana y atardeceres por la tarde.',
    'Llegas en lancha o por la circunvalar y, desde la puerta, ya se ve el azul.',
  ],
  colonial: [
    'Una casa antigua de {zone}, con patio de sombra fresca y muros que guardan el silencio de la calle.',
    'Detrás de un portón discreto de {zone} aparece un patio con plantas y el ruido queda afuera.',
    'Techos altos, vigas a la vista y balcones que dan a una de las calles más tranquilas de {zone}.',
    'Restauramos esta casa de {zone} habitación por habitación, y cada una quedó distinta.',
    'Dormir en {zone} es salir caminando a todo: la plaza, el café de la esquina y la comida de la noche.',
    'Pisos de baldosa, flores en el balcón y la llave pesada de las casas de antes.',
  ],
  andes: [
    'Un hotel sereno en {zone}, con buena calefacción para las noches frías y luz de sobra por la mañana.',
    'Desde las ventanas que dan al oriente se ven los cerros despejarse a primera hora.',
    'En {zone} todo queda cerca: oficinas, restaurantes y un parque para caminar antes de la reunión.',
    'Llegas del tráfico, subes un piso y {city} baja el volumen.',
    'Camas firmes, buen café y gente que conoce {zone} cuadra por cuadra.',
    'Pensado para quien trabaja de día y quiere comer bien de noche sin ir lejos de {zone}.',
  ],
  skyline: [
    'Desde los pisos altos, {city} se ve entera; abajo, {zone} funciona a toda hora.',
    'Habitaciones silenciosas en el corazón de {zone}, con vidrios gruesos y cortinas que oscurecen de verdad.',
    'Un buen punto de partida: transporte a pocos pasos y {zone} alrededor.',
    'Compacto, bien pensado y en el centro de las cosas: así es {hotel}.',
    'Vienes a trabajar o a caminar {city} de punta a punta; en ambos casos aquí duermes bien.',
    'De noche, las luces de {zone} son la mejor parte de la habitación.',
  ],
  jungle: [
    'Te despiertan los pájaros mucho antes que la alarma.',
    'Senderos, niebla y un río cerca: {hotel} queda donde {zone} se vuelve selva.',
    'Cabañas de madera entre árboles altos, con mosquitero, ventilador y un porche para oír llover.',
    'En {zone} la señal es poca y se agradece: hay hamacas, libros y guías que saben por dónde andar.',
    'El camino hasta aquí ya es parte del paseo; el silencio de la noche, la recompensa.',
  ],
  lake: [
    'El agua quieta empieza donde termina el jardín.',
    'Mañanas de neblina sobre el agua y tardes de remo: para eso se viene a {zone}.',
    'Todas las habitaciones miran al agua o al jardín que baja hasta ella.',
    'Un lugar para llegar con niños, bicicletas y ningún horario.',
    'En {zone} el atardecer se toma su tiempo, y el muelle tiene sillas para todos.',
  ],
  desert: [
    'De día, sol y horizonte; de noche, más estrellas de las que recordabas.',
    'Muros gruesos y sombra buena para el calor de {zone}.',
    'El viento no para en {zone}; adentro, en cambio, todo está en calma.',
    'Arquitectura sencilla, colores de tierra y una terraza para ver caer la tarde.',
    'A este lado de {city} el paisaje es ancho y el cielo manda.',
  ],
  europe: [
    'Un edificio de principios de siglo en {zone}, con ascensor pequeño y techos altos.',
    'En {zone} se vive a pie: panadería abajo, metro a la vuelta y el resto de {city} a un paseo.',
    'Pocas habitaciones, buen desayuno y una calle tranquila de {zone}.',
    'Las ventanas dan a los tejados de {zone}; pide un piso alto si te gusta mirar.',
    'Un hotel de barrio, de los que recuerdan tu nombre el segundo día.',
    'Suelos de madera, baños nuevos y el encanto de {zone} al abrir la puerta.',
  ],
  plains: [
    'Corredores anchos, piscina y un árbol que da sombra a medio parqueadero.',
    'Para llegar en carro, soltar las maletas y meterse al agua.',
    'Atardeceres largos de llano y noches frescas en {zone}.',
    'Un sitio amplio, de puertas abiertas, donde los niños corren y los grandes descansan.',
    'En {zone} el calor se pasa con sombra, jugo frío y una hamaca.',
  ],
  coffee: [
    'Una finca entre cafetales, con corredor de macetas y el olor del tostado en las mañanas.',
    'Desde el balcón se ven las montañas una detrás de otra hasta perderse.',
    'En {zone} el café no se anuncia: se sirve recién hecho mientras miras el valle.',
    'Casa de bahareque y tejas, con jardines llenos de colibríes.',
    'Caminos de herradura, guaduales y una cama con cobija gruesa para el frío de la noche.',
  ],
};

export const closings = [
  'Queda a {distance} {sight}.',
  'A pie llegas en {walk} {toSight}.',
  '{Sight} está a {distance}.',
  'Si vienes por {sightPlain}, estás a {distance}.',
  'El plan de la tarde puede ser {sightPlain}: está a {distance}.',
] as const;
export const farClosings = [
  'En recepción te ayudan a organizar la visita {toSight}.',
  'Para ir {toSight} te piden el transporte desde recepción.',
  'Pregunta por la salida {toSight}: la organizan con gente de la zona.',
] as const;
