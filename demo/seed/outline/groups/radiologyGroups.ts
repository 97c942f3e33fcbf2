import { branch, type Branch } from './Branch.ts';

export const radiologyGroups: readonly Branch[] = [
  branch(
    41,
    4,
    'x-ray-systems',
    'c-arms mobile-xray',
    ['X-ray Systems', 'Equipos de rayos X', 'Рентгеновские аппараты', 'X 线设备'],
    [
      'Mobile radiography and fluoroscopy.',
      'Radiografía y fluoroscopia móviles.',
      'Передвижная рентгенография и рентгеноскопия.',
      '移动摄影与透视设备。',
    ],
  ),
  branch(
    42,
    4,
    'tubes-and-generators',
    'xray-tubes ct-tubes hv-generators',
    ['Tubes and Generators', 'Tubos y generadores', 'Трубки и генераторы', '球管与高压'],
    [
      'X-ray and CT tubes and the generators that feed them.',
      'Tubos de rayos X y de TC y los generadores que los alimentan.',
      'Рентгеновские трубки, трубки для КТ и генераторы к ним.',
      'X 射线管、CT 球管及高压发生器。',
    ],
  ),
  branch(
    43,
    4,
    'detectors-and-displays',
    'flat-panel-detectors collimators medical-displays',
    ['Detectors and Displays', 'Detectores y monitores', 'Детекторы и дисплеи', '探测器与显示器'],
    [
      'From the collimated beam to the calibrated picture.',
      'Del haz colimado a la imagen calibrada.',
      'От коллимированного пучка до откалиброванного изображения.',
      '从限束到校准图像。',
    ],
  ),
  branch(
    44,
    4,
    'contrast-injection',
    'contrast-injectors injector-syringes',
    ['Contrast Injection', 'Inyección de contraste', 'Введение контраста', '造影注射'],
    [
      'Injectors for CT, MRI and angiography with their syringes.',
      'Inyectores para TC, RM y angiografía con sus jeringas.',
      'Инъекторы для КТ, МРТ и ангиографии со шприцами.',
      'CT、MRI 与血管造影注射器及针筒。',
    ],
  ),
  branch(
    45,
    4,
    'radiation-protection',
    'lead-aprons protective-glasses',
    ['Radiation Protection', 'Radioprotección', 'Радиационная защита', '辐射防护'],
    [
      'Aprons and glasses for everyone who works near the beam.',
      'Delantales y gafas para quienes trabajan cerca del haz.',
      'Фартуки и очки для всех, кто работает рядом с пучком.',
      '射线工作人员的铅衣与防护眼镜。',
    ],
  ),
];
