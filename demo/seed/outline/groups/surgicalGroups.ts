import { branch, type Branch } from './Branch.ts';

export const surgicalGroups: readonly Branch[] = [
  branch(
    11,
    1,
    'surgical-instruments',
    'scissors haemostatic-forceps needle-holders retractors',
    ['Surgical Instruments', 'Instrumental quirúrgico', 'Хирургические инструменты', '手术器械'],
    [
      'Scissors, forceps, needle holders and retractors of hardened stainless steel.',
      'Tijeras, pinzas, portaagujas y separadores de acero inoxidable templado.',
      'Ножницы, зажимы, иглодержатели и ранорасширители из закалённой нержавеющей стали.',
      '淬火不锈钢剪、钳、持针器和拉钩。',
    ],
  ),
  branch(
    12,
    1,
    'minimally-invasive',
    'trocars laparoscopic-instruments laparoscopes camera-heads light-sources insufflators',
    ['Minimally Invasive Surgery', 'Cirugía mínimamente invasiva', 'Малоинвазивная хирургия', '微创外科'],
    [
      'The endoscopy tower and what goes through the trocar.',
      'La torre de endoscopia y todo lo que pasa por el trocar.',
      'Эндоскопическая стойка и всё, что проходит через троакар.',
      '内窥镜台车及经穿刺器使用的器械。',
    ],
  ),
  branch(
    13,
    1,
    'flexible-endoscopy',
    'gastroscopes biopsy-forceps',
    ['Flexible Endoscopy', 'Endoscopia flexible', 'Гибкая эндоскопия', '软镜'],
    [
      'Video endoscopes and instruments for their working channel.',
      'Videoendoscopios e instrumentos para su canal de trabajo.',
      'Видеоэндоскопы и инструменты для рабочего канала.',
      '电子内窥镜及其钳道器械。',
    ],
  ),
  branch(
    14,
    1,
    'operating-room',
    'electrosurgical-units electrosurgical-pencils or-lights or-tables',
    ['Operating Room', 'Quirófano', 'Операционная', '手术室'],
    [
      'Electrosurgery, lights and tables for the operating theatre.',
      'Electrocirugía, lámparas y mesas para el quirófano.',
      'Электрохирургия, светильники и столы для операционной.',
      '电外科、无影灯与手术床。',
    ],
  ),
];
