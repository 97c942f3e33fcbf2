import { type Judgement, judgementsIn } from '../Judgement.ts';

/** More ordinary queries, written and judged before they were run, after the failures of the first ones were mended. */
export const ordinaryLaterJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'ordinary later: English',
    `
    SPO2 sensr neo wrap | 3: spo2-sensors & name Wrap; 1: spo2-sensors
    5 lead ecg leadwires snap AHA | 3: ecg-cables & spec leads=5 & spec colour_code=AHA; 2: ecg-cables & spec leads=5; 1: ecg-cables
    IBP cable transducer set double | 3: ibp-transducers & name Double; 1: ibp-transducers
    skin temp probe pediatric | 3: temperature-probes & name Skin & spec patients=Paediatric; 2: temperature-probes & name Skin; 1: temperature-probes
    sat monitor spot check handheld | 3: vital-signs & name Spot; 1: vital-signs
    telemetry holter 7 day | 3: holter-recorders & name 168; 1: holter-recorders
    fully auto AED for school | 3: aeds & name Fully; 1: aeds
    stress test ecg system | 3: ecg-machines & name Stress; 1: ecg-machines
    etco2 module | 3: parameter-modules & name CO₂; 1: parameter-modules
    12v lead acid battery for monitor | 3: monitor-batteries & name Lead-acid; 1: monitor-batteries
    CADD style ambulatory pump | 3: infusion-pumps & name Ambulatory; 1: infusion-pumps
    ICU vents | 3: ventilators & name Intensive; 1: ventilators
    TEE transducer peds | 3: tee-probes & name Paediatric; 1: tee-probes
    4D obstetric volume transducer | 3: volume-probes
    wireless pocket ultrasound for iPhone | 3: handheld-ultrasound & name Wireless; 2: handheld-ultrasound
    probe strain relief repair | 3: probe-cables & name Strain; 1: probe-cables
    beam former board for Sonata | 3: ultrasound-boards & name Beamformer & series Sonata; 2: ultrasound-boards & name Beamformer; 1: ultrasound-boards
    AC adapter 90W for portable ultrasound | 3: ultrasound-power & name Adapter, 90 W; 2: ultrasound-power & name Adapter; 1: ultrasound-power
    disposable endocavity needle guide | 3: needle-guides & name Endocavity; 1: needle-guides
    sony video graphic printer b/w | 3: video-printers & name Thermal; 1: video-printers
    mini c-arm for hand surgery | 3: c-arms & name Mini; 1: c-arms
    portable xray not mobile dr | 3: mobile-xray & name Portable; 1: mobile-xray
    stationary anode tube | 3: xray-tubes & name Stationary; 1: xray-tubes
    high voltage generator 80kW | 3: hv-generators & name 80 kW; 1: hv-generators
    motorized collimator | 3: collimators & name Motorised; 1: collimators
    surgical monitor 4k 32" | 3: medical-displays & name Surgical & name 32; 2: medical-displays & name Surgical; 1: medical-displays
    angio injector syringes 150ml | 3: injector-syringes & name Angiography & name 150; 2: injector-syringes & name Angiography; 1: injector-syringes
    skirt and vest apron lightweight lead free | 3: lead-aprons & name Vest; 1: lead-aprons
    fit-over lead glasses | 3: protective-glasses & name Fit-over; 1: protective-glasses
    transvaginal probe cover latex free | 3: probe-covers & name Endocavity; 1: probe-covers
    z-fold ecg paper | 3: thermal-paper & name ECG & spec form=Z-fold; 2: thermal-paper & name ECG; 1: thermal-paper
    radiotranslucent pacing pads | 3: defib-pads & name Radiolucent; 1: defib-pads
    surgeon gloves size 7.5 sterile | 3: gloves & name Surgical; 1: gloves
    ffp3 mask no valve | 3: masks & name FFP3; 1: masks
    non-rebreather oxygen mask | 3: masks & name Oxygen; 1: masks
    light protected iv tubing | 3: infusion-sets & name Light; 1: infusion-sets
    silk 2-0 non absorbable | 3: sutures & name Silk & spec suture_size=^2/0$; 2: sutures & name Silk; 1: sutures
    ultrasound probe disinfecting wipes | 3: wipes & name Probe; 1: wipes
    smoke evac pencil 10ft cord | 3: electrosurgical-pencils & name Smoke; 1: electrosurgical-pencils
    ligasure alternative | 3: electrosurgical-units & name Vessel; 1: electrosurgical-units
    icg fluorescence camera | 3: camera-heads & name Fluorescence; 1: camera-heads
    led light source laparoscopy 150w | 3: light-sources & name LED & name 150; 2: light-sources & name LED; 1: light-sources
    bariatric or table 350 kg | 3: or-tables & name 350; 1: or-tables
    duodenoscope ERCP | 3: gastroscopes & name Duodenoscope; 1: gastroscopes
    hysteroscope 2.9mm | 3: laparoscopes & name Hysteroscope & spec diameter=^2.9$; 2: laparoscopes & name Hysteroscope; 1: laparoscopes
    10mm clip applier lap | 3: laparoscopic-instruments & name Clip & spec diameter=^10$; 2: laparoscopic-instruments & name Clip; 1: laparoscopic-instruments
    weitlaner retractor sharp 3x4 | 3: retractors & name Weitlaner & spec teeth=3 × 4; 2: retractors & name Weitlaner; 1: retractors
    allis clamp 5x6 teeth | 3: haemostatic-forceps & name Allis; 1: haemostatic-forceps
    iris scissors straight 11.5cm | 3: scissors & name Iris & spec tip=Straight & spec length=^115$; 2: scissors & name Iris; 1: scissors
    cuffs for Mindray BeneVision N15 | 3: nibp-cuffs
    Zoll R series pads | 3: defib-pads
    Fujifilm Sonosite Edge battery | 3: monitor-batteries, ultrasound-power
    GE Vivid S70 3Sc-RS cardiac probe | 3: phased-probes; 1: ultrasound-probes
    Olympus GIF-HQ190 gastroscope | 3: gastroscopes & name Gastroscope; 1: gastroscopes
    Storz 26003BA laparoscope 30° | 3: laparoscopes & name Laparoscope & spec direction=^30$; 2: laparoscopes & name Laparoscope; 1: laparoscopes
    `,
  ),
  ...judgementsIn(
    'ordinary later: other languages',
    `
    sensor spo2 neonatal envolvente | 3: spo2-sensors & name Wrap; 1: spo2-sensors
    cables troncales y latiguillos de ECG | 3: ecg-cables
    sonda de temperatura esofágica | 3: temperature-probes & name Oesophageal; 1: temperature-probes
    transductor de presión invasiva doble | 3: ibp-transducers & name Double; 1: ibp-transducers
    sondas para Lyra 85 | 3: ultrasound-probes & fit Lyra 85; 1: ultrasound-probes
    tarjeta electrónica ecógrafo | 3: ultrasound-boards
    papel para impresora de ultrasonido sony | 3: thermal-paper & name Video; 1: thermal-paper
    equipo de rayos x portátil | 3: mobile-xray & name Portable; 2: mobile-xray
    detector inalámbrico 35x43 | 3: flat-panel-detectors & name Wireless & name 35 × 43; 2: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    chaleco y falda plomada | 3: lead-aprons & name Vest; 1: lead-aprons
    pinza maryland 5 mm | 3: laparoscopic-instruments & name Maryland & spec diameter=^5$; 2: laparoscopic-instruments & name Maryland; 1: laparoscopic-instruments
    pinzas hemostáticas kelly curvas | 3: haemostatic-forceps & name Kelly & spec tip=Curved; 2: haemostatic-forceps & name Kelly; 1: haemostatic-forceps
    hilo de seda 2/0 | 3: sutures & name Silk & spec suture_size=^2/0$; 2: sutures & name Silk; 1: sutures
    guantes de cirujano 7 y medio | 3: gloves & name Surgical; 1: gloves
    mantenimiento de ventiladores | 3: ventilators
    broncoscopio pediátrico | 3: gastroscopes & name Bronchoscope; 1: gastroscopes
    insuflador de CO2 | 3: insufflators
    desfibrilador que no sea DEA | 3: defibrillators
    baterías de litio 14,8 v | 3: monitor-batteries & name Lithium & name 14.8; 2: monitor-batteries & name Lithium; 1: monitor-batteries
    lámpara de exploración móvil | 3: or-lights & name Mobile; 1: or-lights
    датчик температуры кожный | 3: temperature-probes & name Skin; 1: temperature-probes
    трансдьюсер инвазивного давления | 3: ibp-transducers
    электрокардиограф трехканальный | 3: ecg-machines & spec channels=^3$; 1: ecg-machines
    стресс-система экг | 3: ecg-machines & name Stress; 1: ecg-machines
    кабель пациента экг с отведениями | 3: ecg-cables
    модуль капнографии | 3: parameter-modules & name CO₂; 1: parameter-modules
    линейный датчик 7-15 МГц | 3: linear-probes & within frequency=10; 1: linear-probes
    датчики к аппарату Lyra 85 | 3: ultrasound-probes & fit Lyra 85; 1: ultrasound-probes
    секторный фазированный датчик | 3: phased-probes
    объемный датчик 4д | 3: volume-probes
    направляющая для биопсии | 3: needle-guides
    блок питания узи аппарата | 3: ultrasound-power
    принтер для узи цветной | 3: video-printers & name Colour; 1: video-printers
    кт трубка 64 среза | 3: ct-tubes & spec slices=^64$; 1: ct-tubes
    коллиматор ручной | 3: collimators & name Manual; 1: collimators
    инжектор для мрт | 3: contrast-injectors & name MRI; 1: contrast-injectors
    колба для инжектора кт 200 мл | 3: injector-syringes & name CT & name 200; 2: injector-syringes & name CT; 1: injector-syringes
    маска кислородная | 3: masks & name Oxygen; 1: masks
    халат хирургический одноразовый стерильный | 3: drapes & name Gown; 1: drapes
    иглы инъекционные 23g | 3: syringes & name Hypodermic; 1: syringes
    поверка мониторов пациента | 3: patient-monitors
    эндоскоп без видео ригидный | 3: laparoscopes
    ультрозвуковой гел | 3: ultrasound-gel
    рефрижератор? дефибрилляционные электроды детские | 3: defib-pads & spec patients=Paediatric; 1: defib-pads
    皮肤体温传感器 | 3: temperature-probes & name Skin; 1: temperature-probes
    监护仪 模块 血氧 | 3: parameter-modules & name SpO₂; 1: parameter-modules
    儿童血压袖带 | 3: nibp-cuffs
    12V铅酸蓄电池 | 3: monitor-batteries & name Lead-acid; 1: monitor-batteries
    双通道注射泵 | 3: syringe-pumps & name Dual; 1: syringe-pumps
    避光输液器 | 3: infusion-sets & name Light; 1: infusion-sets
    迈瑞彩超 凸阵探头 3.5MHz | 3: convex-probes & within frequency=3.5; 1: convex-probes
    相控阵心脏探头 儿科 | 3: phased-probes & name Paediatric; 1: phased-probes
    小C臂 | 3: c-arms & name Mini; 1: c-arms
    移动DR 40kW | 3: mobile-xray & name 40 kW; 1: mobile-xray
    铅眼镜 0.75 | 3: protective-glasses & name 0.75; 1: protective-glasses
    限束器 电动 | 3: collimators & name Motorised; 1: collimators
    诊断显示器 21.3寸 | 3: medical-displays & name Diagnostic & name 21.3; 2: medical-displays & name Diagnostic; 1: medical-displays
    电子支气管镜 | 3: gastroscopes & name Bronchoscope; 1: gastroscopes
    荧光内窥镜摄像系统 | 3: camera-heads & name Fluorescence; 1: camera-heads
    弯蚊式钳 12.5cm | 3: haemostatic-forceps & name Mosquito & spec tip=Curved; 2: haemostatic-forceps & name Mosquito; 1: haemostatic-forceps
    梅奥剪 | 3: scissors & name Mayo; 1: scissors
    不可吸收缝线 丝线 3-0 | 3: sutures & name Silk & spec suture_size=^3/0$; 2: sutures & name Silk; 1: sutures
    腹腔镜手术铺单 | 3: drapes & name Laparoscopy; 1: drapes
    氧气面罩 | 3: masks & name Oxygen; 1: masks
    除颤仪 不要AED | 3: defibrillators
    `,
  ),
];
