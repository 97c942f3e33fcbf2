import { type Judgement, judgementsIn } from './Judgement.ts';

/**
 * Written and judged before one of them was tried. Every first line of two was mended for (`tuning`), every second was
 * looked at once at the end (`check`).
 */
export const marketBuyerJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'market: part numbers',
    `
    CX5-2C.pdf | CX5-2C
    datasheet_RXT-640-0_v2 | RXT-640/0
    RE: FW 84-044-HF | FW 84-044-HF
    BM64-FM4 SN 2210045 | BM64-FM4
    IP1 - 2280 - T | IP1-2280-T
    cod.59-ES-227 | 59-ES-227
    VE 788 9B | VE.788.9B
    артикул:IB-K564 | IB-K564
    型号OE-GS10C | OE-GS10C
    EL3500P50 | EL-3500-P50
    US37K | US3-7K
    sv gl 70 7 | SVGL-70-7
    `,
  ),
  ...judgementsIn(
    'market: words of the trade',
    `
    bovie tip needle | 3: electrosurgical-pencils & spec blade=Needle; 2: electrosurgical-pencils
    ESU pencil with smoke evacuation | 3: electrosurgical-pencils & name Smoke; 1: electrosurgical-pencils
    debakey no, allis clamp 6 inch | 3: haemostatic-forceps & name Allis; 1: haemostatic-forceps
    TC jaw needle driver 18 cm | 3: needle-holders & spec edges=Tungsten & spec length=^180; 2: needle-holders & spec edges=Tungsten; 1: needle-holders
    cold light source xenon 300w | 3: light-sources & name Xenon & spec power=^300; 2: light-sources & name Xenon; 1: light-sources
    3-chip camera control unit | 3: camera-heads & spec sensor=^3 ×; 1: camera-heads
    side viewing duodenoscope | 3: gastroscopes & name Duodeno; 1: gastroscopes
    12 lead ekg cart | 3: ecg-machines & spec channels=^12; 1: ecg-machines
    pneumoperitoneum insufflator 40L | 3: insufflators & spec flow=^40; 1: insufflators
    reflective crash cart defib with pacer | 3: defibrillators & name Pacemaker; 1: defibrillators
    smart pump with drug library | 3: infusion-pumps & spec drug_library=.; 1: syringe-pumps
    digital radiography detector wireless 14x17 | 3: flat-panel-detectors & name Wireless & spec field=35 × 43; 2: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    lead free apron wrap | 3: lead-aprons & spec core=free; 1: lead-aprons
    matrix probe adult TEE omniplane | 3: tee-probes & name Adult & spec scan=Multiplane; 2: tee-probes & name Adult; 1: tee-probes
    `,
  ),
  ...judgementsIn(
    'market: synonyms',
    `
    sphygmomanometer cuff adult large | 3: nibp-cuffs
    electrocautery machine | 3: electrosurgical-units; 1: electrosurgical-pencils
    oximeter finger probe | 3: spo2-sensors & name Finger; 1: spo2-sensors
    surgical lamp | 3: or-lights
    haemostat curved | 3: haemostatic-forceps & spec tip=Curved; 1: haemostatic-forceps
    CTG machine twins | 3: fetal-monitors & spec parameters=×2; 1: fetal-monitors
    breathing machine for ambulance | 3: ventilators & name Transport; 1: ventilators
    transducer sheath sterile | 3: probe-covers & name Sterile; 1: probe-covers
    x-ray shielding vest and skirt | 3: lead-aprons
    coupling jelly | 3: ultrasound-gel
    giving set with burette filter | 3: infusion-sets
    24h blood pressure monitor | 3: holter-recorders & name Pressure; 1: holter-recorders
    `,
  ),
  ...judgementsIn(
    'market: machines and parts',
    `
    cable for Vela 65 Neo | 3: ecg-cables & fit Vela 65 Neo; 1: ecg-cables
    convex transducer compatible Lyra 90 Pro | 3: convex-probes & fit Lyra 90 Pro; 1: convex-probes & brand Sonarys
    Meridian 80 Plus pads | 3: defib-pads & fit Meridian 80 Plus; 1: defib-pads
    battery pack for infusion pump Sentry 45 Neo | 3: monitor-batteries & fit Sentry 45 Neo; 1: monitor-batteries
    Kvant 80 Pro collimator | 3: collimators & fit Kvant 80 Pro; 1: collimators
    sensor de saturación para Corvatsch 80 Pro | 3: spo2-sensors & fit Corvatsch 80 Pro; 1: spo2-sensors
    плата для Kaze 60 S | 3: ultrasound-boards & fit Kaze 60 S; 1: ultrasound-boards
    манжета Shan 264 | 3: nibp-cuffs & fit Shan 264; 1: nibp-cuffs
    Cristal 50 S内窥镜 | 3: gastroscopes & fit Cristal 50 S, laparoscopes & fit Cristal 50 S; 1: laparoscopes & brand Ostrelle
    Mizu 25 X针筒 | 3: injector-syringes & fit Mizu 25 X; 1: injector-syringes
    spare power supply Sonata 75 Neo ultrasound | 3: ultrasound-power & fit Sonata 75 Neo; 1: ultrasound-power
    Optima 45 S detector | 3: flat-panel-detectors & fit Optima 45 S; 1: flat-panel-detectors
    ручка коагулятора Tann 55 X | 3: electrosurgical-pencils & fit Tann 55 X; 1: electrosurgical-pencils
    papel térmico Shan 60 X | 3: thermal-paper & fit Shan 60 X; 1: thermal-paper
    tubing Nami 60 pump | 3: infusion-sets & fit Nami 60; 1: infusion-sets
    Tamar 60 IBP cable transducer | 3: ibp-transducers & fit Tamar 60; 1: ibp-transducers
    `,
  ),
  ...judgementsIn(
    'market: parts by what they fit',
    `
    cuff for vital signs monitor | 3: nibp-cuffs
    battery for infusion pump | 3: monitor-batteries
    pencil for electrosurgical unit | 3: electrosurgical-pencils
    lead wires for stress test ecg | 3: ecg-cables
    power supply for ultrasound | 3: ultrasound-power
    detector for mobile x-ray | 3: flat-panel-detectors
    syringes for ct injector | 3: injector-syringes & name CT; 2: injector-syringes
    electrodos para electrocardiógrafo | 3: ecg-electrodes
    кабель для кардиографа | 3: ecg-cables
    трубка для передвижного рентгена | 3: xray-tubes
    除颤仪电极片 | 3: defib-pads
    彩超电源板 | 3: ultrasound-power, ultrasound-boards
    spare parts for ultrasound probes | 3: probe-cables; 1: ultrasound-boards
    repuestos para monitor de paciente | 3: parameter-modules, monitor-batteries; 2: spo2-sensors, ecg-cables, nibp-cuffs, temperature-probes, ibp-transducers
    запчасти для рентгена | 3: xray-tubes, hv-generators, collimators, flat-panel-detectors; 1: ct-tubes
    监护仪配件 | 3: spo2-sensors, ecg-cables, nibp-cuffs, temperature-probes, ibp-transducers, parameter-modules, monitor-batteries
    `,
  ),
  ...judgementsIn(
    'market: procedures',
    `
    bronchoscopy | 3: gastroscopes & name Broncho; 1: gastroscopes
    laparoscopic cholecystectomy clip | 3: laparoscopic-instruments & name Clip; 1: laparoscopic-instruments
    knee arthroscopy scope | 3: laparoscopes & name Arthro; 1: laparoscopes
    transrectal prostate biopsy guide | 3: needle-guides & name Endocavity; 2: needle-guides
    coronary angiography contrast delivery | 3: contrast-injectors & name Angio; 2: contrast-injectors; 1: injector-syringes & name Angio
    CPR training no, resuscitation defibrillator for school | 3: aeds; 2: defibrillators
    ergometría | 3: ecg-machines & name Stress; 1: ecg-machines
    ecografía transvaginal sonda | 3: endocavity-probes & name Transvaginal; 1: endocavity-probes
    суточное мониторирование экг | 3: holter-recorders & name ECG; 1: holter-recorders
    гистероскопия оптика 30 | 3: laparoscopes & name Hystero & spec direction=^30; 2: laparoscopes & name Hystero; 1: laparoscopes
    胃镜检查活检 | 3: biopsy-forceps; 2: gastroscopes & name Gastro; 1: gastroscopes
    经食道心脏超声 | 3: tee-probes; 1: phased-probes
    `,
  ),
  ...judgementsIn(
    'market: laypeople',
    `
    machine that helps you breathe | 3: ventilators
    stickers for the heart test | 3: ecg-electrodes
    box on the wall for heart attacks | 3: aeds; 2: defibrillators
    camera for looking into the knee | 3: laparoscopes & name Arthro; 1: laparoscopes
    clip for finger that shows oxygen | 3: spo2-sensors & name Finger; 2: spo2-sensors
    bed for operations | 3: or-tables
    paper that doctors wear over clothes | 3: drapes & name Gown; 1: drapes
    glasses against x-rays | 3: protective-glasses
    thing that squeezes your arm for blood pressure | 3: nibp-cuffs; 2: vital-signs
    bag you hang to drip medicine tube | 3: infusion-sets
    jelly for pregnancy scan | 3: ultrasound-gel
    scissors for operations with curved tips | 3: scissors & spec tip=Curved; 1: scissors
    wet tissues to clean the scanner head | 3: wipes & name Probe; 2: wipes
    cámara para ver el estómago | 3: gastroscopes & name Gastro; 1: gastroscopes
    aguja e hilo para coser la piel | 3: sutures
    máquina que hace radiografías en la cama | 3: mobile-xray
    cosa para abrir la herida | 3: retractors
    трубка с камерой смотреть бронхи | 3: gastroscopes & name Broncho; 1: gastroscopes
    аппарат чтобы лекарство капало по часам | 3: infusion-pumps; 2: syringe-pumps; 1: infusion-sets
    фартук от рентгена | 3: lead-aprons
    прищепка на палец кислород | 3: spo2-sensors & name Finger; 2: spo2-sensors
    电击心脏的机器 | 3: defibrillators, aeds
    照骨头的机器 | 3: mobile-xray, c-arms
    孕妇听胎心的仪器 | 3: fetal-monitors
    挡射线的眼镜 | 3: protective-glasses
    绑在胳膊上量血压的带子 | 3: nibp-cuffs
    `,
  ),
  ...judgementsIn(
    'market: typos',
    `
    electrosurgcal pencl | 3: electrosurgical-pencils; 1: electrosurgical-units
    ventilador transpote | 3: ventilators & name Transport; 1: ventilators
    retractr weitlanner | 3: retractors & name Weitlaner; 1: retractors
    colimattor led | 3: collimators & spec light=LED; 1: collimators
    prove cover steril | 3: probe-covers & name Sterile; 1: probe-covers
    инфузомат | 3: infusion-pumps; 1: syringe-pumps
    фитальный манитор | 3: fetal-monitors
    эликтроды экг | 3: ecg-electrodes
    guia de ajuga | 3: needle-guides
    mascarila ffp2 | 3: masks & spec filter=FFP2; 1: masks
    心电导连线 | 3: ecg-cables
    血压绣带 | 3: nibp-cuffs
    `,
  ),
  ...judgementsIn(
    'market: Spanish',
    `
    bisturí eléctrico bipolar 400 W | 3: electrosurgical-units & spec cut_power=^400; 1: electrosurgical-units
    tijera metzembaum curva 18 cm | 3: scissors & name Metzenbaum & spec tip=Curved; 2: scissors & name Metzenbaum; 1: scissors
    pulsioxímetro sensor neonatal | 3: spo2-sensors & spec patients=Neonatal; 1: spo2-sensors
    equipos de venoclisis con filtro | 3: infusion-sets & spec filter_size=.; 1: infusion-sets
    lámpara cielítica doble cúpula | 3: or-lights & name Double; 1: or-lights
    camas no, mesas quirúrgicas eléctricas | 3: or-tables & name Electric; 1: or-tables
    chasis digital inalámbrico rayos x | 3: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    mandiles plomados 0,5 talla L | 3: lead-aprons & spec lead_equivalent=0.50 & spec clothing_size=^L$; 2: lead-aprons & spec lead_equivalent=0.50; 1: lead-aprons
    respirador volumétrico UCI | 3: ventilators & name Intensive; 1: ventilators
    sondas lineales de alta frecuencia 18 MHz | 3: linear-probes & spec frequency=18; 1: linear-probes
    seda negra 3/0 | 3: sutures & name Silk & spec suture_size=3/0; 2: sutures & name Silk; 1: sutures
    batas quirúrgicas desechables XL | 3: drapes & name Gown & spec clothing_size=XL; 2: drapes & name Gown; 1: drapes
    `,
  ),
  ...judgementsIn(
    'market: Russian',
    `
    троакаров безлезвийных 10 мм | 3: trocars & name Bladeless & spec diameter=^10; 2: trocars & name Bladeless; 1: trocars
    кардиомонитору прикроватному 15 дюймов | 3: patient-monitors & spec screen=^15$; 1: patient-monitors
    экг 12-канальный с экраном | 3: ecg-machines & spec channels=^12; 1: ecg-machines
    перчаток нестерильных нитриловых размер M | 3: gloves & name Nitrile & spec clothing_size=^M$; 2: gloves & name Nitrile; 1: gloves
    шовного материала рассасывающегося 2/0 | 3: sutures & name Absorbable & spec suture_size=2/0; 2: sutures & name Absorbable; 1: sutures
    ножницами сосудистыми изогнутыми | 3: scissors & spec tip=Curved; 1: scissors
    рентгенозащитных очков с боковой защитой | 3: protective-glasses & spec side_shield=^0\\.; 1: protective-glasses
    капельниц с фильтром | 3: infusion-sets & spec filter_size=.; 1: infusion-sets
    эхокардиограф стационарный | 3: cart-ultrasound & name Cardiac; 2: cart-ultrasound
    светильник потолочный двухкупольный | 3: or-lights & name Double; 2: or-lights & name Ceiling; 1: or-lights
    вагинальный датчик | 3: endocavity-probes & name Transvaginal; 1: endocavity-probes
    щипцами биопсийными одноразовыми 2,8 | 3: biopsy-forceps & name Disposable & spec channel=2.8; 2: biopsy-forceps & name Disposable; 1: biopsy-forceps
    `,
  ),
  ...judgementsIn(
    'market: Chinese',
    `
    15寸多参数监护仪 | 3: patient-monitors & name Multi & spec screen=^15$; 2: patient-monitors & spec screen=^15$, patient-monitors & name Multi; 1: patient-monitors
    高频电刀 双极 300瓦 | 3: electrosurgical-units & spec cut_power=^300; 1: electrosurgical-units
    监护仪 血氧探头 新生儿 绑带 | 3: spo2-sensors & name Wrap & spec patients=Neonatal; 2: spo2-sensors & name Wrap; 1: spo2-sensors
    一盒50个的外科口罩 | 3: masks & name Surgical & spec pack_size=^50$; 2: masks & name Surgical; 1: masks
    可弯曲支气管镜 | 3: gastroscopes & name Broncho; 1: gastroscopes
    30度腹腔镜10毫米 | 3: laparoscopes & name Laparo & spec direction=^30 & spec diameter=^10; 2: laparoscopes & name Laparo; 1: laparoscopes
    推车彩超心脏机 | 3: cart-ultrasound & name Cardiac; 2: cart-ultrasound
    手術無影燈 | 3: or-lights
    病人監護儀 | 3: patient-monitors; 1: vital-signs
    除顫器電極片 成人 | 3: defib-pads & spec patients=Adult; 1: defib-pads
    超聲探頭保護套 無菌 | 3: probe-covers & name Sterile; 1: probe-covers
    拋棄式注射針 23G | 3: syringes & name Hypodermic & spec needle=^23; 1: syringes
    两支装造影剂针筒 | 3: injector-syringes
    电动手术台 C臂可透 | 3: or-tables & name C-arm; 2: or-tables & name Electric; 1: or-tables
    三通道的微量泵 | 3: syringe-pumps; 1: infusion-pumps
    医用平板 无线 17×17英寸 | 3: flat-panel-detectors & name Wireless & spec field=43 × 43; 2: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    连续无创血压袖套 大人用 | 3: nibp-cuffs
    铅眼镜侧面防护 | 3: protective-glasses
    半自动AED 训练用 | 3: aeds & name Semi; 1: aeds
    一次性手术衣 大号 | 3: drapes & name Gown & spec clothing_size=^L$; 2: drapes & name Gown; 1: drapes
    鼻内镜 0度 4mm | 3: laparoscopes & name Sinus & spec direction=^0; 2: laparoscopes & name Sinus; 1: laparoscopes
    打印纸 心电图 210mm | 3: thermal-paper & name ECG & spec paper_width=^210; 2: thermal-paper & name ECG; 1: thermal-paper
    `,
  ),
  ...judgementsIn(
    'market: pinyin and mixed',
    `
    chaosheng ouheji | 3: ultrasound-gel
    fanghu yanjing | 3: protective-glasses
    shuyebeng | 3: infusion-pumps
    dianjipian | 3: ecg-electrodes, defib-pads
    wuyingdeng | 3: or-lights
    fuqiangjing | 3: laparoscopes & name Laparo; 1: laparoscopes
    датчик convex для Lyra 90 Pro | 3: convex-probes & fit Lyra 90 Pro; 1: convex-probes
    sensor SpO2 взрослый | 3: spo2-sensors & spec patients=Adult; 1: spo2-sensors
    nitrile 手套 L | 3: gloves & name Nitrile & spec clothing_size=^L$; 2: gloves & name Nitrile; 1: gloves
    LED无影灯 ceiling | 3: or-lights & name Ceiling; 1: or-lights
    bomba de infusion 输液泵 | 3: infusion-pumps
    ultrazvukovoy datchik lineynyy | 3: linear-probes
    `,
  ),
  ...judgementsIn(
    'market: units and sizes',
    `
    1 litre ultrasound gel | 3: ultrasound-gel & spec volume=^1000; 1: ultrasound-gel
    trocar 12mm x 100mm | 3: trocars & spec diameter=^12 & spec working_length=^100; 2: trocars & spec diameter=^12; 1: trocars
    needle 21G 1.5 inch | 3: syringes & name Needle & spec needle=^21; 1: syringes
    or table 300 kilos | 3: or-tables & spec load=^300; 1: or-tables
    linear probe 38mm footprint | 3: linear-probes & spec footprint=^38; 1: linear-probes
    x-ray tube 0.6/1.2 | 3: xray-tubes & spec focal_spot=0.6 / 1.2; 1: xray-tubes
    jeringa 10cc | 3: syringes & spec volume=^10$; 1: syringes
    guantes talla mediana caja 100 | 3: gloves & spec clothing_size=^M$ & spec pack_size=^100; 2: gloves & spec clothing_size=^M$; 1: gloves
    аккумулятор 14,8в 5200 мач | 3: monitor-batteries & spec voltage=14.8 & spec capacity=5200; 2: monitor-batteries & spec voltage=14.8; 1: monitor-batteries
    дисплей 21,3 дюйма 5 Мп | 3: medical-displays & spec screen=21.3 & spec resolution=2048 × 2560; 2: medical-displays & spec screen=21.3; 1: medical-displays
    0.5铅当量铅衣 | 3: lead-aprons & spec lead_equivalent=0.50; 1: lead-aprons
    3米心电电缆 5导 | 3: ecg-cables & spec leads=^5; 1: ecg-cables
    `,
  ),
  ...judgementsIn(
    'market: services, states and negation',
    `
    refurbished C-arm with warranty | 3: c-arms & state refurbished; 1: c-arms
    used cardiac ultrasound probes | 3: phased-probes & state used; 1: phased-probes
    ultrasound probe repair kit cable | 3: probe-cables
    gloves without latex powder free | 3: gloves & spec latex=Latex-free
    colonoscopio de segunda mano | 3: gastroscopes & name Colono & state used; 2: gastroscopes & state used; 1: gastroscopes & name Colono
    ремонт узи датчика лен линз кабель | 3: probe-cables
    б/у дефибриллятор | 3: defibrillators & state used; 1: aeds & state used
    二手移动C臂 | 3: c-arms & state used; 1: c-arms
    aed in stock | 3: aeds & stock in; 1: aeds
    mascarillas sin látex con gomas | 3: masks & spec fastening=Ear; 1: masks
    `,
  ),
  ...judgementsIn(
    'market: brands',
    `
    Zenhaku infusion | 3: infusion-pumps & brand Zenhaku, infusion-sets & brand Zenhaku; 1: syringe-pumps & brand Zenhaku
    Ekhova handheld | 3: handheld-ultrasound & brand Ekhova; 1: handheld-ultrasound
    Kirvane bipolar generator | 3: electrosurgical-units & brand Kirvane; 1: electrosurgical-units
    перчатки Гексалинд | 3: gloves & brand Hexalind; 1: gloves
    monitores Brightmere | 3: patient-monitors & brand Brightmere, vital-signs & brand Brightmere, fetal-monitors & brand Brightmere
    Heyunda呼吸机 | 3: ventilators & brand Heyunda; 1: ventilators
    тройакар Острелль | 3: trocars & brand Ostrelle; 1: trocars
    Vitarque monitor Meridian | 3: name Meridian & patient-monitors; 2: patient-monitors & brand Vitarque; 1: vital-signs & name Meridian
    `,
  ),
];
