import type { Branch } from './Branch.ts';

export const monitoringGroups: readonly Branch[] = [
  {
    id: 21,
    parent: 2,
    key: 'monitors',
    leaves: ['patient-monitors', 'vital-signs', 'fetal-monitors'],
    name: ['Monitors', 'Monitores', 'Мониторы', '监护仪'],
    about: [
      'Bedside, spot-check and obstetric monitors.',
      'Monitores de cabecera, de control puntual y obstétricos.',
      'Прикроватные, выборочного контроля и акушерские мониторы.',
      '床旁、点测与产科监护仪。',
    ],
  },
  {
    id: 22,
    parent: 2,
    key: 'cardiology',
    leaves: ['ecg-machines', 'defibrillators', 'aeds', 'holter-recorders'],
    name: ['Cardiology', 'Cardiología', 'Кардиология', '心电与除颤'],
    about: [
      'ECG, Holter and defibrillation.',
      'ECG, Holter y desfibrilación.',
      'ЭКГ, холтер и дефибрилляция.',
      '心电图、动态记录与除颤。',
    ],
  },
  {
    id: 23,
    parent: 2,
    key: 'sensors-and-cables',
    leaves: ['spo2-sensors', 'ecg-cables', 'nibp-cuffs', 'temperature-probes', 'ibp-transducers'],
    name: ['Sensors and Cables', 'Sensores y cables', 'Датчики и кабели', '传感器与线缆'],
    about: [
      'What joins the patient to the monitor.',
      'Lo que une al paciente con el monitor.',
      'Всё, что соединяет пациента с монитором.',
      '连接患者与监护仪的附件。',
    ],
  },
  {
    id: 24,
    parent: 2,
    key: 'monitoring-parts',
    leaves: ['parameter-modules', 'monitor-batteries'],
    name: ['Modules and Batteries', 'Módulos y baterías', 'Модули и аккумуляторы', '模块与电池'],
    about: [
      'Measuring modules and batteries for monitors, pumps and defibrillators.',
      'Módulos de medida y baterías para monitores, bombas y desfibriladores.',
      'Измерительные модули и аккумуляторы для мониторов, насосов и дефибрилляторов.',
      '监护仪、输注泵和除颤器的测量模块与电池。',
    ],
  },
  {
    id: 25,
    parent: 2,
    key: 'infusion-and-ventilation',
    leaves: ['infusion-pumps', 'syringe-pumps', 'ventilators'],
    name: ['Infusion and Ventilation', 'Infusión y ventilación', 'Инфузия и вентиляция', '输注与通气'],
    about: [
      'Pumps and ventilators for anaesthesia and intensive care.',
      'Bombas y ventiladores para anestesia y cuidados intensivos.',
      'Насосы и аппараты ИВЛ для анестезии и реанимации.',
      '用于麻醉与重症的输注泵和呼吸机。',
    ],
  },
];
