import { branch, type Branch } from './Branch.ts';

export const consumableGroups: readonly Branch[] = [
  branch(
    51,
    5,
    'diagnostic-consumables',
    'ultrasound-gel probe-covers thermal-paper',
    ['Diagnostic Consumables', 'Consumibles de diagnóstico', 'Материалы для диагностики', '诊断耗材'],
    [
      'Gel, covers and paper for examination rooms.',
      'Gel, fundas y papel para salas de exploración.',
      'Гель, чехлы и бумага для кабинетов диагностики.',
      '检查室用耦合剂、保护套与记录纸。',
    ],
  ),
  branch(
    52,
    5,
    'electrodes',
    'ecg-electrodes defib-pads',
    ['Electrodes', 'Electrodos', 'Электроды', '电极'],
    [
      'Electrodes for monitoring, pacing and defibrillation.',
      'Electrodos para monitorización, marcapasos y desfibrilación.',
      'Электроды для мониторинга, стимуляции и дефибрилляции.',
      '监护、起搏与除颤电极。',
    ],
  ),
  branch(
    53,
    5,
    'protective-wear',
    'gloves drapes masks',
    ['Protective Wear and Drapes', 'Protección y campos quirúrgicos', 'Защитная одежда и бельё', '防护与铺单'],
    [
      'Gloves, gowns, drapes and masks.',
      'Guantes, batas, paños y mascarillas.',
      'Перчатки, халаты, простыни и маски.',
      '手套、手术衣、铺单与口罩。',
    ],
  ),
  branch(
    54,
    5,
    'injection-and-infusion',
    'syringes infusion-sets',
    ['Injection and Infusion', 'Inyección e infusión', 'Инъекции и инфузии', '注射与输液'],
    [
      'Syringes, needles and infusion lines.',
      'Jeringas, agujas y líneas de infusión.',
      'Шприцы, иглы и инфузионные магистрали.',
      '注射器、针头与输液管路。',
    ],
  ),
  branch(
    55,
    5,
    'sutures-and-hygiene',
    'sutures wipes',
    ['Sutures and Hygiene', 'Suturas e higiene', 'Шовный материал и гигиена', '缝合与消毒'],
    [
      'Sutures with needles and disinfection for surfaces and probes.',
      'Suturas con aguja y desinfección de superficies y sondas.',
      'Шовный материал с иглами и дезинфекция поверхностей и датчиков.',
      '带针缝线及表面、探头消毒用品。',
    ],
  ),
];
