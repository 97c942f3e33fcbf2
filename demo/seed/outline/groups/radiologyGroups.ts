import type { Branch } from './Branch.ts';

export const radiologyGroups: readonly Branch[] = [
  {
    id: 41,
    parent: 4,
    key: 'x-ray-systems',
    leaves: ['c-arms', 'mobile-xray'],
    name: ['X-ray Systems', 'Equipos de rayos X', 'Рентгеновские аппараты', 'X 线设备'],
    about: [
      'Mobile radiography and fluoroscopy.',
      'Radiografía y fluoroscopia móviles.',
      'Передвижная рентгенография и рентгеноскопия.',
      '移动摄影与透视设备。',
    ],
  },
  {
    id: 42,
    parent: 4,
    key: 'tubes-and-generators',
    leaves: ['xray-tubes', 'ct-tubes', 'hv-generators'],
    name: ['Tubes and Generators', 'Tubos y generadores', 'Трубки и генераторы', '球管与高压'],
    about: [
      'X-ray and CT tubes and the generators that feed them.',
      'Tubos de rayos X y de TC y los generadores que los alimentan.',
      'Рентгеновские трубки, трубки для КТ и генераторы к ним.',
      'X 射线管、CT 球管及高压发生器。',
    ],
  },
  {
    id: 43,
    parent: 4,
    key: 'detectors-and-displays',
    leaves: ['flat-panel-detectors', 'collimators', 'medical-displays'],
    name: ['Detectors and Displays', 'Detectores y monitores', 'Детекторы и дисплеи', '探测器与显示器'],
    about: [
      'From the collimated beam to the calibrated picture.',
      'Del haz colimado a la imagen calibrada.',
      'От коллимированного пучка до откалиброванного изображения.',
      '从限束到校准图像。',
    ],
  },
  {
    id: 44,
    parent: 4,
    key: 'contrast-injection',
    leaves: ['contrast-injectors', 'injector-syringes'],
    name: ['Contrast Injection', 'Inyección de contraste', 'Введение контраста', '造影注射'],
    about: [
      'Injectors for CT, MRI and angiography with their syringes.',
      'Inyectores para TC, RM y angiografía con sus jeringas.',
      'Инъекторы для КТ, МРТ и ангиографии со шприцами.',
      'CT、MRI 与血管造影注射器及针筒。',
    ],
  },
  {
    id: 45,
    parent: 4,
    key: 'radiation-protection',
    leaves: ['lead-aprons', 'protective-glasses'],
    name: ['Radiation Protection', 'Radioprotección', 'Радиационная защита', '辐射防护'],
    about: [
      'Aprons and glasses for everyone who works near the beam.',
      'Delantales y gafas para quienes trabajan cerca del haz.',
      'Фартуки и очки для всех, кто работает рядом с пучком.',
      '射线工作人员的铅衣与防护眼镜。',
    ],
  },
];
