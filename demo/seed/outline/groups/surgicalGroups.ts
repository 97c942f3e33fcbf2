import type { Branch } from './Branch.ts';

export const surgicalGroups: readonly Branch[] = [
  {
    id: 11,
    parent: 1,
    key: 'surgical-instruments',
    leaves: ['scissors', 'haemostatic-forceps', 'needle-holders', 'retractors'],
    name: ['Surgical Instruments', 'Instrumental quirúrgico', 'Хирургические инструменты', '手术器械'],
    about: [
      'Scissors, forceps, needle holders and retractors of hardened stainless steel.',
      'Tijeras, pinzas, portaagujas y separadores de acero inoxidable templado.',
      'Ножницы, зажимы, иглодержатели и ранорасширители из закалённой нержавеющей стали.',
      '淬火不锈钢剪、钳、持针器和拉钩。',
    ],
  },
  {
    id: 12,
    parent: 1,
    key: 'minimally-invasive',
    leaves: ['trocars', 'laparoscopic-instruments', 'laparoscopes', 'camera-heads', 'light-sources', 'insufflators'],
    name: ['Minimally Invasive Surgery', 'Cirugía mínimamente invasiva', 'Малоинвазивная хирургия', '微创外科'],
    about: [
      'The endoscopy tower and what goes through the trocar.',
      'La torre de endoscopia y todo lo que pasa por el trocar.',
      'Эндоскопическая стойка и всё, что проходит через троакар.',
      '内窥镜台车及经穿刺器使用的器械。',
    ],
  },
  {
    id: 13,
    parent: 1,
    key: 'flexible-endoscopy',
    leaves: ['gastroscopes', 'biopsy-forceps'],
    name: ['Flexible Endoscopy', 'Endoscopia flexible', 'Гибкая эндоскопия', '软镜'],
    about: [
      'Video endoscopes and instruments for their working channel.',
      'Videoendoscopios e instrumentos para su canal de trabajo.',
      'Видеоэндоскопы и инструменты для рабочего канала.',
      '电子内窥镜及其钳道器械。',
    ],
  },
  {
    id: 14,
    parent: 1,
    key: 'operating-room',
    leaves: ['electrosurgical-units', 'electrosurgical-pencils', 'or-lights', 'or-tables'],
    name: ['Operating Room', 'Quirófano', 'Операционная', '手术室'],
    about: [
      'Electrosurgery, lights and tables for the operating theatre.',
      'Electrocirugía, lámparas y mesas para el quirófano.',
      'Электрохирургия, светильники и столы для операционной.',
      '电外科、无影灯与手术床。',
    ],
  },
];
