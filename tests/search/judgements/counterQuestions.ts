import { type Judgement, judgementsIn } from './Judgement.ts';

/**
 * Written and judged from the facts of the catalogue before one of them was tried. Every first line of two was mended
 * for (`tuning`), every second was looked at once before and once at the end (`check`).
 */
export const counterQuestionJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'counter: procedures',
    `
    for laparoscopy | 3: laparoscopes & name Laparo, laparoscopic-instruments, trocars, insufflators; 2: drapes & name Laparo, camera-heads, light-sources
    for arthroscopy | 3: laparoscopes & name Arthro; 1: camera-heads, light-sources
    hysteroscopy | 3: laparoscopes & name Hystero; 1: laparoscopes
    ercp scope | 3: gastroscopes & name Duodeno; 1: gastroscopes
    colonoscopy set | 3: gastroscopes & name Colono; 1: gastroscopes, biopsy-forceps
    transoesophageal echo | 3: tee-probes; 1: phased-probes
    needle biopsy under ultrasound | 3: needle-guides; 1: biopsy-forceps
    urgent defibrillation | 3: defibrillators, aeds; 2: defib-pads
    invasive blood pressure measurement | 3: ibp-transducers; 2: parameter-modules & name IBP
    skin suturing | 3: sutures; 2: needle-holders
    FESS | 3: laparoscopes & name Sinus; 1: laparoscopes
    mechanical ventilation of patients in transport | 3: ventilators & name Transport; 1: ventilators
    para cesárea: suturas | 3: sutures
    para colonoscopia | 3: gastroscopes & name Colono; 1: gastroscopes
    для лапароскопии | 3: laparoscopes & name Laparo, laparoscopic-instruments, trocars, insufflators; 2: drapes & name Laparo, camera-heads, light-sources
    для бронхоскопии | 3: gastroscopes & name Broncho; 1: gastroscopes
    做肠镜用 | 3: gastroscopes & name Colono; 1: gastroscopes
    关节镜手术 | 3: laparoscopes & name Arthro; 1: laparoscopes
    `,
  ),
  ...judgementsIn(
    'counter: what is not wanted',
    `
    infusion pump not syringe pump | 3: infusion-pumps
    gloves, no, masks FFP2 | 3: masks & spec filter=FFP2; 1: masks
    syringe pump, not infusion pump | 3: syringe-pumps
    ultrasound probe but not convex | 3: linear-probes, phased-probes, endocavity-probes, tee-probes, volume-probes & name Endocavity
    convex probe no micro | 3: convex-probes & name (?<!Micro-)Convex; 0: convex-probes
    oh wait not scissors, needle holder | 3: needle-holders
    sutures other than silk | 3: sutures & name Absorbable, sutures & name Polypropylene
    monitor no portátil no fetal, multiparámetro | 3: patient-monitors & name Multi; 2: patient-monitors
    sonda lineal, no convexa | 3: linear-probes
    no guantes, mascarillas quirúrgicas | 3: masks & name Surgical; 1: masks
    электроды экг, не для дефибриллятора | 3: ecg-electrodes
    маски без завязок на резинках | 3: masks & spec fastening=Ear; 1: masks & spec fastening=Head
    не гастроскоп, а колоноскоп | 3: gastroscopes & name Colono; 0: gastroscopes
    перчатки кроме нитриловых | 3: gloves & name Surgical
    不要凸阵 线阵探头 | 3: linear-probes
    手套不要乳胶的 | 3: gloves & spec latex=Latex-free
    除颤仪，不是AED | 3: defibrillators
    注射器不带针 | 3: syringes & name Three-part
    `,
  ),
  ...judgementsIn(
    'counter: figures with a slash',
    `
    x-ray tube 0.3/0.6 | 3: xray-tubes & spec focal_spot=^0.3 / 0.6; 1: xray-tubes
    tube focal spot 0.6/1.0 mm | 3: xray-tubes & spec focal_spot=^0.6 / 1.0; 1: xray-tubes, ct-tubes
    mobile x-ray focus 0.7/1.3 | 3: mobile-xray & spec focal_spot=^0.7 / 1.3; 1: mobile-xray
    needle guide 35/45 degrees | 3: needle-guides & spec angles=35 / 45; 1: needle-guides
    suture 2/0 with 3/8 needle | 3: sutures & spec suture_size=^2/0 & spec needle_curve=^3/8; 2: sutures & spec suture_size=^2/0; 1: sutures
    spo2 sensor 660/905 nm | 3: spo2-sensors & spec wavelength=660 / 905; 1: spo2-sensors
    трубка рентгеновская 0,3/0,6 | 3: xray-tubes & spec focal_spot=^0.3 / 0.6; 1: xray-tubes
    foco 0,6/1,2 tubo rayos x | 3: xray-tubes & spec focal_spot=^0.6 / 1.2; 1: xray-tubes
    3/5 lead ecg cable | 3: ecg-cables & spec leads=^3 / 5; 2: ecg-cables & spec leads=^5, ecg-cables & spec leads=^3; 1: ecg-cables
    球管焦点0.6/1.2 | 3: xray-tubes & spec focal_spot=^0.6 / 1.2; 1: xray-tubes
    `,
  ),
  ...judgementsIn(
    'counter: parts and accessories',
    `
    accessories for ultrasound machine | 3: ultrasound-accessories, ultrasound-parts, ultrasound-probes; 1: diagnostic-consumables
    accessories for mobile x-ray | 3: xray-tubes, collimators, flat-panel-detectors, hv-generators; 1: lead-aprons
    consumables for contrast injector | 3: injector-syringes
    accessories for ecg machine | 3: ecg-cables, ecg-electrodes, thermal-paper & name ECG
    spares for fetal monitor | 3: fetal-monitors
    accessories for gastroscope | 3: biopsy-forceps; 1: camera-heads, light-sources
    accesorios para desfibrilador | 3: defib-pads; 2: monitor-batteries
    комплектующие для узи аппарата | 3: ultrasound-parts, ultrasound-accessories, ultrasound-probes
    расходники для инжектора | 3: injector-syringes
    输液泵耗材 | 3: infusion-sets
    `,
  ),
  ...judgementsIn(
    'counter: laypeople',
    `
    hose for bp monitor | 3: nibp-cuffs
    machine to look at bones during surgery | 3: c-arms; 1: mobile-xray
    light for the surgeon | 3: or-lights; 1: light-sources
    sticky pads for shocking the heart | 3: defib-pads
    gas machine that blows up the belly | 3: insufflators
    wire from the heart stickers to the machine | 3: ecg-cables
    tool for holding the sewing needle | 3: needle-holders
    device that records your heart all day at home | 3: holter-recorders & name ECG; 2: holter-recorders
    plastic thing to keep the ultrasound wand clean | 3: probe-covers; 1: wipes
    machine that burns and cuts tissue | 3: electrosurgical-units; 2: electrosurgical-pencils
    screen for reading x-rays | 3: medical-displays
    vest to protect from radiation | 3: lead-aprons
    ropa para protegerse de los rayos x | 3: lead-aprons; 1: protective-glasses
    aparato que da descargas al corazón | 3: defibrillators, aeds; 1: defib-pads
    maquina para ver al bebe en la barriga | 3: ultrasound-systems; 2: convex-probes, volume-probes; 1: fetal-monitors
    лампа над операционным столом | 3: or-lights
    провод от пальца кислород | 3: spo2-sensors
    чем склеить рану нитки | 3: sutures
    给心脏放电的贴片 | 3: defib-pads
    看胃的管子 | 3: gastroscopes & name Gastro; 1: gastroscopes
    `,
  ),
  ...judgementsIn(
    'counter: questions',
    `
    do you have surgical gowns in XL | 3: drapes & name Gown & spec clothing_size=XL; 2: drapes & name Gown; 1: drapes
    how much is a syringe pump | 3: syringe-pumps
    can I get holter recorders for 7 days | 3: holter-recorders & spec recording=^168; 1: holter-recorders
    which probe do I need for thyroid | 3: linear-probes & spec application=thyroid; 2: linear-probes
    what size cuff for a child | 3: nibp-cuffs & spec limb_size=^18, nibp-cuffs & spec limb_size=^10; 1: nibp-cuffs
    are there any 4k surgical monitors | 3: medical-displays & spec resolution=3840; 2: medical-displays & name Surgical; 1: medical-displays
    what do I need to clean a probe | 3: wipes & name Probe; 2: wipes
    price of gastroscope? | 3: gastroscopes & name Gastro; 1: gastroscopes
    ¿tienen bombas de infusión con biblioteca de fármacos? | 3: infusion-pumps & spec drug_library=.; 1: infusion-pumps
    cuánto cuesta un monitor fetal | 3: fetal-monitors
    ¿me pueden cotizar mesas de quirófano eléctricas? | 3: or-tables & name Electric; 1: or-tables
    есть ли у вас датчики spo2 для новорождённых? | 3: spo2-sensors & spec patients=eonatal; 1: spo2-sensors
    что нужно для экг | 3: ecg-machines, ecg-electrodes, ecg-cables, thermal-paper & name ECG
    сколько стоит рентгеновская трубка 150 кв | 3: xray-tubes & spec tube_voltage=^150; 1: xray-tubes
    какой датчик подойдёт для сердца ребёнка | 3: phased-probes & name Paediatric; 2: phased-probes, tee-probes & name Paediatric
    有没有便携式彩超 | 3: portable-ultrasound; 1: handheld-ultrasound
    你们卖不卖铅衣 | 3: lead-aprons
    哪种探头看甲状腺 | 3: linear-probes & spec application=thyroid; 2: linear-probes
    高压注射器多少钱 | 3: contrast-injectors; 1: injector-syringes
    请问血压袖带有新生儿的吗 | 3: nibp-cuffs & spec limb_size=^10; 1: nibp-cuffs
    `,
  ),
  ...judgementsIn(
    'counter: mixed languages',
    `
    guantes nitrile talla L | 3: gloves & name Nitrile & spec clothing_size=^L$; 2: gloves & name Nitrile; 1: gloves
    линейный probe 12 MHz | 3: linear-probes & within frequency=12; 1: linear-probes
    cuff для новорожденных | 3: nibp-cuffs & spec limb_size=^10; 1: nibp-cuffs
    ECG 电极片 foam | 3: ecg-electrodes & name Foam; 1: ecg-electrodes
    sutura silk negra 3/0 | 3: sutures & name Silk & spec suture_size=^3/0; 2: sutures & name Silk; 1: sutures
    батарея lithium 11.1V | 3: monitor-batteries & name Lithium & spec voltage=^11.1; 2: monitor-batteries & name Lithium; 1: monitor-batteries
    C臂 flat panel | 3: c-arms & spec detector=Flat; 1: c-arms
    мобильный C-arm б/у | 3: c-arms & state used; 1: c-arms
    monitor de paciente 15寸 | 3: patient-monitors & spec screen=^15$; 1: patient-monitors
    trocar без лезвия 5mm | 3: trocars & name Bladeless & spec diameter=^5$; 2: trocars & name Bladeless; 1: trocars
    `,
  ),
  ...judgementsIn(
    'counter: dictation',
    `
    okay so I need um three lead ecg cable with snap connectors | 3: ecg-cables & spec leads=^3$ & spec termination=Snap; 2: ecg-cables & spec leads=^3$; 1: ecg-cables
    xray tube one hundred fifty kilovolt | 3: xray-tubes & spec tube_voltage=^150; 1: xray-tubes
    find me a holter forty eight hours please | 3: holter-recorders & spec recording=^48; 1: holter-recorders
    laparoscope thirty degrees ten millimeters | 3: laparoscopes & name Laparo & spec direction=^30 & spec diameter=^10; 2: laparoscopes & name Laparo; 1: laparoscopes
    needle twenty one gauge | 3: syringes & name Needle & spec needle=^21; 1: syringes
    necesito eh un trocar de doce milímetros | 3: trocars & spec diameter=^12; 1: trocars
    bueno quiero una sonda convexa de dos a cinco megahercios | 3: convex-probes & spec frequency=^2–5; 1: convex-probes
    мне нужен ну ларингоскоп нет бронхоскоп | 3: gastroscopes & name Broncho; 1: gastroscopes
    кабель экг пять отведений три метра | 3: ecg-cables & spec leads=^5; 1: ecg-cables
    我想要那个十五寸的监护仪 | 3: patient-monitors & spec screen=^15$; 1: patient-monitors
    `,
  ),
  ...judgementsIn(
    'counter: units across',
    `
    scissors 9 inch | 3: scissors & spec length=^230; 1: scissors
    forceps 5.5" kelly | 3: haemostatic-forceps & name Kelly & spec length=^140; 2: haemostatic-forceps & name Kelly; 1: haemostatic-forceps
    retractor 24cm | 3: retractors & spec length=^240; 1: retractors
    ultrasound gel 5 l | 3: ultrasound-gel & spec volume=^5000; 1: ultrasound-gel
    injector syringe 200cc | 3: injector-syringes & spec volume=^200; 1: injector-syringes
    bronchoscope 15 Fr | 3: gastroscopes & spec diameter=^4.9; 1: gastroscopes & name Broncho
    nibp cuff 300 mmHg | 3: nibp-cuffs & spec pressure=300
    nibp cuff 40 kPa | 3: nibp-cuffs & spec pressure=300
    ecg paper 8 cm wide | 3: thermal-paper & name ECG & spec paper_width=^80; 1: thermal-paper & name ECG
    suture 90cm 26mm needle | 3: sutures & spec length=^90 & spec needle_length=^26; 2: sutures & spec length=^90; 1: sutures
    mesa quirúrgica 0,35 toneladas | 3: or-tables & spec load=^350; 1: or-tables
    jeringa de 0,05 litros | 3: syringes & spec volume=^50$; 1: syringes
    портативный рентген 13 кг | 3: mobile-xray & spec weight=^13$; 1: mobile-xray
    эндоскоп 4900 мкм | 3: gastroscopes & spec diameter=^4.9; 1: gastroscopes
    5公升耦合剂 | 3: ultrasound-gel & spec volume=^5000; 1: ultrasound-gel
    直径1厘米腹腔镜 | 3: laparoscopes & name Laparo & spec diameter=^10; 1: laparoscopes & name Laparo
    `,
  ),
  ...judgementsIn(
    'counter: ranges and prices',
    `
    convex probe 2 to 5 MHz | 3: convex-probes & spec frequency=^2–5; 1: convex-probes
    linear probe between 6 and 18 mhz | 3: linear-probes & spec frequency=^6–18; 1: linear-probes
    gloves under 20 usd | 3: gloves
    patient monitor up to 1500 dollars | 3: patient-monitors
    needle guide 14-23 gauge | 3: needle-guides & spec gauge=^14–23; 1: needle-guides
    monitor de signos vitales menos de 500 euros | 3: vital-signs
    sonda lineal entre 5 y 12 mhz | 3: linear-probes & spec frequency=^5–12; 1: linear-probes
    дефибриллятор от 2 до 360 дж | 3: defibrillators & spec energy=^2–360; 1: defibrillators
    шприцевой насос до 100 тысяч рублей | 3: syringe-pumps
    манжета 25-35 см | 3: nibp-cuffs & spec limb_size=^25–35; 1: nibp-cuffs
    2到6兆凸阵探头 | 3: convex-probes & spec frequency=^2–6; 1: convex-probes
    两千元以下的血氧传感器 | 3: spo2-sensors
    `,
  ),
  ...judgementsIn(
    'counter: packs',
    `
    nitrile gloves box of 200 | 3: gloves & name Nitrile & spec pack_size=^200; 2: gloves & name Nitrile; 1: gloves
    surgical masks 50/box | 3: masks & name Surgical & spec pack_size=^50$; 2: masks & name Surgical; 1: masks
    electrodes pack of 600 | 3: ecg-electrodes & spec pack_size=^600; 1: ecg-electrodes
    sutures 36 per box | 3: sutures & spec pack_size=^36; 1: sutures
    caja con 100 jeringas de 5 ml | 3: syringes & spec volume=^5$ & spec pack_size=^100; 2: syringes & spec volume=^5$; 1: syringes
    toallitas desinfectantes bote de 200 | 3: wipes & spec pack_size=^200; 1: wipes
    перчатки 100 шт в упаковке | 3: gloves & spec pack_size=^100; 1: gloves
    иглы упаковка по 100 | 3: syringes & name Needle & spec pack_size=^100; 2: syringes & name Needle
    每盒12包的缝合线 | 3: sutures & spec pack_size=^12; 1: sutures
    心电电极50片装 | 3: ecg-electrodes & spec pack_size=^50; 1: ecg-electrodes
    `,
  ),
  ...judgementsIn(
    'counter: compounds and inflected words',
    `
    needleholders | 3: needle-holders
    bloodpressure cuffs | 3: nibp-cuffs
    lightsource for endoscopy | 3: light-sources
    probecovers endocavity | 3: probe-covers & name Endocavity; 1: probe-covers
    x ray aprons ladies | 3: lead-aprons
    electro surgical pencils | 3: electrosurgical-pencils
    portaagujas con tungsteno | 3: needle-holders & spec edges=Tungsten; 1: needle-holders
    tensiómetros de vigilancia | 3: vital-signs, nibp-cuffs, holter-recorders & name Pressure
    электрокардиографами двенадцатиканальными | 3: ecg-machines & spec channels=^12; 1: ecg-machines
    видеогастроскопов | 3: gastroscopes & name Gastro; 1: gastroscopes
    иглодержателю | 3: needle-holders
    рентгенаппарат передвижной | 3: mobile-xray; 1: c-arms
    `,
  ),
  ...judgementsIn(
    'counter: abbreviations with dots',
    `
    E.C.G. electrodes | 3: ecg-electrodes
    E.K.G. paper | 3: thermal-paper & name ECG
    N.I.B.P. cuff adult | 3: nibp-cuffs
    A.E.D. fully automatic | 3: aeds & name Fully; 1: aeds
    T.E.E. probe | 3: tee-probes
    I.B.P. transducer | 3: ibp-transducers
    У.З.И. датчик | 3: ultrasound-probes
    Э.К.Г. кабель | 3: ecg-cables
    monitor E.C.G. 12 canales | 3: ecg-machines & spec channels=^12; 1: ecg-machines
    C. arm | 3: c-arms
    `,
  ),
  ...judgementsIn(
    'counter: part numbers in prose',
    `
    hello please send price for OE-GS10C thanks | 3: code OE-GS10C
    we ordered FW 84-044-HF last year, still available? | 3: code FW 84-044-HF
    IB-K564 and SP2-2113-P | 3: code IB-K564 + code SP2-2113-P
    need both HX.GL.679 + SVGL-70-7 asap | 3: code HX.GL.679 + code SVGL-70-7
    buenas, tienen la referencia NC0-2115-X en stock? | 3: code NC0-2115-X
    la RXT-640/0 o equivalente | 3: code RXT-640/0
    добрый день, интересует DP.284.4H, срок поставки | 3: code DP.284.4H
    нужны TR-0398, SU-7492 и SH12HF.4 | 3: code TR-0398 + code SU-7492 + code SH12HF.4
    你好，XT-8K2-61还有货吗 | 3: code XT-8K2-61
    IV5FP-156 或者 RFP-324/6 | 3: code IV5FP-156 + code RFP-324/6
    not sure if its PB-LA13-6 or PB-LA56-7 | 3: code PB-LA13-6 + code PB-LA56-7
    gastroscope oe gs 10c replacement | 3: code OE-GS10C
    `,
  ),
  ...judgementsIn(
    'counter: look-alikes and keyboards',
    `
    IVSFP-156 | 3: code IV5FP-156
    ОЕ-GS1ОC | 3: code OE-GS10C
    NCO-2115-X | 3: code NC0-2115-X
    5P2-2113-P | 3: code SP2-2113-P
    lfnxbr cgj2 | 3: spo2-sensors
    tkthljls 'ru | 3: ecg-electrodes
    пдщмуы тшекшду | 3: gloves & name Nitrile; 1: gloves
    `,
  ),
  ...judgementsIn(
    'counter: Spanish',
    `
    pinza maryland laparoscópica 5 mm | 3: laparoscopic-instruments & name Maryland & spec diameter=^5; 2: laparoscopic-instruments & name Maryland; 1: laparoscopic-instruments
    separador farabeuf par | 3: retractors & name Farabeuf; 1: retractors
    manguito de presión adulto grande reutilizable | 3: nibp-cuffs & name Reusable & spec limb_size=^33; 2: nibp-cuffs & spec limb_size=^33; 1: nibp-cuffs
    brazalete tensiómetro dos mangueras | 3: nibp-cuffs & spec hoses=^2; 1: nibp-cuffs
    collarín no, delantal plomado envolvente | 3: lead-aprons & name Wrap; 1: lead-aprons
    fuente de luz fría led | 3: light-sources & name LED; 1: light-sources
    tijeras de mayo rectas | 3: scissors & name Mayo & spec tip=Straight; 2: scissors & name Mayo; 1: scissors
    campo quirúrgico para laparoscopia estéril | 3: drapes & name Laparo; 1: drapes
    detector plano inalámbrico 35x43 | 3: flat-panel-detectors & name Wireless & spec field=35 × 43; 2: flat-panel-detectors & spec field=35 × 43, flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    papel para ecógrafo brillante | 3: thermal-paper & name Video & spec finish=gloss; 2: thermal-paper & name Video; 1: thermal-paper
    electrobisturí con sellado de vasos | 3: electrosurgical-units & name Vessel; 1: electrosurgical-units
    agujas hipodérmicas calibre 25 | 3: syringes & name Needle & spec needle=^25; 1: syringes & name Needle
    pala desfibrilación pediátrica autoadhesiva | 3: defib-pads & spec patients=Paediatric; 1: defib-pads
    sistema de goteo fotoprotegido | 3: infusion-sets & name Light; 1: infusion-sets
    `,
  ),
  ...judgementsIn(
    'counter: Chinese',
    `
    持针钳 碳化钨 | 3: needle-holders & spec edges=Tungsten; 1: needle-holders
    弯头血管钳14厘米 | 3: haemostatic-forceps & spec tip=Curved & spec length=^140; 2: haemostatic-forceps & spec tip=Curved; 1: haemostatic-forceps
    避光输液器 | 3: infusion-sets & name Light; 1: infusion-sets
    双道注射泵 | 3: syringe-pumps & name Dual; 1: syringe-pumps
    可吸收缝线 2-0 | 3: sutures & name Absorbable & spec suture_size=^2/0; 2: sutures & name Absorbable; 1: sutures
    医生看片用的显示屏 | 3: medical-displays & name Diagnostic; 1: medical-displays
    高清电子胃镜 | 3: gastroscopes & name Gastro; 1: gastroscopes
    球管 旋转阳极 | 3: xray-tubes & name Rotating; 1: xray-tubes
    动态血压 记录盒 | 3: holter-recorders & name Pressure; 1: holter-recorders
    一次性活检钳 2.8mm | 3: biopsy-forceps & name Disposable & spec channel=^2.8; 2: biopsy-forceps & name Disposable; 1: biopsy-forceps
    小儿除颤电极 | 3: defib-pads & spec patients=Paediatric; 1: defib-pads
    耳夹式血氧探头 | 3: spo2-sensors & name Ear; 1: spo2-sensors
    经直肠探头 | 3: endocavity-probes & name Transrectal; 1: endocavity-probes
    电动限束器 | 3: collimators & name Motor; 1: collimators
    `,
  ),
];
