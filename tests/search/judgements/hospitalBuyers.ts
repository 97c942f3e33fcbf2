import { type Judgement, judgementsIn } from './Judgement.ts';

/** Written and judged from the facts of the catalogue before any of them was tried. */
export const hospitalBuyerJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'hospital: words of the trade',
    `
    heart monitor trace paper | 3: thermal-paper & name ECG; 1: thermal-paper, ecg-machines
    laparoscopy gas machine | 3: insufflators
    sonogram printer black white | 3: video-printers & name Thermal; 2: video-printers; 1: thermal-paper
    fenestrated gripper for laparoscopy 5mm | 3: laparoscopic-instruments & name Fenestrated & spec diameter=^5$; 2: laparoscopic-instruments & name Fenestrated; 1: laparoscopic-instruments
    electrocardiógrafo para prueba de esfuerzo | 3: ecg-machines & name Stress; 1: ecg-machines
    bisturí con aspiración de humo | 3: electrosurgical-pencils & name Smoke; 1: electrosurgical-pencils
    эндоскопическая видеокамера для стойки | 3: camera-heads
    рукав стерильный на узи датчик | 3: probe-covers & name Sterile; 1: probe-covers
    腹腔镜抓钳 | 3: laparoscopic-instruments & name Grasper; 1: laparoscopic-instruments
    心脏除颤监护仪 | 3: defibrillators; 1: aeds
    `,
  ),
  ...judgementsIn(
    'hospital: parts of the body',
    `
    leg blood pressure cuff | 3: nibp-cuffs & spec limb_size=^46; 1: nibp-cuffs
    cuff for obese arm | 3: nibp-cuffs & spec limb_size=^33; 2: nibp-cuffs & spec limb_size=^46; 1: nibp-cuffs
    probe for knee and shoulder tendons | 3: linear-probes & spec application=Musculo; 2: linear-probes
    brazalete para muslo | 3: nibp-cuffs & spec limb_size=^46; 1: nibp-cuffs
    sonda para mama y tiroides | 3: linear-probes & spec application=thyroid; 2: linear-probes
    sensor de temperatura para la piel del bebé | 3: temperature-probes & name Skin & spec patients=Neonatal; 2: temperature-probes & name Skin; 1: temperature-probes
    манжета на детское плечо | 3: nibp-cuffs & spec limb_size=^18, nibp-cuffs & spec limb_size=^10; 1: nibp-cuffs
    датчик для почек и печени | 3: convex-probes; 2: volume-probes & name Convex
    大腿血压袖带 | 3: nibp-cuffs & spec limb_size=^46; 1: nibp-cuffs
    乳腺甲状腺探头 | 3: linear-probes & spec application=breast; 2: linear-probes
    `,
  ),
  ...judgementsIn(
    'hospital: for a machine',
    `
    battery pack replacement Meridian 25+ | 3: monitor-batteries & fit Meridian 25 Plus; 1: monitor-batteries
    what cuffs go on a Yun 70 Neo | 3: nibp-cuffs & fit Yun 70 Neo; 1: nibp-cuffs
    strain relief for Fjord 30 X transducer | 3: probe-cables & name Strain & fit Fjord 30 X; 2: probe-cables & fit Fjord 30 X; 1: probe-cables & name Strain
    tubo de rayos x compatible con Foton 70 Pro | 3: xray-tubes & fit Foton 70 Pro; 1: xray-tubes
    papel para el electro Vela 60 Pro | 3: thermal-paper & fit Vela 60 Pro; 1: thermal-paper & name ECG
    линия для насоса Stream 50 Plus | 3: infusion-sets & fit Stream 50 Plus; 1: infusion-sets
    накладки дефибриллятора Beacon 95 X взрослые | 3: defib-pads & fit Beacon 95 X & spec patients=Adult; 2: defib-pads & fit Beacon 95 X; 1: defib-pads
    适用于Lyra 85的穿刺架 | 3: needle-guides & fit Lyra 85; 1: needle-guides
    Optima 55 平板探测器 无线 | 3: flat-panel-detectors & fit Optima 55 & name Wireless; 2: flat-panel-detectors & fit Optima 55; 1: flat-panel-detectors & name Wireless
    `,
  ),
  ...judgementsIn(
    'hospital: numbers with units',
    `
    60 drops per ml iv set | 3: infusion-sets & spec drops=^60$; 1: infusion-sets
    arthroscope 2.7 mm 30° | 3: laparoscopes & name Arthroscope & spec diameter=^2.7$ & spec direction=^30$; 2: laparoscopes & name Arthroscope & spec diameter=^2.7$; 1: laparoscopes & name Arthroscope
    apron 0,5mmPb XL | 3: lead-aprons & spec lead_equivalent=0.50 & spec clothing_size=^XL$; 2: lead-aprons & spec lead_equivalent=0.50; 1: lead-aprons
    lámpara quirófano 160000 lux | 3: or-lights & spec illuminance=^160 000$; 1: or-lights
    mesa de operaciones hasta 350kg | 3: or-tables & spec load=^350$; 1: or-tables
    гастроскоп 9,8мм | 3: gastroscopes & name Gastroscope & spec diameter=^9.8$; 1: gastroscopes & name Gastroscope
    набор датчика давления линия 150см | 3: ibp-transducers & spec line_length=^150$; 1: ibp-transducers
    бумага термо 110мм х 20м | 3: thermal-paper & spec paper_width=^110$ & spec length=^20$; 2: thermal-paper & spec paper_width=^110$; 1: thermal-paper
    高压发生器80kW | 3: hv-generators & spec generator_power=^80$; 1: hv-generators
    29G胰岛素针 | 3: syringes & name Insulin; 1: syringes
    `,
  ),
  ...judgementsIn(
    'hospital: slips and endings',
    `
    laproscopic sissors | 3: laparoscopic-instruments & name Scissors; 1: laparoscopic-instruments, scissors
    insuflator co2 heatd | 3: insufflators & name Heated; 1: insufflators
    trasnesophageal probes adlut | 3: tee-probes & name Adult; 1: tee-probes
    infussion pumps ambulatry | 3: infusion-pumps & name Ambulatory; 1: infusion-pumps
    desfibriladres automaticos | 3: aeds; 1: defibrillators
    tigeras de metzembaum curvas | 3: scissors & name Metzenbaum & spec tip=Curved; 2: scissors & name Metzenbaum; 1: scissors
    лапараскопов | 3: laparoscopes & name Laparoscope; 1: laparoscopes, laparoscopic-instruments
    рентгеновскими трубками с вращающимися анодами | 3: xray-tubes & name Rotating; 1: xray-tubes
    инфузиоными насосами | 3: infusion-pumps
    электродами одноразовыми для новорожденых экг | 3: ecg-electrodes & spec patients=Neonatal; 1: ecg-electrodes
    `,
  ),
  ...judgementsIn(
    'hospital: another script or keyboard',
    `
    perchatki nitrilovye | 3: gloves & name Nitrile; 1: gloves
    manzheta dlya tonometra | 3: nibp-cuffs
    shovny material rassasyvayuschiysya | 3: sutures & name Absorbable & spec absorption=^[1-9]; 1: sutures
    vfcrb abkmnhe.obt | 3: masks & name Respirator; 1: masks
    rjkkbvfnjh | 3: collimators
    vjybnjh gfwbtynf | 3: patient-monitors; 1: vital-signs
    ыгегку 3-0 | 3: sutures & spec suture_size=3\\/0; 1: sutures
    `,
  ),
  ...judgementsIn(
    'hospital: what is not wanted',
    `
    x-ray tube not rotating anode | 3: xray-tubes & name Stationary; 2: xray-tubes & name Assembly; 0: xray-tubes
    scissors no tungsten carbide curved | 3: scissors & spec edges=Steel & spec tip=Curved, scissors & spec edges=Ceramic & spec tip=Curved; 1: scissors & spec edges=Steel, scissors & spec edges=Ceramic
    gloves latex free but not vinyl sterile | 3: gloves & spec latex=free & name Sterile; 1: gloves & spec latex=free
    trocar without blade 12mm | 3: trocars & name Bladeless & spec diameter=^12$; 2: trocars & name Blunt & spec diameter=^12$; 1: trocars & name Bladeless
    papel sin cuadrícula para ecg | 3: thermal-paper & spec grid=Plain; 0: thermal-paper
    monitor de signos vitales sin temperatura | 3: vital-signs & spec parameters=^SpO₂. NIBP$; 0: vital-signs
    гель не прозрачный для узи | 3: ultrasound-gel & spec colour=Blue; 0: ultrasound-gel
    зажим без кремальеры лапароскопический | 3: laparoscopic-instruments & spec handle=Without; 0: laparoscopic-instruments
    无粉丁腈手套 不要蓝色 | 3: gloves & name Nitrile & spec colour=Violet, gloves & name Nitrile & spec colour=White, gloves & name Nitrile & spec colour=Green, gloves & name Nitrile & spec colour=Black; 0: gloves
    不带压力监测的胎心监护仪 | 3: fetal-monitors & spec parameters=TOCO$; 0: fetal-monitors
    `,
  ),
  ...judgementsIn(
    'hospital: packs and services',
    `
    surgical masks ties carton | 3: masks & spec fastening=Ties; 1: masks & name Surgical
    gel sachets sterile 48 pcs | 3: ultrasound-gel & name Sterile & spec pack_size=^48$; 2: ultrasound-gel & name Sterile; 1: ultrasound-gel
    single use biopsy forceps pack of 20 | 3: biopsy-forceps & name Disposable & spec pack_size=^20$; 2: biopsy-forceps & name Disposable; 1: biopsy-forceps
    guantes de vinilo? no, de nitrilo caja de 200 | 3: gloves & name Nitrile & spec pack_size=^200$; 2: gloves & name Nitrile; 1: gloves
    toallitas desinfectantes bote 100 unidades | 3: wipes & spec container=Tub & spec pack_size=^100$; 2: wipes & spec container=Tub, wipes & spec pack_size=^100$; 1: wipes
    ремонт датчиков узи линейных | 3: linear-probes
    шовный материал 12 шт в коробке шелк | 3: sutures & name Silk & spec pack_size=^12$; 2: sutures & name Silk; 1: sutures
    湿巾 小袋装 酒精 | 3: wipes & spec container=Sachet & spec agent=Alcohol; 2: wipes & spec agent=Alcohol, wipes & spec container=Sachet; 1: wipes
    旧的彩超 台式 | 3: cart-ultrasound & state used; 2: cart-ultrasound & state refurbished; 1: cart-ultrasound
    `,
  ),
  ...judgementsIn(
    'hospital: mixed languages and sets',
    `
    ecógrafo 4D sonda volumétrica endocavitaria | 3: volume-probes & name Endocavity; 2: volume-probes
    датчик convex 2-5 MHz коннектор DLP | 3: convex-probes & within frequency=2 & within frequency=5 & spec connector=DLP; 2: convex-probes & within frequency=2 & within frequency=5; 1: convex-probes
    NIBP袖带 双管 | 3: nibp-cuffs & spec hoses=^2$; 1: nibp-cuffs
    ECG导联线 10导 香蕉头 | 3: ecg-cables & spec leads=^10$ & spec termination=Banana; 2: ecg-cables & spec leads=^10$; 1: ecg-cables
    monitor fetal gemelar para embarazo | 3: fetal-monitors & spec parameters=×2; 1: fetal-monitors
    C臂 flat panel 31x31 | 3: c-arms & spec detector=31; 1: c-arms
    линейник hockey stick | 3: linear-probes & name Hockey; 1: linear-probes
    sharp blunt dissecting scissors 17 cm | 3: scissors & spec points=Sharp \\/ blunt & spec length=^170$; 2: scissors & spec points=Sharp \\/ blunt; 1: scissors
    `,
  ),
];
