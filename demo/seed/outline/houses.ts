import type { Words } from './Leaf.ts';
import type { BrandSeed } from './brands.ts';

const FIELD: Record<BrandSeed['field'], Words> = {
  ultrasound: [
    'Ultrasound systems, probes and service parts',
    'Ecógrafos, sondas y recambios',
    'УЗ-аппараты, датчики и запасные части',
    '超声系统、探头与维修备件',
  ],
  monitoring: [
    'Patient monitoring, cardiology and infusion',
    'Monitorización de pacientes, cardiología e infusión',
    'Мониторинг пациентов, кардиология и инфузия',
    '病人监护、心电与输注',
  ],
  surgical: [
    'Surgical instruments, endoscopy and operating-room equipment',
    'Instrumental quirúrgico, endoscopia y equipamiento de quirófano',
    'Хирургические инструменты, эндоскопия и оснащение операционных',
    '手术器械、内窥镜与手术室设备',
  ],
  radiology: [
    'X-ray technology, detectors and radiation protection',
    'Tecnología de rayos X, detectores y radioprotección',
    'Рентгеновская техника, детекторы и радиационная защита',
    'X 线技术、探测器与辐射防护',
  ],
  consumables: [
    'Medical consumables for wards, theatres and examination rooms',
    'Consumibles médicos para planta, quirófano y salas de exploración',
    'Расходные материалы для палат, операционных и кабинетов',
    '病房、手术室与检查室医用耗材',
  ],
};

const COUNTRY: Record<string, Words> = {
  FR: ['France', 'Francia', 'Франция', '法国'],
  NL: ['the Netherlands', 'Países Bajos', 'Нидерланды', '荷兰'],
  DE: ['Germany', 'Alemania', 'Германия', '德国'],
  SE: ['Sweden', 'Suecia', 'Швеция', '瑞典'],
  JP: ['Japan', 'Japón', 'Япония', '日本'],
  US: ['the United States', 'Estados Unidos', 'США', '美国'],
  IT: ['Italy', 'Italia', 'Италия', '意大利'],
  GB: ['the United Kingdom', 'Reino Unido', 'Великобритания', '英国'],
  CH: ['Switzerland', 'Suiza', 'Швейцария', '瑞士'],
  CN: ['China', 'China', 'Китай', '中国'],
  DK: ['Denmark', 'Dinamarca', 'Дания', '丹麦'],
  CZ: ['the Czech Republic', 'República Checa', 'Чехия', '捷克'],
  KR: ['South Korea', 'Corea del Sur', 'Южная Корея', '韩国'],
  IE: ['Ireland', 'Irlanda', 'Ирландия', '爱尔兰'],
  ES: ['Spain', 'España', 'Испания', '西班牙'],
  MY: ['Malaysia', 'Malasia', 'Малайзия', '马来西亚'],
};

/** Returns the description of a brand. */
export function aboutBrand({ field, country, founded }: BrandSeed): Words {
  const [en, es, ru, zh] = FIELD[field];
  const [enCountry, esCountry, ruCountry, zhCountry] = COUNTRY[country] ?? [country, country, country, country];
  return [
    `${en}. Founded in ${founded} and based in ${enCountry}.`,
    `${es}. Empresa fundada en ${founded}; sede: ${esCountry}.`,
    `${ru}. Год основания — ${founded}, страна — ${ruCountry}.`,
    `${zh}。创立于 ${founded} 年，总部位于${zhCountry}。`,
  ];
}
