import { type Judgement, judgementsIn } from '../Judgement.ts';

/** Written after those of `strangers.ts` were mended, and run once for the figures of decision 171 before anything was changed. */
export const laterStrangerJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'later strangers: mails and tenders',
    `
    Hello, we run a small clinic and would like to order a new 12 channel ECG with Wi-Fi, what do you suggest? | 3: ecg-machines & spec channels=^12 & spec interfaces=Wi-Fi; 2: ecg-machines & spec channels=^12; 1: ecg-machines
    Please advise availability of Kelly forceps curved 16 cm, qty 12 | 3: haemostatic-forceps & name Kelly & spec tip=Curved & spec length=^160; 2: haemostatic-forceps & name Kelly; 1: haemostatic-forceps
    for our cath lab we need lead aprons, wrap around, half mm, size L x 6 | 3: lead-aprons & name Wrap & spec lead_equivalent=0.50 & spec clothing_size=^L$; 2: lead-aprons & name Wrap & spec lead_equivalent=0.50; 1: lead-aprons
    The contractor shall supply syringe pump, dual channel, accepting syringes from 5 to 50 ml | 3: syringe-pumps & name Dual & spec syringe_sizes=5–50; 2: syringe-pumps & name Dual; 1: syringe-pumps
    Se requiere mesa quirúrgica hidráulica, capacidad mínima 180 kg | 3: or-tables & name Hydraulic; 1: or-tables
    Buenos días, ¿me podrían pasar precio de 3 frascos grandes de gel de ultrasonido de 5 litros? | 3: ultrasound-gel & spec volume=^5000; 2: ultrasound-gel
    Licitación: desfibrilador bifásico con monitor de 7 pulgadas y NIBP | 3: defibrillators & spec parameters=NIBP & spec screen=^7$; 2: defibrillators & spec parameters=NIBP, defibrillators & spec screen=^7$; 1: defibrillators
    Здравствуйте! Для роддома нужен фетальный монитор с экраном 12 дюймов | 3: fetal-monitors & spec screen=^12; 2: fetal-monitors
    Иглодержатель Матье или Гегара 18 см с твердосплавными вставками | 3: needle-holders & spec length=^180 & spec edges=Tungsten; 2: needle-holders & spec edges=Tungsten, needle-holders & spec length=^180; 1: needle-holders
    Техническое задание: насос шприцевой двухканальный, работа от аккумулятора не менее 8 часов | 3: syringe-pumps & name Dual & spec battery_life=^(8|10); 2: syringe-pumps & name Dual; 1: syringe-pumps
    采购需求：移动式C形臂X射线机，功率不低于15kW | 3: c-arms & name Mobile & spec generator_power=^(15|20|25); 2: c-arms & name Mobile; 1: c-arms
    我院拟采购无线平板探测器35x43，请提供报价 | 3: flat-panel-detectors & name Wireless & spec field=35; 2: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    `,
  ),
  ...judgementsIn(
    'later strangers: short, jargon, abbreviations',
    `
    bovie pencil | 3: electrosurgical-pencils
    ICU monitor modular 17 | 3: patient-monitors & name Modular & spec screen=^17; 2: patient-monitors & name Modular; 1: patient-monitors
    FFP3 no valve | 3: masks & name FFP3; 1: masks
    A-line transducer | 3: ibp-transducers
    BP cuff thigh | 3: nibp-cuffs & spec limb_size=^46; 1: nibp-cuffs
    etco2 module | 3: parameter-modules & name CO₂; 1: parameter-modules
    4k lap tower camera | 3: camera-heads & name 4K; 1: camera-heads
    arthroscope 4mm 30deg | 3: laparoscopes & name Arthroscope & spec diameter=^4$ & spec direction=^30; 2: laparoscopes & name Arthroscope; 1: laparoscopes
    MR injector kit 65 | 3: injector-syringes & name MRI & spec volume=^65; 2: injector-syringes & name MRI; 1: injector-syringes
    bronch scope | 3: gastroscopes & name Bronchoscope; 1: gastroscopes
    sonda convexa 3,5 | 3: convex-probes & within frequency=3.5; 2: convex-probes
    bata quirúrgica XL estéril | 3: drapes & name Gown & spec clothing_size=^XL$; 2: drapes & name Gown; 1: drapes
    MAPA 24 horas | 3: holter-recorders & name Blood & spec recording=^24; 2: holter-recorders & name Blood; 1: holter-recorders
    трансвагинальник | 3: endocavity-probes & name Transvaginal; 2: endocavity-probes
    кислородная маска | 3: masks & name Oxygen; 1: masks
    плёнка для узи принтера | 3: thermal-paper & name Video; 1: thermal-paper
    капельница | 3: infusion-sets; 1: infusion-pumps
    经食道探头 成人 | 3: tee-probes & name Adult; 1: tee-probes
    无影灯 双头 | 3: or-lights & name Double; 1: or-lights
    动态血压 | 3: holter-recorders & name Blood; 1: holter-recorders
    `,
  ),
  ...judgementsIn(
    'later strangers: misspelt and other letters',
    `
    oxigen masc high concentration | 3: masks & name Oxygen & spec filter=High; 2: masks & name Oxygen; 1: masks
    insuflator co2 | 3: insufflators
    fetal docler monitor | 3: fetal-monitors
    biospy forcep disposible | 3: biopsy-forceps & name Disposable; 1: biopsy-forceps
    Heyunda ventelator | 3: ventilators & brand Heyunda; 1: ventilators
    Cardovya ecg | 3: ecg-machines & brand Cardovia; 2: ecg-electrodes & brand Cardovia, ecg-cables & brand Cardovia, holter-recorders & brand Cardovia; 1: ecg-machines
    electrobisturi | 3: electrosurgical-units; 2: electrosurgical-pencils
    mascarilla quirurjica | 3: masks & name Surgical; 1: masks
    трокар 5мм | 3: trocars & spec diameter=^5$; 1: trocars
    вентелятор легких | 3: ventilators
    элетроды экг детские | 3: ecg-electrodes & spec patients=Paed; 1: ecg-electrodes
    rbckjhjlyfz vfcrf | 3: masks & name Oxygen; 1: masks
    ivl apparat | 3: ventilators
    xueyang tantou | 3: spo2-sensors
    血氧探投 | 3: spo2-sensors
    注射泵双道 | 3: syringe-pumps & name Dual; 1: syringe-pumps
    `,
  ),
  ...judgementsIn(
    'later strangers: units',
    `
    2-0 silk suture 75cm | 3: sutures & name Silk & spec suture_size=^2/0; 2: sutures & name Silk; 1: sutures
    hose 3m double tube cuff | 2: nibp-cuffs & spec hoses=^2; 1: nibp-cuffs
    5 mm, 33 cm grasper | 3: laparoscopic-instruments & name Grasper & spec diameter=^5$ & spec working_length=^330; 2: laparoscopic-instruments & name Grasper; 1: laparoscopic-instruments
    light source .3kW xenon | 3: light-sources & name Xenon & spec power=^300; 2: light-sources & name Xenon; 1: light-sources
    gel 0.25 l | 3: ultrasound-gel & spec volume=^250; 2: ultrasound-gel
    batería 14,4V 5200mah | 3: monitor-batteries & spec voltage=^14.4 & spec capacity=^5200; 2: monitor-batteries & spec voltage=^14.4, monitor-batteries & spec capacity=^5200; 1: monitor-batteries
    trócar de 1,2 cm | 3: trocars & spec diameter=^12; 1: trocars
    фартук 0.35 pb | 3: lead-aprons & spec lead_equivalent=0.35; 1: lead-aprons
    монитор 10,4" | 3: patient-monitors & spec screen=^10.4; 1: patient-monitors
    бумага экг 110х20 | 3: thermal-paper & name ECG & spec paper_width=^110; 2: thermal-paper & spec paper_width=^110, thermal-paper & name ECG; 1: thermal-paper
    12英寸的监护仪 | 3: patient-monitors & spec screen=^12, fetal-monitors & spec screen=^12; 1: patient-monitors
    20毫升注射器 | 3: syringes & spec volume=^20; 1: syringes
    `,
  ),
  ...judgementsIn(
    'later strangers: machine and part, compatibility',
    `
    what battery does the Meridian 30 S take | 3: monitor-batteries & fit Meridian 30 S; 1: monitor-batteries
    spo2 ext Meridian30S adult finger | 3: spo2-sensors & fit Meridian 30 S; 1: spo2-sensors
    Kvant 80Pro tube replacement | 3: xray-tubes & fit Kvant 80 Pro; 1: xray-tubes
    Lyra-50-Plus TEE | 3: tee-probes & fit Lyra 50 Plus; 1: tee-probes
    needle bracket Strand 90 endocavity | 3: needle-guides & fit Strand 90; 1: needle-guides
    drive board ultrasound Strand 30 S doppler | 3: ultrasound-boards & fit Strand 30 S; 1: ultrasound-boards
    generic replacement pads Alpina 70 | 3: defib-pads & fit Alpina 70; 1: defib-pads
    siemens acuson compatible phased probe | 3: phased-probes
    substitute for Nellcor DS100A | 3: spo2-sensors
    sensor de SpO2 compatible con Shan 50 | 3: spo2-sensors & fit Shan 50; 1: spo2-sensors
    tubo de rayos x para Horizont 20 X | 3: xray-tubes & fit Horizont 20 X; 1: xray-tubes
    equipo de infusión para Corvatsch 75 | 3: infusion-sets & fit Corvatsch 75; 1: infusion-sets
    манжета на Shan 45 Pro | 3: nibp-cuffs & fit Shan 45 Pro; 1: nibp-cuffs
    аналог электродов 3М для экг | 3: ecg-electrodes
    блок питания узи Hikari 15 Neo | 3: ultrasound-power & fit Hikari 15 Neo; 1: ultrasound-power
    Mizu 35 Neo 温度探头 | 3: temperature-probes & fit Mizu 35 Neo; 1: temperature-probes
    Optima 55 平板探测器 | 3: flat-panel-detectors & fit Optima 55; 1: flat-panel-detectors
    `,
  ),
  ...judgementsIn(
    'later strangers: questions, prices, practices',
    `
    gel without blue dye | 3: ultrasound-gel & spec colour=Clear; 1: ultrasound-gel
    scissors, not curved, tungsten | 3: scissors & spec tip=Straight & spec edges=Tungsten; 2: scissors & spec tip=Straight; 1: scissors
    lead free apron | 3: lead-aprons & spec core=free; 1: lead-aprons
    best price FFP2 mask 1000 | 3: masks & name FFP2; 1: masks
    refurbished portable ultrasound under 5000 usd | 3: portable-ultrasound & state refurbished; 2: portable-ultrasound; 1: handheld-ultrasound
    c-arm maintenance contract | 3: c-arms
    what do I need to do an ECG | 3: ecg-machines + ecg-electrodes, ecg-cables
    which gloves for surgery | 3: gloves & name Surgical; 1: gloves
    is the video printer in stock? | 3: video-printers
    how long is the working length of a colonoscope | 3: gastroscopes & name Colonoscope
    todo excepto mascarillas FFP3 | 1: masks
    reparación de endoscopios flexibles | 3: gastroscopes; 1: laparoscopes
    ¿cuánto cuesta un arco en C de ocasión? | 3: c-arms & state used; 2: c-arms
    сколько стоит гастроскоп новый | 3: gastroscopes & name Gastroscope & state new; 2: gastroscopes & name Gastroscope; 1: gastroscopes
    маски кроме ffp2 | 3: masks & name FFP3, masks & name Surgical, masks & name Oxygen; 1: masks
    чем обработать датчик узи | 3: wipes & name Probe; 2: wipes
    有现货的除颤仪 | 3: defibrillators; 2: aeds
    不带水刀的胃镜 | 3: gastroscopes & name Gastroscope & spec jet=Without; 1: gastroscopes
    `,
  ),
  ...judgementsIn(
    'later strangers: questions, prices, practices',
    `
    rectal probe for cows | 3: endocavity-probes & name Transrectal; 2: endocavity-probes, linear-probes
    dog blood pressure cuff small | 2: nibp-cuffs
    wrap sensor tiny for newborn foot | 3: spo2-sensors & name Wrap & spec patients=[Nn]eonatal; 2: spo2-sensors & name Wrap; 1: spo2-sensors
    see inside the bladder | 2: laparoscopes, gastroscopes
    heart machine printer paper roll | 3: thermal-paper & name ECG; 2: thermal-paper
    suero equipo macrogotero | 3: infusion-sets & name Gravity; 2: infusion-sets
    aparato para ver huesos portátil | 3: mobile-xray & name Portable; 2: mobile-xray
    аппарат сшить нить хирургическая | 3: sutures
    прищепка на палец кислород | 3: spo2-sensors & name Finger; 1: spo2-sensors
    给宝宝听胎心的 | 3: fetal-monitors
    `,
  ),
];
