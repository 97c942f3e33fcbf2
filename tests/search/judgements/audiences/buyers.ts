import { type Judgement, judgementsIn } from '../Judgement.ts';

/** Queries as buyers of four countries type them, written before the search was tried with them. */
export const buyerJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'part numbers of buyers',
    `
    CV-SG049 | CV-SG049
    order 36-FP-626 please | 36-FP-626
    Kvantix tube CT5A194 | CT-5A1-94
    pn: RFP 575/8 | RFP-575/8
    Mfr# SH07MD.3 | SH07MD.3
    RT49664.41-130 | RT 49.664.41
    svis 37 7 | SVIS-37-7
    кат. № UG73/9M | UG73/9M
    XT-0B8-79 rev.C | XT-0B8-79
    DP-1734-P5 (5/box) | DP-1734
    FW76802LI330 | FW 76-802-LI
    产品编号 TP097-65 | TP097-65
    ref.: GS-652-90B, 2 uds | GS-652-90B
    USK-9371. | USK-9371
    УСК-9371 | USK-9371
    CV-CI029 вместо CV-CI028 | CV-CI029
    артикул PSC8994 | PSC-8994
    P/N HX.CV.722 x2 | HX.CV.722
`,
  ),
  ...judgementsIn(
    'trade en of buyers',
    `
    toco transducer monitor for labour ward | 3: fetal-monitors
    CTG machine | 3: fetal-monitors
    bedside monitor | 3: patient-monitors; 2: vital-signs
    spot check vitals machine | 3: vital-signs & name Spot; 2: vital-signs
    crash cart defib | 3: defibrillators; 2: aeds
    public access defibrillator | 3: aeds; 2: defibrillators
    event monitor ambulatory ECG 7 days | 3: holter-recorders & name Holter; 2: holter-recorders
    ABPM | 3: holter-recorders & name Blood Pressure; 1: holter-recorders
    art line transducer | 3: ibp-transducers
    rectal temp probe | 3: temperature-probes & name Rectal; 1: temperature-probes
    pulse oximeter ear clip | 3: spo2-sensors & name Ear; 2: spo2-sensors
    blood pressure sleeve | 3: nibp-cuffs
    capnography module | 3: parameter-modules & name CO₂; 1: parameter-modules
    rechargeable battery pack for monitor | 3: monitor-batteries
    syringe driver | 3: syringe-pumps
    IV pump | 3: infusion-pumps; 2: syringe-pumps
    life support ventilator ICU | 3: ventilators & name Intensive; 2: ventilators
    small parts probe | 3: linear-probes
    abdominal curved array | 3: convex-probes
    sector probe | 3: phased-probes
    transoesophageal transducer | 3: tee-probes
    hockey stick | 3: linear-probes & name Hockey; 1: linear-probes
    obstetric 4D transducer | 3: volume-probes
    DR detector plate | 3: flat-panel-detectors
    PACS monitor | 3: medical-displays
    power injector | 3: contrast-injectors
    thyroid collar or lead vest | 3: lead-aprons
    lead goggles | 3: protective-glasses
    hemostat | 3: haemostatic-forceps
    Bovie pencil | 3: electrosurgical-pencils; 1: electrosurgical-units
    diathermy machine | 3: electrosurgical-units
    theatre lamp | 3: or-lights
    surgery bed | 3: or-tables
    port 12mm laparoscopy | 3: trocars & spec diameter=^12$; 2: trocars
    CO2 pneumoperitoneum | 3: insufflators
    sinus endoscope 0 degree | 3: laparoscopes & name Sinu; 1: laparoscopes
    ERCP scope | 3: gastroscopes & name Duodeno; 1: gastroscopes
    catgut alternative absorbable suture | 3: sutures & name Absorbable; 1: sutures
`,
  ),
  ...judgementsIn(
    'trade es of buyers',
    `
    tocógrafo | 3: fetal-monitors
    monitor de cabecera | 3: patient-monitors; 2: vital-signs
    carro de paro desfibrilador | 3: defibrillators; 2: aeds
    tensiómetro ambulatorio 24 horas | 3: holter-recorders & name Blood Pressure; 1: holter-recorders
    latiguillos de ECG | 3: ecg-cables
    pulsioxímetro sensor neonatal | 3: spo2-sensors & spec patients=Neonatal; 2: spo2-sensors
    respirador UCI | 3: ventilators & name Intensive; 2: ventilators
    perfusor | 3: syringe-pumps; 2: infusion-pumps
    transductores endocavitarios | 3: endocavity-probes; 1: volume-probes & name Endocavity
    preservativos para ecógrafo | 3: probe-covers
    cubresondas estériles | 3: probe-covers & name Sterile; 2: probe-covers
    chasis digital inalámbrico DR | 3: flat-panel-detectors & name Wireless; 2: flat-panel-detectors
    chaleco plomado talla L | 3: lead-aprons & name Vest & spec clothing_size=^L$; 2: lead-aprons
    pinza mosquito curva | 3: haemostatic-forceps & name Mosquito & spec tip=Curved; 2: haemostatic-forceps & name Mosquito; 1: haemostatic-forceps
    lámpara cialítica | 3: or-lights
    tubuladura de suero con filtro | 3: infusion-sets
    hilo de sutura seda 3/0 | 3: sutures & name Silk & spec suture_size=^3/0$; 2: sutures & name Silk; 1: sutures
    jeringuillas de insulina | 3: syringes & name Insulin; 1: syringes
`,
  ),
  ...judgementsIn(
    'trade ru of buyers',
    `
    КТГ аппарат | 3: fetal-monitors
    прикроватный монитор | 3: patient-monitors; 2: vital-signs
    суточный монитор АД | 3: holter-recorders & name Blood Pressure; 1: holter-recorders
    пульсоксиметрический датчик для новорожденных | 3: spo2-sensors & spec patients=Neonatal; 2: spo2-sensors
    инфузомат | 3: infusion-pumps; 1: syringe-pumps
    перфузор шприцевой | 3: syringe-pumps
    коагулятор хирургический | 3: electrosurgical-units
    ручка коагулятора одноразовая | 3: electrosurgical-pencils
    ректальный датчик УЗИ | 3: endocavity-probes & name Transrectal; 2: endocavity-probes
    сердечный датчик для узи | 3: phased-probes; 2: tee-probes
    презервативы для датчика узи | 3: probe-covers
    капельница | 3: infusion-sets
    фартук свинцовый 0,5 | 3: lead-aprons & spec lead_equivalent=0.50; 1: lead-aprons
    воротник и фартук рентгенозащитный | 3: lead-aprons
    плёнка или бумага для экг 112 мм | 3: thermal-paper & name ECG & spec paper_width=^112$; 2: thermal-paper & name ECG; 1: thermal-paper
    иглодержатель с твердосплавными вставками | 3: needle-holders & spec edges=Tungsten; 1: needle-holders
    дефибриллятор с кардиостимулятором | 3: defibrillators & name Pacemaker; 2: defibrillators
    салфетки для обработки датчиков | 3: wipes & name Probe; 2: wipes
`,
  ),
  ...judgementsIn(
    'trade zh of buyers',
    `
    胎心监护 | 3: fetal-monitors
    床旁监护仪 | 3: patient-monitors; 2: vital-signs
    动态血压 | 3: holter-recorders & name Blood Pressure; 1: holter-recorders
    导联线 5导 | 3: ecg-cables & spec leads=\\b5\\b; 2: ecg-cables
    指夹血氧 | 3: spo2-sensors & name Finger; 2: spo2-sensors
    微量泵 | 3: syringe-pumps; 2: infusion-pumps
    B超机 | 3: ultrasound-systems
    阴超探头 | 3: endocavity-probes
    心脏探头 | 3: phased-probes; 2: tee-probes
    耦合剂 5升 | 3: ultrasound-gel & spec volume=^5000$; 2: ultrasound-gel
    电刀笔 一次性 | 3: electrosurgical-pencils
    无影灯 | 3: or-lights
    铅围裙 | 3: lead-aprons
    DR平板 | 3: flat-panel-detectors
`,
  ),
  ...judgementsIn(
    'machine and brand of buyers',
    `
    battery for Beacon 20 X | 3: monitor-batteries & fit Beacon 20 X; 1: monitor-batteries
    Suzu 50 plus spo2 | 3: spo2-sensors & fit Suzu 50 Plus; 1: spo2-sensors
    cuffs that fit a Meridian 70S | 3: nibp-cuffs & fit Meridian 70 S; 1: nibp-cuffs
    linear probe Kaze 10+ | 3: linear-probes & fit Kaze 10 Plus; 1: linear-probes
    power supply Fjord 55 plus | 3: ultrasound-power & fit Fjord 55 Plus; 1: ultrasound-power
    manguitos para Säntis 85 | 3: nibp-cuffs & fit Säntis 85; 1: nibp-cuffs
    sonda convexa compatible con Strand 25 Pro | 3: convex-probes & fit Strand 25 Pro; 1: convex-probes
    аккумулятор на Sentry 10 X | 3: monitor-batteries & fit Sentry 10 X; 1: monitor-batteries
    конвексный датчик к аппарату Lyra 20 Pro | 3: convex-probes & fit Lyra 20 Pro; 1: convex-probes
    Optima 50用的球管 | 3: xray-tubes & fit Optima 50; 1: xray-tubes
    Sonarys tee probe | 3: tee-probes & brand Sonarys; 1: tee-probes
    Heyunda infusion pump | 3: infusion-pumps & brand Heyunda; 1: infusion-pumps
    Ferrowald mosquito clamp | 3: haemostatic-forceps & brand Ferrowald & name Mosquito; 2: haemostatic-forceps & name Mosquito; 1: haemostatic-forceps
    Philips HeartStart pads | 3: defib-pads
    santis 85 temp probe | 3: temperature-probes & fit Säntis 85; 1: temperature-probes
`,
  ),
  ...judgementsIn(
    'typos of buyers',
    `
    ultrasoud prob convx | 3: convex-probes
    defibrilator | 3: defibrillators; 3: defibrillators, aeds
    laproscopic sissors | 3: laparoscopic-instruments & name Scissors; 1: laparoscopic-instruments
    oxymeter sensor adlut | 3: spo2-sensors & spec patients=Adult; 2: spo2-sensors
    catéter brazalete neonato | 3: nibp-cuffs
    electrokardiografo | 3: ecg-machines
    троакары безлезвийнные | 3: trocars & name Bladeless; 1: trocars
    ренгеновская трубка | 3: xray-tubes; 2: ct-tubes
    vjybnjh gfwbtynf | 3: patient-monitors
    перчатк нитрил M | 3: gloves & name Nitrile & spec clothing_size=^M$; 2: gloves & name Nitrile; 1: gloves
    datchik uzi lineynyy | 3: linear-probes
`,
  ),
  ...judgementsIn(
    'sizes and units of buyers',
    `
    trocar 5mm | 3: trocars & spec diameter=^5$; 1: trocars
    needle holder 18 cm | 3: needle-holders & spec length=^180$; 1: needle-holders
    21G needle | 3: syringes & spec needle=^21$; 1: syringes & name Needle
    gel 250ml bottle | 3: ultrasound-gel & spec volume=^250$ & spec container=Bottle; 2: ultrasound-gel & spec volume=^250$; 1: ultrasound-gel
    7.5 MHz linear | 3: linear-probes & within frequency=7.5; 1: linear-probes
    colonoscope 12.8mm | 3: gastroscopes & name Colono & spec diameter=12.8; 1: gastroscopes & name Colono
    gloves size L 100/box | 3: gloves & spec clothing_size=^L$ & spec pack_size=^100$; 2: gloves & spec clothing_size=^L$; 1: gloves
    аккумулятор 14.8в 5200mah | 3: monitor-batteries & spec voltage=14.8 & spec capacity=5200; 2: monitor-batteries & spec voltage=14.8; 1: monitor-batteries
    ftalmo 30 grados laparoscopio 10 mm | 3: laparoscopes & name Laparoscope & spec direction=^30$ & spec diameter=^10$; 2: laparoscopes & name Laparoscope; 1: laparoscopes
    10英寸监护仪 | 3: patient-monitors & spec screen=10.4, fetal-monitors & spec screen=10.1; 1: monitors
    jeringa 20cc | 3: syringes & spec volume=^20$; 1: syringes
    30° 4mm arthroscope | 3: laparoscopes & name Arthro & spec direction=^30$; 2: laparoscopes & name Arthro; 1: laparoscopes
`,
  ),
  ...judgementsIn(
    'several and questions of buyers',
    `
    ECG electrodes, gel and paper | 3: ecg-electrodes + ultrasound-gel + thermal-paper
    gloves masks gowns | 3: gloves + masks + drapes
    monitor & defibrillator | 3: monitors + defibrillators; 2: aeds
    бахилы, маски и халаты | 3: masks + drapes & name Gown
    sondas y gel | 3: ultrasound-probes + ultrasound-gel
    what cuff do I need for an adult arm 25-35 cm | 3: nibp-cuffs & spec limb_size=25–35; 1: nibp-cuffs
    ¿tienen desfibriladores reacondicionados? | 3: defibrillators & state refurbished; 1: defibrillators, aeds
    где купить датчик для узи аппарата | 3: ultrasound-probes
    有没有二手的便携彩超 | 3: portable-ultrasound & state used; 1: portable-ultrasound
    cheapest handheld ultrasound wireless | 3: handheld-ultrasound & name Wireless; 2: handheld-ultrasound
    latex free gloves in stock | 3: gloves & spec latex=Latex-free; 1: gloves
    looking for a used c-arm 15kw | 3: c-arms & state used & spec generator_power=^15$; 2: c-arms & state used, c-arms & spec generator_power=^15$; 1: c-arms
    do you sell oxygen masks | 3: masks & name Oxygen; 1: masks
`,
  ),
];
