import { promises } from '../../../../server/modules/content/promises.ts';
import type { Words } from '../../../../server/modules/content/localisedWords.ts';
import { sceneAt } from '../../../../server/modules/media/pictureAt.ts';
import { hero, type LandingText, reading, shelf, tiles, writing } from '../landingParts.ts';
import { checklists } from './checklists.ts';

const ACTION: Words = ['Ask for a plan', 'Pedir un plan', 'Запросить план', '索取方案'];
const NEEDED: Words = ['What the room needs', 'Qué necesita la sala', 'Что нужно помещению', '科室所需'];
const CHECK: Words = ['Before you plan', 'Antes de planificar', 'Прежде чем планировать', '规划之前'];

/** Rooms, each with all that belongs in it. `/solution/{index}` counts them from 1. */
export const solutions: LandingText[] = [
  {
    id: 11,
    kind: 'solution',
    title: ['Surgical suite', 'Bloque quirúrgico', 'Операционный блок', '手术室整体方案'],
    summary: [
      'Table, light, electrosurgery, endoscopy and everything that is opened for a case: planned as one room.',
      'Mesa, lámpara, electrocirugía, endoscopia y todo lo que se abre para un caso: planificado como una sala.',
      'Стол, свет, электрохирургия, эндоскопия и всё, что вскрывают для операции: спланировано как одно помещение.',
      '手术台、无影灯、电外科、内镜以及每台手术所用的一切，按一间手术室统一规划。',
    ],
    blocks: [
      hero(
        [
          'A theatre that is ready when the patient is',
          'Un quirófano listo cuando lo está el paciente',
          'Операционная, готовая вместе с пациентом',
          '患者就位，手术室就绪',
        ],
        [
          'From the ceiling to the last trocar: one plan, one offer, deliveries in the order in which the room is built.',
          'Del techo al último trocar: un plan, una oferta y entregas en el orden en que se monta la sala.',
          'От потолка до последнего троакара: один план, одно предложение, поставки в порядке монтажа.',
          '从吊塔到最后一支穿刺器：一份方案、一份报价，按装修进度分批交货。',
        ],
        sceneAt('2'),
        ACTION,
        '/shop/contact-us',
      ),
      tiles(
        NEEDED,
        'or-tables or-lights electrosurgical-units camera-heads light-sources insufflators trocars laparoscopic-instruments',
      ),
      writing(CHECK, checklists.theatre),
      shelf(['For the operating room', 'Para el quirófano', 'Для операционной', '手术室设备'], 'operating-room'),
      shelf(
        ['Minimally invasive', 'Mínimamente invasiva', 'Малоинвазивная хирургия', '微创器械'],
        'minimally-invasive',
      ),
      reading('preparing-a-quotation-request new-refurbished-used'),
      promises,
    ],
  },
  {
    id: 12,
    kind: 'solution',
    title: ['Patient monitoring', 'Monitorización de pacientes', 'Мониторинг пациентов', '患者监护'],
    summary: [
      'Monitors, sensors and cables of one code, with the spare parts that keep a ward measuring.',
      'Monitores, sensores y cables de un mismo código, con los recambios que mantienen midiendo a una planta.',
      'Мониторы, датчики и кабели одной системы и запчасти, с которыми отделение не перестаёт измерять.',
      '统一标准的监护仪、传感器和线缆，以及保障病区持续监测的备件。',
    ],
    blocks: [
      hero(
        [
          'Every bed measured, every cable the same',
          'Cada cama medida, todos los cables iguales',
          'Каждая койка под наблюдением, все кабели одинаковы',
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
      tiles(
        NEEDED,
        'patient-monitors vital-signs fetal-monitors spo2-sensors ecg-cables nibp-cuffs temperature-probes monitor-batteries',
      ),
      writing(CHECK, checklists.monitoring),
      shelf(['Monitors', 'Monitores', 'Мониторы', '监护仪'], 'monitors'),
      shelf(['Sensors and cables', 'Sensores y cables', 'Датчики и кабели', '传感器与线缆'], 'sensors-and-cables'),
      reading('spo2-sensor-compatibility ecg-lead-colours-iec-aha new-refurbished-used'),
      promises,
    ],
  },
  {
    id: 13,
    kind: 'solution',
    title: ['Ultrasound room', 'Sala de ecografía', 'Кабинет УЗИ', '超声诊室'],
    summary: [
      'System, probes, cleaning and printing for a room that examines twenty patients a day.',
      'Ecógrafo, sondas, limpieza e impresión para una sala que explora a veinte pacientes al día.',
      'Аппарат, датчики, обработка и печать для кабинета на двадцать пациентов в день.',
      '每天二十位患者的诊室所需：主机、探头、清洁与打印。',
    ],
    blocks: [
      hero(
        [
          'Three probes, one system, no waiting',
          'Tres sondas, un equipo, sin esperas',
          'Три датчика, один аппарат, без ожидания',
          '三把探头，一台主机，无需等待',
        ],
        [
          'We match probes to the system that you have, by connector and software, and keep a spare ready.',
          'Adaptamos las sondas a su equipo, por conector y software, y tenemos un repuesto listo.',
          'Подберём датчики к вашему аппарату по разъёму и версии программы и держим запасной наготове.',
          '按接口和软件版本为您的主机匹配探头，并备好备用件。',
        ],
        sceneAt('1'),
        ACTION,
        '/shop/contact-us',
      ),
      tiles(
        NEEDED,
        'cart-ultrasound portable-ultrasound convex-probes linear-probes phased-probes ultrasound-gel probe-covers video-printers',
      ),
      writing(CHECK, checklists.ultrasound),
      shelf(['Probes', 'Sondas', 'Датчики', '探头'], 'ultrasound-probes'),
      shelf(['Systems', 'Ecógrafos', 'Аппараты', '超声主机'], 'ultrasound-systems'),
      reading('choosing-an-ultrasound-probe cleaning-an-ultrasound-transducer reading-a-part-number'),
      promises,
    ],
  },
  {
    id: 14,
    kind: 'solution',
    title: ['Radiology room', 'Sala de radiología', 'Рентгеновский кабинет', '放射科机房'],
    summary: [
      'Tube, generator, detector, display and protection, with the dates of the builders in mind.',
      'Tubo, generador, detector, monitor y protección, con las fechas de la obra en cuenta.',
      'Трубка, генератор, детектор, дисплей и защита — с учётом сроков строителей.',
      '球管、发生器、探测器、显示器与防护，兼顾施工进度。',
    ],
    blocks: [
      hero(
        ['From the tube to the display', 'Del tubo al monitor', 'От трубки до дисплея', '从球管到显示器'],
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
      tiles(
        NEEDED,
        'c-arms mobile-xray xray-tubes hv-generators flat-panel-detectors medical-displays lead-aprons contrast-injectors',
      ),
      writing(CHECK, checklists.radiology),
      shelf(
        ['Detectors and displays', 'Detectores y monitores', 'Детекторы и дисплеи', '探测器与显示器'],
        'detectors-and-displays',
      ),
      shelf(
        ['Tubes and generators', 'Tubos y generadores', 'Трубки и генераторы', '球管与发生器'],
        'tubes-and-generators',
      ),
      reading('x-ray-tube-care preparing-a-quotation-request'),
      promises,
    ],
  },
];
