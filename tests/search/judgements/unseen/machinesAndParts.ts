import { type Judgement, judgementsIn } from '../Judgement.ts';

/** Parts, accessories and compatible goods, judged by the facts of the catalogue before one of them was tried. */
export const machineAndPartJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'unseen: parts of a named machine',
    `
    finger sensor for Beacon 60 Plus | 3: spo2-sensors & fit Beacon 60 Plus & name Finger; 2: spo2-sensors & fit Beacon 60 Plus; 1: spo2-sensors
    Meridian 25 Plus spare battery pack | 3: monitor-batteries & fit Meridian 25 Plus; 1: monitor-batteries
    skin probe to suit Suzu 60 X | 3: temperature-probes & fit Suzu 60 X & name Skin; 2: temperature-probes & fit Suzu 60 X; 1: temperature-probes
    co2 module beacon 15 | 3: parameter-modules & fit Beacon 15 & name CO₂; 2: parameter-modules & fit Beacon 15; 1: parameter-modules
    what convex transducers work with Lyra 90 Pro | 3: convex-probes & fit Lyra 90 Pro; 1: convex-probes
    Sonata 60 power board replacement | 3: ultrasound-power & fit Sonata 60; 2: ultrasound-boards & fit Sonata 60; 1: ultrasound-power
    biopsy bracket for Aria 75 | 3: needle-guides & fit Aria 75; 1: needle-guides
    Foton 70 Pro tube insert | 3: xray-tubes & fit Foton 70 Pro; 1: xray-tubes
    roll paper for Vela 60 Pro ecg | 3: thermal-paper & fit Vela 60 Pro; 1: thermal-paper
    tubing for Corvatsch 40 Plus pump | 3: infusion-sets & fit Corvatsch 40 Plus; 1: infusion-sets
    syringes 200ml Pulse 10 Pro injector | 3: injector-syringes & fit Pulse 10 Pro & spec volume=^200; 2: injector-syringes & fit Pulse 10 Pro; 1: injector-syringes
    diathermy pencil Forst 45 Pro | 3: electrosurgical-pencils & fit Forst 45 Pro; 1: electrosurgical-pencils
    manguito para monitor Suzu 50 Plus | 3: nibp-cuffs & fit Suzu 50 Plus; 1: nibp-cuffs
    batería de recambio para el Sentry 65 S | 3: monitor-batteries & fit Sentry 65 S; 1: monitor-batteries
    sonda endocavitaria para ecógrafo Kontur 20 Plus | 3: endocavity-probes & fit Kontur 20 Plus; 1: endocavity-probes
    аккумулятор для монитора Beacon 20 X | 3: monitor-batteries & fit Beacon 20 X; 1: monitor-batteries
    коллиматор на Optima 65 Neo | 3: collimators & fit Optima 65 Neo; 1: collimators
    датчики к узи Yun 95 Plus | 3: ultrasound-probes & fit Yun 95 Plus; 1: ultrasound-probes
    Meridian 80 Plus除颤电极片 | 3: defib-pads & fit Meridian 80 Plus; 1: defib-pads
    Lyra 85用的线阵探头 | 3: linear-probes & fit Lyra 85; 1: linear-probes
    `,
  ),
  ...judgementsIn(
    'unseen: parts by series',
    `
    spo2 sensor for Meridian series | 3: spo2-sensors & series Meridian; 1: spo2-sensors
    Sonata family cardiac probe | 3: phased-probes & series Sonata; 1: phased-probes
    cuffs that fit any Suzu monitor | 3: nibp-cuffs & series Suzu; 1: nibp-cuffs
    batteries for our Sentrys | 3: monitor-batteries & series Sentry; 1: monitor-batteries
    x-ray tube Optima range | 3: xray-tubes & series Optima; 1: xray-tubes
    Hikari endoscopes | 3: gastroscopes & series Hikari, laparoscopes & series Hikari; 1: gastroscopes, laparoscopes
    cable ecg para equipos de la serie Ritmo | 3: ecg-cables & series Ritmo; 1: ecg-cables
    sondas lineales para ecógrafos Lyra | 3: linear-probes & series Lyra; 1: linear-probes
    датчик температуры для мониторов серии Meridian | 3: temperature-probes & series Meridian; 1: temperature-probes
    электроды для экг серии Vela | 3: ecg-electrodes & series Vela; 1: ecg-electrodes
    Suzu系列血压袖带 | 3: nibp-cuffs & series Suzu; 1: nibp-cuffs
    Optima系列用平板探测器 | 3: flat-panel-detectors & series Optima; 1: flat-panel-detectors
    `,
  ),
  ...judgementsIn(
    'unseen: parts by make',
    `
    ecg leads compatible with Cardovia | 3: ecg-cables & maker Cardovia; 1: ecg-cables
    sat probe for Vitarque monitors | 3: spo2-sensors & maker Vitarque; 1: spo2-sensors
    aftermarket battery for Monvita | 3: monitor-batteries & maker Monvita; 1: monitor-batteries
    tee transducer that works on Ekhova machines | 3: tee-probes & maker Ekhova; 1: tee-probes
    non oem cuff for Zenhaku monitor | 3: nibp-cuffs & maker Zenhaku; 1: nibp-cuffs
    detector for Roentara system | 3: flat-panel-detectors & maker Roentara; 1: flat-panel-detectors
    sensor de saturación compatible Brightmere | 3: spo2-sensors & maker Brightmere; 1: spo2-sensors
    electrodos para desfibriladores Monvita | 3: defib-pads & maker Monvita; 1: defib-pads
    манжета совместимая с мониторами Heyunda | 3: nibp-cuffs & maker Heyunda; 1: nibp-cuffs
    датчик фазированный под аппараты Quellion | 3: phased-probes & maker Quellion; 1: phased-probes
    适用于Mirasono超声的凸阵探头 | 3: convex-probes & maker Mirasono; 1: convex-probes
    Contravia高压注射器针筒 | 3: injector-syringes & maker Contravia; 1: injector-syringes
    `,
  ),
  ...judgementsIn(
    'unseen: machines without listed parts',
    `
    spo2 sensor for Avon 50 X defibrillator | 3: spo2-sensors & maker Brightmere; 2: spo2-sensors
    nibp cuff for Cuore 80 | 3: nibp-cuffs & maker Cardovia; 2: nibp-cuffs
    pads for Nami 70 Plus aed | 3: defib-pads; 1: aeds
    tube for Shan 75 c-arm | 3: xray-tubes & maker Heyunda; 2: xray-tubes
    gown for Strand 40 X | 2: drapes
    recording paper Avon 35 fetal monitor | 3: thermal-paper; 1: fetal-monitors & name Avon 35
    ecg electrodes for Vela 90 X holter | 3: ecg-electrodes & maker Cardovia; 2: ecg-electrodes
    batería ventilador Tamar 35 | 3: monitor-batteries; 1: ventilators & name Tamar 35
    jeringa para bomba Suzu 15 X | 3: syringes & name Syringe; 2: syringe-pumps & name Suzu 15 X
    бумага для фетального монитора Ritmo 55 | 3: thermal-paper; 1: fetal-monitors & name Ritmo 55
    карандаш к коагулятору Shan 65 S | 3: electrosurgical-pencils & maker Heyunda; 2: electrosurgical-pencils
    Mizu 95 AED电极片 | 3: defib-pads; 1: aeds
    `,
  ),
  ...judgementsIn(
    'unseen: parts by connector',
    `
    convex probe with DLP-260 connector | 3: convex-probes & spec connector=DLP-260; 1: convex-probes
    linear transducer zif 260 plug | 3: linear-probes & spec connector=ZIF-260; 1: linear-probes
    spo2 sensor db9 9 pin | 3: spo2-sensors & spec plug=DB-9 & spec pins=^9$; 2: spo2-sensors & spec plug=DB-9; 1: spo2-sensors
    temperature probe mono jack 6.35 | 3: temperature-probes & spec plug=Mono 6.35; 1: temperature-probes
    ibp transducer rj11 plug | 3: ibp-transducers & spec plug=RJ-11; 1: ibp-transducers
    electrosurgical pencil universal plug | 3: electrosurgical-pencils & spec plug=Universal; 1: electrosurgical-pencils
    manguito de tensión conector bayoneta | 3: nibp-cuffs & spec hose_plug=Bayonet; 1: nibp-cuffs
    latiguillos ecg de pinza | 3: ecg-cables & spec termination=Clip; 1: ecg-cables
    датчик секторный разъем itt 156 | 3: phased-probes & spec connector=ITT-156; 1: phased-probes
    экг кабель под кнопку | 3: ecg-cables & spec termination=Snap; 1: ecg-cables
    DLP-360接口的心脏探头 | 3: phased-probes & spec connector=DLP-360; 1: phased-probes
    14针血氧探头 | 3: spo2-sensors & spec pins=^14$; 1: spo2-sensors
    `,
  ),
  ...judgementsIn(
    'unseen: accessories of a kind',
    `
    accessories for patient monitor | 3: sensors-and-cables, monitoring-parts; 1: ecg-electrodes
    consumables for infusion pump | 3: infusion-sets; 1: syringes
    spare parts c arm | 3: xray-tubes, hv-generators, collimators, flat-panel-detectors; 1: c-arms
    attachments for diathermy machine | 3: electrosurgical-pencils
    cardiograph supplies | 3: ecg-electrodes, ecg-cables, thermal-paper & name ECG
    replacement parts for ultrasound scanner | 3: ultrasound-parts; 2: ultrasound-probes, ultrasound-accessories
    consumibles para ecógrafo | 3: diagnostic-consumables; 2: ultrasound-accessories
    repuestos de arco en C | 3: xray-tubes, hv-generators, collimators, flat-panel-detectors; 1: c-arms
    запчасти для рентген аппарата | 3: xray-tubes, hv-generators, collimators, flat-panel-detectors
    принадлежности к монитору пациента | 3: sensors-and-cables, monitoring-parts; 1: ecg-electrodes
    心电图机耗材 | 3: ecg-electrodes, ecg-cables, thermal-paper & name ECG
    监护仪附件 | 3: sensors-and-cables, monitoring-parts; 1: ecg-electrodes
    `,
  ),
];
