import type { Words } from '../../../../server/modules/content/localisedWords.ts';

const list = (...lines: string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** Questions to answer before a room is planned. */
export const checklists: Record<'theatre' | 'monitoring' | 'ultrasound' | 'radiology', Words> = {
  theatre: [
    list(
      'Load and height of the ceiling, for lights and pendants',
      'Tables: weight of the heaviest patient, need for X-ray',
      'Electrosurgery: instruments in use and their connectors',
      'Sterile supply: how many sets a day',
    ),
    list(
      'Carga y altura del techo, para lámparas y columnas',
      'Mesas: peso del paciente más pesado, necesidad de rayos X',
      'Electrocirugía: qué instrumentos se usan y qué conectores tienen',
      'Esterilización: cuántos equipos al día',
    ),
    list(
      'Нагрузка и высота потолка для светильников и консолей',
      'Столы: масса самого тяжёлого пациента, нужен ли рентген',
      'Электрохирургия: какие инструменты в работе и какие у них разъёмы',
      'Стерилизация: сколько наборов в день',
    ),
    list(
      '吊顶承重与高度，用于无影灯和吊塔',
      '手术台：最大患者体重，是否需要透视',
      '电外科：现用器械及其接口',
      '消毒供应：每天多少套',
    ),
  ],
  monitoring: [
    list(
      'Number of beds, and of those moved with the monitor',
      'Parameters per bed: ECG, SpO₂, pressure, temperature, CO₂',
      'Colour code in use: IEC or AHA',
      'Central station and network, if any',
    ),
    list(
      'Camas y cuántas se trasladan con el monitor',
      'Parámetros por cama: ECG, SpO₂, presión, temperatura, CO₂',
      'Código de color en uso: IEC o AHA',
      'Central y red, si las hay',
    ),
    list(
      'Число коек и сколько из них перевозят вместе с монитором',
      'Параметры на койку: ЭКГ, SpO₂, давление, температура, CO₂',
      'Принятая система цветов: IEC или AHA',
      'Центральная станция и сеть, если есть',
    ),
    list(
      '床位数，以及需带监护转运的床位',
      '每床参数：心电、血氧、血压、体温、CO₂',
      '现用颜色标准：IEC 或 AHA',
      '中央站与网络（如有）',
    ),
  ],
  ultrasound: [
    list(
      'Number and kinds of examinations per day',
      'The system in use, with its software version',
      'Probes you have, and those too old to repair',
      'Where and how probes are cleaned',
    ),
    list(
      'Exploraciones al día y de qué tipo',
      'El ecógrafo en uso, con su versión de software',
      'Sondas disponibles y cuáles ya no se pueden reparar',
      'Dónde se limpian las sondas y con qué',
    ),
    list(
      'Число и виды исследований в день',
      'Имеющийся аппарат и версия его программы',
      'Имеющиеся датчики и какие из них уже не чинят',
      'Где и чем обрабатывают датчики',
    ),
    list('每天检查量和检查类型', '现用主机及软件版本', '现有探头，哪些已无法维修', '探头在哪里清洁、用什么清洁'),
  ],
  radiology: [
    list(
      'Power supply and shielding of the room',
      'Generator: output and age',
      'Detector: size, wired or wireless, interface',
      'Licence: changes that must be reported',
    ),
    list(
      'Alimentación eléctrica y blindaje de la sala',
      'Generador: potencia y antigüedad',
      'Detector: tamaño, con cable o inalámbrico, interfaz',
      'Licencia: qué cambios hay que comunicar',
    ),
    list(
      'Электропитание и защита помещения',
      'Генератор: мощность и возраст',
      'Детектор: размер, проводной или беспроводной, интерфейс',
      'Лицензия: о каких изменениях надо сообщать',
    ),
    list('机房供电与屏蔽', '发生器：功率与使用年限', '探测器：尺寸、有线或无线、接口', '许可证：哪些变更须申报'),
  ],
};
