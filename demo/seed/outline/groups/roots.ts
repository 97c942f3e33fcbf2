import type { Branch } from './Branch.ts';

export const roots: readonly Branch[] = [
  {
    id: 1,
    parent: null,
    key: 'surgical',
    leaves: [],
    name: ['Surgical', 'Cirugía', 'Хирургия', '外科'],
    about: [
      'Instruments, endoscopy, electrosurgery and theatre equipment for open and minimally invasive surgery.',
      'Instrumental, endoscopia, electrocirugía y equipamiento de quirófano para cirugía abierta y mínimamente invasiva.',
      'Инструменты, эндоскопия, электрохирургия и оснащение операционных для открытой и малоинвазивной хирургии.',
      '开放与微创手术所需的器械、内窥镜、电外科和手术室设备。',
    ],
  },
  {
    id: 2,
    parent: null,
    key: 'monitoring',
    leaves: [],
    name: ['Monitoring', 'Monitorización', 'Мониторинг', '监护'],
    about: [
      'Monitors, cardiology devices, sensors, infusion and ventilation for wards, intensive care and transport.',
      'Monitores, equipos de cardiología, sensores, infusión y ventilación para planta, cuidados intensivos y traslado.',
      'Мониторы, кардиология, датчики, инфузия и вентиляция для палат, реанимации и транспортировки.',
      '用于病房、重症和转运的监护仪、心电设备、传感器、输注与通气设备。',
    ],
  },
  {
    id: 3,
    parent: null,
    key: 'ultrasound',
    leaves: [],
    name: ['Ultrasound', 'Ecografía', 'Ультразвук', '超声'],
    about: [
      'Ultrasound systems, probes of every shape, service parts and accessories.',
      'Ecógrafos, sondas de todas las formas, recambios y accesorios.',
      'УЗ-аппараты, датчики всех видов, запасные части и принадлежности.',
      '超声系统、各类探头、维修备件与附件。',
    ],
  },
  {
    id: 4,
    parent: null,
    key: 'radiology',
    leaves: [],
    name: ['Radiology', 'Radiología', 'Рентгенология', '放射'],
    about: [
      'X-ray systems, tubes, generators, detectors, contrast injection and radiation protection.',
      'Equipos de rayos X, tubos, generadores, detectores, inyección de contraste y radioprotección.',
      'Рентгеновские аппараты, трубки, генераторы, детекторы, введение контраста и радиационная защита.',
      'X 线设备、球管、高压发生器、探测器、造影注射与辐射防护。',
    ],
  },
  {
    id: 5,
    parent: null,
    key: 'consumables',
    leaves: [],
    name: ['Consumables', 'Consumibles', 'Расходные материалы', '耗材'],
    about: [
      'Everyday supplies for diagnosis, nursing and surgery, by the piece and by the case.',
      'Suministros diarios para diagnóstico, enfermería y cirugía, por unidad y por caja.',
      'Повседневные материалы для диагностики, ухода и хирургии — поштучно и упаковками.',
      '诊断、护理和手术的日常用品，可单件或整箱购买。',
    ],
  },
];
