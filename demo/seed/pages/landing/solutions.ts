import { promises } from '../../../../server/modules/content/promises.ts';
import type { Words } from '../../../../server/modules/content/localisedWords.ts';
import { sceneAt } from '../../../../server/modules/media/pictureAt.ts';
import { heroBlock, type LandingText, articlesBlock, shelfBlock, tilesBlock, textBlock } from '../landingParts.ts';
import { checklists } from './checklists.ts';

const ACTION: Words = ['Request a plan', 'Pedir un plan', 'Запросить план', '索取方案'];
const NEEDED: Words = ['Equipment', 'Equipamiento', 'Оснащение', '所需设备'];
const CHECK: Words = ['Planning checklist', 'Lista de planificación', 'Что уточнить заранее', '规划清单'];

/** Rooms, each with all that belongs in it. `/solution/{index}` counts them from 1. */
export const solutions: LandingText[] = [
  {
    id: 11,
    kind: 'solution',
    title: ['Surgical suite', 'Bloque quirúrgico', 'Операционный блок', '手术室整体方案'],
    summary: [
      'Tables, lights, electrosurgery, endoscopy and sterile supplies, planned as one room.',
      'Mesas, lámparas, electrocirugía, endoscopia y material estéril, planificados como una sola sala.',
      'Столы, светильники, электрохирургия, эндоскопия и стерильные материалы — единым проектом.',
      '手术台、无影灯、电外科、内镜与无菌耗材，按一间手术室统一规划。',
    ],
    blocks: [
      heroBlock(
        [
          'A complete operating theatre, one supplier',
          'Un quirófano completo, un solo proveedor',
          'Операционная под ключ',
          '手术室设备，一站配齐',
        ],
        [
          'From the ceiling to the last trocar: one plan, one quotation, delivered in step with the building work.',
          'Del techo al último trocar: un plan, un presupuesto y entregas al ritmo de la obra.',
          'От потолка до последнего троакара: один план, одно предложение, поставки по графику монтажа.',
          '从吊塔到最后一支穿刺器：一份方案、一份报价，按装修进度分批交货。',
        ],
        sceneAt('2'),
        ACTION,
        '/shop/contact-us',
      ),
      tilesBlock(
        NEEDED,
        'or-tables or-lights electrosurgical-units camera-heads light-sources insufflators trocars laparoscopic-instruments',
      ),
      textBlock(CHECK, checklists.theatre),
      shelfBlock(['For the operating room', 'Para el quirófano', 'Для операционной', '手术室设备'], 'operating-room'),
      shelfBlock(
        ['Minimally invasive', 'Mínimamente invasiva', 'Малоинвазивная хирургия', '微创器械'],
        'minimally-invasive',
      ),
      articlesBlock('preparing-a-quotation-request new-refurbished-used'),
      promises,
    ],
  },
  {
    id: 12,
    kind: 'solution',
    title: ['Patient monitoring', 'Monitorización de pacientes', 'Мониторинг пациентов', '患者监护'],
    summary: [
      'Monitors, sensors and cables to one standard, with the spare parts that keep a ward running.',
      'Monitores, sensores y cables de un mismo estándar, con los recambios que mantienen la planta en marcha.',
      'Мониторы, датчики и кабели одного стандарта и запчасти для бесперебойной работы отделения.',
      '统一标准的监护仪、传感器和线缆，以及保障病区持续监测的备件。',
    ],
    blocks: [
      heroBlock(
        [
          'Every bed monitored, every cable interchangeable',
          'Cada cama monitorizada, cables intercambiables',
          'Каждая койка под наблюдением, кабели взаимозаменяемы',
          '床床有监护，线缆全统一',
        ],
        [
          'Choose one technology for a ward and keep it: sensors, modules and batteries become interchangeable.',
          'Elija una tecnología por planta y manténgala: sensores, módulos y baterías serán intercambiables.',
          'Выберите для отделения одну технологию: датчики, модули и батареи станут взаимозаменяемыми.',
          '整个病区采用同一技术平台，传感器、模块和电池即可互换。',
        ],
        sceneAt('3'),
        ACTION,
        '/shop/contact-us',
      ),
      tilesBlock(
        NEEDED,
        'patient-monitors vital-signs fetal-monitors spo2-sensors ecg-cables nibp-cuffs temperature-probes monitor-batteries',
      ),
      textBlock(CHECK, checklists.monitoring),
      shelfBlock(['Monitors', 'Monitores', 'Мониторы', '监护仪'], 'monitors'),
      shelfBlock(['Sensors and cables', 'Sensores y cables', 'Датчики и кабели', '传感器与线缆'], 'sensors-and-cables'),
      articlesBlock('spo2-sensor-compatibility ecg-lead-colours-iec-aha new-refurbished-used'),
      promises,
    ],
  },
  {
    id: 13,
    kind: 'solution',
    title: ['Ultrasound room', 'Sala de ecografía', 'Кабинет УЗИ', '超声诊室'],
    summary: [
      'System, probes, cleaning and printing for twenty patients a day.',
      'Ecógrafo, sondas, limpieza e impresión para veinte pacientes al día.',
      'Аппарат, датчики, обработка и печать для кабинета на двадцать пациентов в день.',
      '每天二十位患者的诊室所需：主机、探头、清洁与打印。',
    ],
    blocks: [
      heroBlock(
        [
          'Three probes, one system, no waiting',
          'Tres sondas, un equipo, sin esperas',
          'Три датчика, один аппарат, без ожидания',
          '三把探头，一台主机，无需等待',
        ],
        [
          'We match probes to your system by connector and software, and keep a spare ready.',
          'Adaptamos las sondas a su equipo, por conector y software, y tenemos un repuesto listo.',
          'Подберём датчики к вашему аппарату по разъёму и версии программы и держим запасной наготове.',
          '按接口和软件版本为您的主机匹配探头，并备好备用件。',
        ],
        sceneAt('1'),
        ACTION,
        '/shop/contact-us',
      ),
      tilesBlock(
        NEEDED,
        'cart-ultrasound portable-ultrasound convex-probes linear-probes phased-probes ultrasound-gel probe-covers video-printers',
      ),
      textBlock(CHECK, checklists.ultrasound),
      shelfBlock(['Probes', 'Sondas', 'Датчики', '探头'], 'ultrasound-probes'),
      shelfBlock(['Systems', 'Ecógrafos', 'Аппараты', '超声主机'], 'ultrasound-systems'),
      articlesBlock('choosing-an-ultrasound-probe cleaning-an-ultrasound-transducer reading-a-part-number'),
      promises,
    ],
  },
  {
    id: 14,
    kind: 'solution',
    title: ['Radiology room', 'Sala de radiología', 'Рентгеновский кабинет', '放射科机房'],
    summary: [
      'Tube, generator, detector, display and protection, scheduled with the building work.',
      'Tubo, generador, detector, monitor y protección, según el calendario de la obra.',
      'Трубка, генератор, детектор, дисплей и защита — по графику строительных работ.',
      '球管、发生器、探测器、显示器与防护，兼顾施工进度。',
    ],
    blocks: [
      heroBlock(
        [
          'The imaging chain, from tube to display',
          'La cadena de imagen, del tubo al monitor',
          'Весь рентгеновский тракт: от трубки до дисплея',
          '从球管到显示器，完整影像链',
        ],
        [
          'Replace what limits the room, not the whole room: often it is the detector or the tube.',
          'Cambie lo que limita la sala, no toda la sala: a menudo es el detector o el tubo.',
          'Замените то, что сдерживает кабинет, а не весь кабинет: часто это детектор или трубка.',
          '更换瓶颈部件，而非整间机房：往往是探测器或球管。',
        ],
        sceneAt('4'),
        ACTION,
        '/shop/contact-us',
      ),
      tilesBlock(
        NEEDED,
        'c-arms mobile-xray xray-tubes hv-generators flat-panel-detectors medical-displays lead-aprons contrast-injectors',
      ),
      textBlock(CHECK, checklists.radiology),
      shelfBlock(
        ['Detectors and displays', 'Detectores y monitores', 'Детекторы и дисплеи', '探测器与显示器'],
        'detectors-and-displays',
      ),
      shelfBlock(
        ['Tubes and generators', 'Tubos y generadores', 'Трубки и генераторы', '球管与发生器'],
        'tubes-and-generators',
      ),
      articlesBlock('x-ray-tube-care preparing-a-quotation-request'),
      promises,
    ],
  },
];
