import type { Branch } from './Branch.ts';

export const consumableGroups: readonly Branch[] = [
  {
    id: 51,
    parent: 5,
    key: 'diagnostic-consumables',
    leaves: ['ultrasound-gel', 'probe-covers', 'thermal-paper'],
    name: ['Diagnostic Consumables', 'Consumibles de diagnóstico', 'Материалы для диагностики', '诊断耗材'],
    about: [
      'Gel, covers and paper for examination rooms.',
      'Gel, fundas y papel para salas de exploración.',
      'Гель, чехлы и бумага для кабинетов диагностики.',
      '检查室用耦合剂、保护套与记录纸。',
    ],
  },
  {
    id: 52,
    parent: 5,
    key: 'electrodes',
    leaves: ['ecg-electrodes', 'defib-pads'],
    name: ['Electrodes', 'Electrodos', 'Электроды', '电极'],
    about: [
      'Electrodes for monitoring, pacing and defibrillation.',
      'Electrodos para monitorización, marcapasos y desfibrilación.',
      'Электроды для мониторинга, стимуляции и дефибрилляции.',
      '监护、起搏与除颤电极。',
    ],
  },
  {
    id: 53,
    parent: 5,
    key: 'protective-wear',
    leaves: ['gloves', 'drapes', 'masks'],
    name: ['Protective Wear and Drapes', 'Protección y campos quirúrgicos', 'Защитная одежда и бельё', '防护与铺单'],
    about: [
      'Gloves, gowns, drapes and masks.',
      'Guantes, batas, paños y mascarillas.',
      'Перчатки, халаты, простыни и маски.',
      '手套、手术衣、铺单与口罩。',
    ],
  },
  {
    id: 54,
    parent: 5,
    key: 'injection-and-infusion',
    leaves: ['syringes', 'infusion-sets'],
    name: ['Injection and Infusion', 'Inyección e infusión', 'Инъекции и инфузии', '注射与输液'],
    about: [
      'Syringes, needles and infusion lines.',
      'Jeringas, agujas y líneas de infusión.',
      'Шприцы, иглы и инфузионные магистрали.',
      '注射器、针头与输液管路。',
    ],
  },
  {
    id: 55,
    parent: 5,
    key: 'sutures-and-hygiene',
    leaves: ['sutures', 'wipes'],
    name: ['Sutures and Hygiene', 'Suturas e higiene', 'Шовный материал и гигиена', '缝合与消毒'],
    about: [
      'Sutures with needles and disinfection for surfaces and probes.',
      'Suturas con aguja y desinfección de superficies y sondas.',
      'Шовный материал с иглами и дезинфекция поверхностей и датчиков.',
      '带针缝线及表面、探头消毒用品。',
    ],
  },
];
