import { branch, type Branch } from './Branch.ts';

export const monitoringGroups: readonly Branch[] = [
  branch(
    21,
    2,
    'monitors',
    'patient-monitors vital-signs fetal-monitors',
    ['Monitors', 'Monitores', 'Мониторы', '监护仪'],
    [
      'Bedside, spot-check and obstetric monitors.',
      'Monitores de cabecera, de control puntual y obstétricos.',
      'Прикроватные, выборочного контроля и акушерские мониторы.',
      '床旁、点测与产科监护仪。',
    ],
  ),
  branch(
    22,
    2,
    'cardiology',
    'ecg-machines defibrillators aeds holter-recorders',
    ['Cardiology', 'Cardiología', 'Кардиология', '心电与除颤'],
    [
      'ECG, Holter and defibrillation.',
      'ECG, Holter y desfibrilación.',
      'ЭКГ, холтер и дефибрилляция.',
      '心电图、动态记录与除颤。',
    ],
  ),
  branch(
    23,
    2,
    'sensors-and-cables',
    'spo2-sensors ecg-cables nibp-cuffs temperature-probes ibp-transducers',
    ['Sensors and Cables', 'Sensores y cables', 'Датчики и кабели', '传感器与线缆'],
    [
      'What joins the patient to the monitor.',
      'Lo que une al paciente con el monitor.',
      'Всё, что соединяет пациента с монитором.',
      '连接患者与监护仪的附件。',
    ],
  ),
  branch(
    24,
    2,
    'monitoring-parts',
    'parameter-modules monitor-batteries',
    ['Modules and Batteries', 'Módulos y baterías', 'Модули и аккумуляторы', '模块与电池'],
    [
      'Measuring modules and batteries for monitors, pumps and defibrillators.',
      'Módulos de medida y baterías para monitores, bombas y desfibriladores.',
      'Измерительные модули и аккумуляторы для мониторов, насосов и дефибрилляторов.',
      '监护仪、输注泵和除颤器的测量模块与电池。',
    ],
  ),
  branch(
    25,
    2,
    'infusion-and-ventilation',
    'infusion-pumps syringe-pumps ventilators',
    ['Infusion and Ventilation', 'Infusión y ventilación', 'Инфузия и вентиляция', '输注与通气'],
    [
      'Pumps and ventilators for anaesthesia and intensive care.',
      'Bombas y ventiladores para anestesia y cuidados intensivos.',
      'Насосы и аппараты ИВЛ для анестезии и реанимации.',
      '用于麻醉与重症的输注泵和呼吸机。',
    ],
  ),
];
