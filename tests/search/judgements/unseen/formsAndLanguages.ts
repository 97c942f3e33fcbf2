import { type Judgement, judgementsIn } from '../Judgement.ts';

/** Plurals, genders, cases and scripts, judged by the facts of the catalogue before one of them was tried. */
export const formAndLanguageJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'unseen: Spanish forms',
    `
    pinzas hemostáticas curvas kelly 14 cm | 3: haemostatic-forceps & name Kelly & spec tip=Curved & spec length=^140; 2: haemostatic-forceps & name Kelly & spec tip=Curved; 1: haemostatic-forceps & name Kelly
    electrodo pediátrico desechable de espuma | 3: ecg-electrodes & name Foam & spec patients=Paediatric; 2: ecg-electrodes & spec patients=Paediatric; 1: ecg-electrodes
    cámaras endoscópicas reacondicionadas | 3: camera-heads & state refurbished; 1: camera-heads
    tijera metzenbaum recta | 3: scissors & name Metzenbaum & spec tip=Straight; 2: scissors & name Metzenbaum; 1: scissors
    mesas quirúrgicas eléctricas usadas | 3: or-tables & name Electric & state used; 2: or-tables & name Electric; 1: or-tables
    lámparas cialíticas móviles | 3: or-lights & name Mobile; 1: or-lights
    delantal plomado talla L frontal | 3: lead-aprons & name Front & spec clothing_size=^L$; 2: lead-aprons & name Front; 1: lead-aprons
    fuentes de luz xenón | 3: light-sources & name Xenon; 1: light-sources
    toallita para sondas | 3: wipes & name Probe; 1: wipes
    grabadoras holter 72 horas | 3: holter-recorders & spec recording=^72; 1: holter-recorders
    trócares sin cuchilla 12mm | 3: trocars & name Bladeless & spec diameter=^12; 2: trocars & name Bladeless; 1: trocars
    baterías de litio 14,8v | 3: monitor-batteries & name Lithium & spec voltage=^14.8; 1: monitor-batteries
    sutura no absorbible | 3: sutures & name Non-absorbable; 1: sutures
    cubiertas estériles de transductor | 3: probe-covers & name Sterile; 1: probe-covers
    `,
  ),
  ...judgementsIn(
    'unseen: Russian forms',
    `
    бумаги для ЭКГ 80 мм рулонами | 3: thermal-paper & name ECG & spec paper_width=^80; 2: thermal-paper & name ECG; 1: thermal-paper
    ножницами тупоконечными изогнутыми | 3: scissors & spec points=Blunt / blunt & spec tip=Curved; 2: scissors & spec points=Blunt / blunt; 1: scissors
    насосов шприцевых двухканальных | 3: syringe-pumps & name Dual; 1: syringe-pumps
    троакары без лезвия десятки | 3: trocars & name Bladeless; 1: trocars
    кардиографы двенадцатиканальные б/у | 3: ecg-machines & spec channels=^12$ & state used; 2: ecg-machines & spec channels=^12$; 1: ecg-machines
    щипцов биопсийных многоразовых | 3: biopsy-forceps & name Reusable; 1: biopsy-forceps
    столом операционным гидравлическим | 3: or-tables & name Hydraulic; 1: or-tables
    чреспищеводного датчика взрослого | 3: tee-probes & name Adult; 1: tee-probes
    очки рентгенозащитные с боковой защитой | 3: protective-glasses
    масками ффп2 | 3: masks & spec filter=FFP2; 1: masks
    видеопринтеры цветные | 3: video-printers & name Colour; 1: video-printers
    инфузионных систем светозащитных | 3: infusion-sets & name Light-protected; 1: infusion-sets
    нитей рассасывающихся 3/0 | 3: sutures & name Absorbable & spec suture_size=^3/0; 2: sutures & name Absorbable; 1: sutures
    фонендоскоп нет, мониторов фетальных восстановленных | 3: fetal-monitors & state refurbished; 1: fetal-monitors
    `,
  ),
  ...judgementsIn(
    'unseen: Chinese',
    `
    成人手指夹血氧 | 3: spo2-sensors & name Finger & spec patients=Adult; 2: spo2-sensors & name Finger; 1: spo2-sensors
    一次性活检钳2.8 | 3: biopsy-forceps & name Disposable & spec channel=^2.8; 2: biopsy-forceps & name Disposable; 1: biopsy-forceps
    碳化钨持针器18公分 | 3: needle-holders & spec edges=Tungsten & spec length=^180; 2: needle-holders & spec edges=Tungsten; 1: needle-holders
    L号铅衣0.5当量 | 3: lead-aprons & spec lead_equivalent=0.50 & spec clothing_size=^L$; 2: lead-aprons & spec lead_equivalent=0.50; 1: lead-aprons
    可吸收缝线4-0带针 | 3: sutures & name Absorbable & spec suture_size=^4/0; 2: sutures & name Absorbable; 1: sutures
    电动手术床承重350 | 3: or-tables & name Electric & spec load=^350; 2: or-tables & name Electric; 1: or-tables
    二手便携B超 | 3: portable-ultrasound & state used; 2: handheld-ultrasound & state used; 1: portable-ultrasound, handheld-ultrasound
    无线DR平板17x17 | 3: flat-panel-detectors & name Wireless & spec field=43 × 43; 2: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    小儿除颤贴片 | 3: defib-pads & spec patients=Paediatric; 1: defib-pads
    腔内探头隔离套 | 3: probe-covers & name Endocavity; 1: probe-covers
    IIR口罩耳挂式 | 3: masks & spec filter=IIR & spec fastening=Ear; 2: masks & spec filter=IIR; 1: masks & name Surgical
    CT球管5兆 | 3: ct-tubes & spec heat=^5$; 1: ct-tubes
    4K荧光摄像系统 | 3: camera-heads & name Fluorescence & spec resolution_class=^4K; 2: camera-heads & name Fluorescence; 1: camera-heads
    双头造影注射器 | 3: contrast-injectors & spec heads=^2$; 1: contrast-injectors
    避光输液器 | 3: infusion-sets & name Light-protected; 1: infusion-sets
    vital signs监护仪 8寸 | 3: vital-signs & spec screen=^8 ?$; 2: vital-signs; 1: patient-monitors
    `,
  ),
  ...judgementsIn(
    'unseen: requests of staff',
    `
    need 2 sterile gowns xl sms | 3: drapes & name Gown & spec clothing_size=^XL$ & spec material=^SMS; 2: drapes & name Gown; 1: drapes
    the thing the ecg stickers clip onto | 3: ecg-cables; 1: ecg-electrodes
    rep asked for refurb linear 5-12 | 3: linear-probes & spec frequency=^5–12 & state refurbished; 2: linear-probes & spec frequency=^5–12; 1: linear-probes
    quote needed: mobile x ray dr 40 kw | 3: mobile-xray & name Digital & spec generator_power=^40; 2: mobile-xray & name Digital; 1: mobile-xray
    iv line with 0.2 micron filter | 3: infusion-sets & spec filter_size=^0.2; 1: infusion-sets
    arm cuff large adult single tube | 3: nibp-cuffs & spec limb_size=^33 & spec hoses=^1$; 2: nibp-cuffs & spec limb_size=^33; 1: nibp-cuffs
    hsg no, uterine scope | 3: laparoscopes & name Hysteroscope; 1: laparoscopes
    por favor presupuesto de 3 monitores fetales 12 pulgadas | 3: fetal-monitors & spec screen=^12.1; 1: fetal-monitors
    necesito papel para el electro | 3: thermal-paper & name ECG; 1: thermal-paper
    сколько стоит аппарат ивл транспортный | 3: ventilators & name Transport; 1: ventilators
    присоски нет, прищепка на палец пульсоксиметр | 3: spo2-sensors & name Finger; 1: spo2-sensors
    急需手术无影灯灯 双头 | 3: or-lights & name Double; 1: or-lights
    `,
  ),
];
