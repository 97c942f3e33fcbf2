import type { Branch } from './Branch.ts';

export const ultrasoundGroups: readonly Branch[] = [
  {
    id: 31,
    parent: 3,
    key: 'ultrasound-systems',
    leaves: ['cart-ultrasound', 'portable-ultrasound', 'handheld-ultrasound'],
    name: ['Ultrasound Systems', 'Ecógrafos', 'УЗ-аппараты', '超声系统'],
    about: [
      'From the pocket scanner to the cardiology console.',
      'Desde el ecógrafo de bolsillo hasta la consola de cardiología.',
      'От карманного сканера до кардиологической консоли.',
      '从掌上超声到心脏专用台式机。',
    ],
  },
  {
    id: 32,
    parent: 3,
    key: 'ultrasound-probes',
    leaves: ['convex-probes', 'linear-probes', 'phased-probes', 'endocavity-probes', 'tee-probes', 'volume-probes'],
    name: ['Ultrasound Probes', 'Sondas ecográficas', 'УЗ-датчики', '超声探头'],
    about: [
      'Convex, linear, phased, endocavity, TEE and volume probes, new and refurbished.',
      'Sondas convexas, lineales, de matriz en fase, endocavitarias, transesofágicas y volumétricas, nuevas y reacondicionadas.',
      'Конвексные, линейные, фазированные, внутриполостные, чреспищеводные и объёмные датчики, новые и восстановленные.',
      '凸阵、线阵、相控阵、腔内、经食道与容积探头，全新及翻新。',
    ],
  },
  {
    id: 33,
    parent: 3,
    key: 'ultrasound-parts',
    leaves: ['ultrasound-boards', 'ultrasound-power', 'probe-cables'],
    name: ['Ultrasound Parts', 'Recambios de ecografía', 'Запчасти для УЗ-аппаратов', '超声备件'],
    about: [
      'Boards, power supplies and probe repair parts, tested before dispatch.',
      'Placas, fuentes de alimentación y recambios de sondas, probados antes del envío.',
      'Платы, блоки питания и запчасти датчиков, проверенные перед отправкой.',
      '板卡、电源和探头维修件，出库前均经测试。',
    ],
  },
  {
    id: 34,
    parent: 3,
    key: 'ultrasound-accessories',
    leaves: ['needle-guides', 'video-printers'],
    name: ['Ultrasound Accessories', 'Accesorios de ecografía', 'Принадлежности для УЗИ', '超声附件'],
    about: [
      'Needle guides and printers.',
      'Guías de aguja e impresoras.',
      'Биопсийные насадки и принтеры.',
      '穿刺架与打印机。',
    ],
  },
];
