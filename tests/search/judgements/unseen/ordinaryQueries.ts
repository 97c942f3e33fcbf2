import { type Judgement, judgementsIn } from '../Judgement.ts';

/**
 * Ordinary queries in four languages. They were written and judged from the facts of the catalogue by someone who had
 * seen neither the search nor its words, then run once.
 */
export const ordinaryJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'ordinary English',
    `
    pulse oximeter finger probe adult | 3: spo2-sensors & name Finger Clip & spec patients=Adult; 2: spo2-sensors & name Finger Clip; 1: spo2-sensors
    bp cuffs large adult | 3: nibp-cuffs & spec limb_size=33–47; 2: nibp-cuffs
    neonatal sat probe | 3: spo2-sensors & spec patients=neonatal; 1: spo2-sensors
    mobile exam light | 3: or-lights & name Mobile; 1: or-lights
    bovie pencil with smoke evac | 3: electrosurgical-pencils & name Smoke; 1: electrosurgical-pencils
    mosquito clamps curved | 3: haemostatic-forceps & name Mosquito & spec tip=Curved; 2: haemostatic-forceps & name Mosquito; 1: haemostatic-forceps
    curvilinear transducers | 3: convex-probes; 1: ultrasound-probes
    hockey stick transducer | 3: linear-probes & name Hockey; 1: linear-probes
    echo machine cardiology | 3: cart-ultrasound & name Cardiac; 2: ultrasound-systems
    crash cart defib | 3: defibrillators; 2: aeds
    multipara monitor 12 inch | 3: patient-monitors & name 12.1; 1: patient-monitors
    CTG machine twins | 3: fetal-monitors
    24h ABPM | 3: holter-recorders & name Blood Pressure; 1: holter-recorders
    ESU generator 300w | 3: electrosurgical-units & name 300 W; 1: electrosurgical-units
    wireless DR panel 14x17 | 3: flat-panel-detectors & name Wireless & name 35 × 43; 2: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    radiologist reading monitor | 3: medical-displays & name Diagnostic; 1: medical-displays
    leaded eyewear | 3: protective-glasses
    ct power injector syringe 200ml | 3: injector-syringes & name CT & name 200 ml; 2: injector-syringes & name CT; 1: injector-syringes
    insufflator 40 lpm | 3: insufflators & name 40 l; 1: insufflators
    4k scope camera system | 3: camera-heads & name 4K; 1: camera-heads
    30 degree laparoscope 10mm | 3: laparoscopes & name Laparoscope & spec direction=^30$ & spec diameter=^10$; 2: laparoscopes & name Laparoscope; 1: laparoscopes
    vicryl 3-0 | 3: sutures & name Braided & spec suture_size=^3/0$; 2: sutures & name Absorbable; 1: sutures
    prolene sutures 4/0 | 3: sutures & name Polypropylene & spec suture_size=^4/0$; 2: sutures & name Polypropylene; 1: sutures
    N95 respirators | 3: masks & name Respirator; 1: masks
    nitrile exam gloves medium box of 100 | 3: gloves & name Nitrile; 1: gloves
    21g hypodermic needles | 3: syringes & name Hypodermic & spec needle=^21$; 2: syringes & name Hypodermic; 1: syringes
    50cc luer lock syringe | 3: syringes & name Three-part & name Luer lock & spec volume=^50$; 2: syringes & name Three-part; 1: syringes
    microdrip iv set 60 drops | 3: infusion-sets & spec drops=^60$; 1: infusion-sets
    ekg foam electrodes snap 50/pk | 3: ecg-electrodes & name Foam & spec termination=Snap; 2: ecg-electrodes & name Foam; 1: ecg-electrodes
    aquasonic gel 5 liter jug | 3: ultrasound-gel & name 5000 ml; 1: ultrasound-gel
    sony upp-110hg printer paper | 3: thermal-paper & name Video; 1: thermal-paper
    battery for philips intellivue mp30 | 3: monitor-batteries
    mindray umec12 spo2 sensor | 3: spo2-sensors
    GE Logiq e 12L-RS linear probe | 3: linear-probes; 1: ultrasound-probes
    drager evita v500 battery pack | 3: monitor-batteries
    nihon kohden ecg trunk cable | 3: ecg-cables & name Trunk; 1: ecg-cables
    Sonarys convex probe in stock | 3: convex-probes & brand Sonarys & stock in; 2: convex-probes & brand Sonarys; 1: convex-probes
    linear probe compatible with Lyra 85 | 3: linear-probes & fit Lyra 85; 1: linear-probes
    Battery for Vela 45 ventilator | 3: monitor-batteries & fit Vela 45; 1: monitor-batteries
    P/N SP2-2113-P qty 5 | SP2-2113-P
    hx gl 679 price | HX.GL.679
    please quote EC4-6202-T 10 pcs | EC4-6202-T
    BT7 8058 T battery | BT7-8058-T
    IV5FP156 detector 35x43 | IV5FP-156
    nitrile gloves not blue | 3: gloves & name Nitrile & spec colour=Violet, gloves & name Nitrile & spec colour=White, gloves & name Nitrile & spec colour=Green, gloves & name Nitrile & spec colour=Black; 1: gloves & name Nitrile
    non sterile ultrasound gel | 3: ultrasound-gel & name (?<!Sterile )Ultrasound Gel; 1: ultrasound-gel
    syringes without needle 10 ml | 3: syringes & name Three-part & spec volume=^10$; 2: syringes & name Three-part; 1: syringes
    ventilator calibration | 3: ventilators
    rent a c-arm for a month | 3: c-arms
    defibrilator pads pediatric | 3: defib-pads & spec patients=Paediatric; 1: defib-pads
    laproscopic grasper 5mm | 3: laparoscopic-instruments & name Grasper & spec diameter=^5$; 2: laparoscopic-instruments & name Grasper; 1: laparoscopic-instruments
    infuson pumps | 3: infusion-pumps
    volumetric pump and syringe pump | 3: infusion-pumps + syringe-pumps
    collonoscope video | 3: gastroscopes & name Colonoscope; 1: gastroscopes
    Hi, could you send us a quotation for 2 portable ultrasound machines? Kind regards, Dr. Ahmed | 3: portable-ultrasound; 1: ultrasound-systems
    We are looking for a TEE probe that works with our Fjord 30 X | 3: tee-probes & fit Fjord 30 X; 1: tee-probes
    what size bp cuff for an 18 cm arm? | 3: nibp-cuffs & within limb_size=18; 1: nibp-cuffs
    castro needle holder TC | 3: needle-holders & name Castroviejo & spec edges=Tungsten; 2: needle-holders & name Castroviejo; 1: needle-holders
    .5mm lead apron wraparound | 3: lead-aprons & name Wrap-around & name 0.50; 2: lead-aprons & name Wrap-around, lead-aprons & name 0.50; 1: lead-aprons
    IBP module 2 channel modular monitor | 3: parameter-modules & name IBP & spec channels=^2$; 2: parameter-modules & name IBP; 1: parameter-modules
    `,
  ),
  ...judgementsIn(
    'ordinary Spanish',
    `
    pinza de biopsia 2.8 desechable | 3: biopsy-forceps & name Disposable & name 2.8; 2: biopsy-forceps & name Disposable; 1: biopsy-forceps
    brazaletes de presion adulto | 3: nibp-cuffs
    sensor de saturación neonatal | 3: spo2-sensors & spec patients=neonatal; 1: spo2-sensors
    pulsioxímetro de dedo pediátrico sensor | 3: spo2-sensors & name Finger Clip & spec patients=Paediatric; 2: spo2-sensors & name Finger Clip; 1: spo2-sensors
    transductor transvaginal | 3: endocavity-probes & name Transvaginal; 1: endocavity-probes
    ecógrafo doppler color | 3: ultrasound-systems & name Doppler; 1: ultrasound-systems
    sonda para eco cardíaco | 3: phased-probes; 2: tee-probes
    lápiz de bisturí eléctrico | 3: electrosurgical-pencils
    electrobisturí 400 w | 3: electrosurgical-units & name 400 W; 1: electrosurgical-units
    lámpara cialítica doble cúpula | 3: or-lights & name Double-dome; 1: or-lights
    mesa de quirófano eléctrica | 3: or-tables & name Electric; 1: or-tables
    arco en c portatil | 3: c-arms
    rodillo? papel para ecg 80 mm | 3: thermal-paper & name ECG & name 80 mm; 2: thermal-paper & name ECG; 1: thermal-paper
    delantales plomados 0,5 | 3: lead-aprons & name 0.50; 1: lead-aprons
    lentes plomados | 3: protective-glasses
    tijera metzenbaum 18 cm | 3: scissors & name Metzenbaum & spec length=^180$; 2: scissors & name Metzenbaum; 1: scissors
    portaagujas mayo hegar 16 | 3: needle-holders & name Mayo-Hegar; 1: needle-holders
    separadores farabeuf | 3: retractors & name Farabeuf; 1: retractors
    trócar 12 mm sin cuchilla | 3: trocars & name Bladeless & spec diameter=^12$; 2: trocars & name Bladeless; 1: trocars
    fuente de luz xenon | 3: light-sources & name Xenon; 1: light-sources
    óptica de 30 grados para laparoscopía | 3: laparoscopes & name Laparoscope & spec direction=^30$; 2: laparoscopes & name Laparoscope; 1: laparoscopes
    colonoscopios | 3: gastroscopes & name Colonoscope; 1: gastroscopes
    bomba de jeringa doble canal | 3: syringe-pumps & name Dual; 1: syringe-pumps
    perfusor | 3: syringe-pumps
    equipo de venoclisis microgotero | 3: infusion-sets & spec drops=^60$; 2: infusion-sets
    jeringas de insulina | 3: syringes & name Insulin; 1: syringes
    tapabocas quirúrgicos caja x 50 | 3: masks & name Surgical; 1: masks
    barbijo N95 | 3: masks & name Respirator; 1: masks
    batas quirúrgicas estériles talla L | 3: drapes & name Gown; 1: drapes
    campos para laparoscopia | 3: drapes & name Laparoscopy; 1: drapes
    toallitas desinfectantes de superficies | 3: wipes & name Surface; 1: wipes
    funda para transductor endocavitario | 3: probe-covers & name Endocavity; 1: probe-covers
    gel conductor garrafa 5 litros | 3: ultrasound-gel & name 5000; 1: ultrasound-gel
    electrodos desechables para monitoreo neonatal | 3: ecg-electrodes & spec patients=Neonatal; 1: ecg-electrodes
    parches para DEA | 3: defib-pads
    desfibrilador con marcapasos | 3: defibrillators & name Pacemaker; 1: defibrillators
    desfibriladores externos automáticos | 3: aeds
    latiguillo? cable troncal ecg | 3: ecg-cables & name Trunk; 1: ecg-cables
    monitor multiparamétrico modular 15 pulgadas | 3: patient-monitors & name Modular & name 15 inch; 2: patient-monitors & name Modular, patient-monitors & name 15 inch; 1: patient-monitors
    cardiotocógrafo | 3: fetal-monitors
    ventilador de traslado | 3: ventilators & name Transport; 1: ventilators
    respirador de UCI | 3: ventilators & name Intensive; 1: ventilators
    batería para monitor Mindray iMEC10 | 3: monitor-batteries
    batería para ventilador Vela 95 X | 3: monitor-batteries & fit Vela 95 X; 1: monitor-batteries
    sonda lineal compatible con Philips Affiniti 50 | 3: linear-probes
    repuesto fuente de alimentación para ecógrafo Halveta | 3: ultrasound-power & brand Halveta; 1: ultrasound-power
    módulo de CO2 para monitor modular | 3: parameter-modules & name CO₂; 1: parameter-modules
    tubo de rayos X ánodo giratorio 150 kv | 3: xray-tubes & name Rotating & name 150; 2: xray-tubes & name Rotating; 1: xray-tubes
    inyector de contraste para resonancia | 3: contrast-injectors & name MRI; 1: contrast-injectors
    jeringa para inyector de tomografía | 3: injector-syringes & name CT; 1: injector-syringes
    cotizar ref. NC0-2115-X, 4 uds | NC0-2115-X
    código UG-9976 caja | UG-9976
    mascarillas que no sean FFP2 | 3: masks & name Surgical, masks & name Oxygen, masks & name FFP3
    guantes sin látex | 3: gloves & spec latex=Latex-free; 1: gloves
    alquiler de monitor de signos vitales | 3: vital-signs; 1: patient-monitors
    reparación de transductores convexos | 3: convex-probes; 2: probe-cables
    desfribilador bifasico | 3: defibrillators & name Biphasic; 1: defibrillators
    mascarila de oxigeno | 3: masks & name Oxygen; 1: masks
    Buenos días, necesitamos presupuesto de 3 bombas de infusión volumétricas para el hospital. Gracias. | 3: infusion-pumps & name Volumetric; 1: infusion-pumps
    ¿qué transductor de presión invasiva sirve para el Beacon 20 X? | 3: ibp-transducers & fit Beacon 20 X; 1: ibp-transducers
    `,
  ),
  ...judgementsIn(
    'ordinary Russian',
    `
    датчик сатурации на палец взрослый | 3: spo2-sensors & name Finger Clip & spec patients=Adult; 2: spo2-sensors & name Finger Clip; 1: spo2-sensors
    манжета нибп большая взрослая | 3: nibp-cuffs
    манжеты для тонометра детские | 3: nibp-cuffs & within limb_size=18; 2: nibp-cuffs
    пульсоксиметрический датчик для новорождённых | 3: spo2-sensors & spec patients=neonatal; 1: spo2-sensors
    конвексный датчик узи б/у | 3: convex-probes & state used; 2: convex-probes; 1: ultrasound-probes
    вагинальный датчик | 3: endocavity-probes & name Transvaginal; 1: endocavity-probes
    чреспищеводный датчик детский | 3: tee-probes & name Paediatric; 1: tee-probes
    узи сканер переносной | 3: portable-ultrasound; 2: handheld-ultrasound; 1: ultrasound-systems
    карманный узи аппарат | 3: handheld-ultrasound; 1: ultrasound-systems
    эхокардиограф экспертный | 3: cart-ultrasound & name Cardiac; 1: ultrasound-systems
    электронож коагулятор 200 Вт | 3: electrosurgical-units & name 200 W; 1: electrosurgical-units
    ручка-держатель электрода монополярная | 3: electrosurgical-pencils
    хирургический светильник потолочный | 3: or-lights & name Ceiling; 1: or-lights
    операционный стол гидравлический | 3: or-tables & name Hydraulic; 1: or-tables
    рентген с-дуга | 3: c-arms
    палатный рентгеновский аппарат | 3: mobile-xray
    трубка рентгеновская с вращающимся анодом | 3: xray-tubes & name Rotating; 1: xray-tubes
    фартук рентгенозащитный 0,35 | 3: lead-aprons & name 0.35; 1: lead-aprons
    очки рентгенозащитные | 3: protective-glasses
    зажим москит изогнутый | 3: haemostatic-forceps & name Mosquito & spec tip=Curved; 2: haemostatic-forceps & name Mosquito; 1: haemostatic-forceps
    зажим кохера прямой 18 см | 3: haemostatic-forceps & name Kocher & spec tip=Straight & spec length=^180$; 2: haemostatic-forceps & name Kocher; 1: haemostatic-forceps
    ножницы метценбаума | 3: scissors & name Metzenbaum; 1: scissors
    иглодержатель кастровьехо | 3: needle-holders & name Castroviejo; 1: needle-holders
    троакары 10 мм | 3: trocars & spec diameter=^10$; 1: trocars
    клипаппликатор лапароскопический | 3: laparoscopic-instruments & name Clip; 1: laparoscopic-instruments
    артроскоп 4 мм 30 градусов | 3: laparoscopes & name Arthroscope & spec diameter=^4$; 2: laparoscopes & name Arthroscope; 1: laparoscopes
    эндовидеокамера | 3: camera-heads
    осветитель эндоскопический светодиодный | 3: light-sources & name LED; 1: light-sources
    фгдс аппарат | 3: gastroscopes & name Gastroscope; 1: gastroscopes
    бронхоскоп | 3: gastroscopes & name Bronchoscope; 1: gastroscopes
    щипцы биопсийные одноразовые | 3: biopsy-forceps & name Disposable; 1: biopsy-forceps
    линеомат | 3: syringe-pumps; 2: infusion-pumps
    перфузор двухшприцевой | 3: syringe-pumps & name Dual; 1: syringe-pumps
    инфузомат | 3: infusion-pumps; 1: syringe-pumps
    капельница система для переливания | 3: infusion-sets
    шприцы 20 мл трехкомпонентные | 3: syringes & name Three-part & spec volume=^20$; 2: syringes & name Three-part; 1: syringes
    аппарат ивл транспортный | 3: ventilators & name Transport; 1: ventilators
    наркозно аккумулятор для ивл Vela 45 | 3: monitor-batteries & fit Vela 45; 1: monitor-batteries
    акб для монитора Philips MP20 | 3: monitor-batteries
    датчик spo2 для Mindray PM-9000 | 3: spo2-sensors
    кабель экг для монитора Nihon Kohden 5 отведений | 3: ecg-cables & spec leads=5; 1: ecg-cables
    фетальный монитор двуплодный | 3: fetal-monitors
    холтер на 7 суток | 3: holter-recorders & name 168; 1: holter-recorders
    суточный монитор артериального давления | 3: holter-recorders & name Blood Pressure; 1: holter-recorders
    экг 12-канальный цена | 3: ecg-machines & spec channels=^12$; 1: ecg-machines
    дефибриллятор с кардиостимулятором | 3: defibrillators & name Pacemaker; 1: defibrillators
    АНД автоматический наружный дефибриллятор | 3: aeds
    электроды для экг одноразовые пенные | 3: ecg-electrodes & name Foam; 1: ecg-electrodes
    гель для узи 5 кг канистра | 3: ultrasound-gel & name 5000; 1: ultrasound-gel
    бумага для видеопринтера 110 | 3: thermal-paper & name Video; 1: thermal-paper
    презервативы для узи датчика | 3: probe-covers
    шовный материал полипропилен 2/0 | 3: sutures & name Polypropylene & spec suture_size=^2/0$; 2: sutures & name Polypropylene; 1: sutures
    салфетки дезинфицирующие для датчиков | 3: wipes & name Probe; 1: wipes
    перчатки нитриловые не стерильные синие | 3: gloves & name Nitrile & spec colour=Blue; 2: gloves & name Nitrile; 1: gloves
    арт. TP6-3307-H 2 шт | TP6-3307-H
    нужен счет на DP9-7320-H | DP9-7320-H
    ghtlthyjcnm? lfnxbr cgj2 | 3: spo2-sensors
    ремонт узи датчиков | 3: ultrasound-probes; 2: probe-cables
    дефибрилятор | 3: defibrillators; 2: aeds
    Добрый день! Просим выставить КП на монитор пациента 12 дюймов, 4 шт., с доставкой в Казань | 3: patient-monitors & name 12.1; 1: patient-monitors
    `,
  ),
  ...judgementsIn(
    'ordinary Chinese',
    `
    血氧探头 成人指夹 | 3: spo2-sensors & name Finger Clip & spec patients=Adult; 2: spo2-sensors & name Finger Clip; 1: spo2-sensors
    新生儿血氧传感器 | 3: spo2-sensors & spec patients=neonatal; 1: spo2-sensors
    血压袖带大号 | 3: nibp-cuffs
    无创血压袖套 双管 | 3: nibp-cuffs & spec hoses=^2$; 1: nibp-cuffs
    有创压力传感器套件 | 3: ibp-transducers
    体温探头 皮肤 | 3: temperature-probes & name Skin; 1: temperature-probes
    心电导线 五导 扣式 | 3: ecg-cables & spec leads=5 & spec termination=Snap; 2: ecg-cables & spec leads=5; 1: ecg-cables
    心电主电缆 | 3: ecg-cables & name Trunk; 1: ecg-cables
    监护仪电池 | 3: monitor-batteries
    迈瑞监护仪血氧探头 | 3: spo2-sensors
    飞利浦 MP50 电池 | 3: monitor-batteries
    Vela 45 呼吸机电池 | 3: monitor-batteries & fit Vela 45; 1: monitor-batteries
    CO2模块 | 3: parameter-modules & name CO₂; 1: parameter-modules
    彩超机 | 3: ultrasound-systems & name Doppler; 1: ultrasound-systems
    B超探头 凸阵 | 3: convex-probes; 1: ultrasound-probes
    阴超探头 | 3: endocavity-probes & name Transvaginal; 1: endocavity-probes
    腹部探头 | 3: convex-probes
    心脏探头 相控阵 | 3: phased-probes
    食道超声探头 | 3: tee-probes
    四维容积探头 | 3: volume-probes
    掌上超声 无线 | 3: handheld-ultrasound & name Wireless; 1: handheld-ultrasound
    超声探头维修 | 3: ultrasound-probes; 2: probe-cables
    探头线缆组件 | 3: probe-cables & name Cable; 1: probe-cables
    超声主板 | 3: ultrasound-boards
    穿刺架 腔内 | 3: needle-guides & name Endocavity; 1: needle-guides
    黑白热敏打印机 B超 | 3: video-printers & name Thermal; 1: video-printers
    B超打印纸 110mm | 3: thermal-paper & name Video; 1: thermal-paper
    耦合剂 250ml | 3: ultrasound-gel & name 250; 1: ultrasound-gel
    一次性探头保护套 | 3: probe-covers
    高频电刀 400W | 3: electrosurgical-units & name 400; 1: electrosurgical-units
    电刀笔 | 3: electrosurgical-pencils
    无影灯 吊顶 | 3: or-lights & name Ceiling; 1: or-lights
    电动手术床 | 3: or-tables & name Electric; 1: or-tables
    腹腔镜 30度 10mm | 3: laparoscopes & name Laparoscope & spec direction=^30$ & spec diameter=^10$; 2: laparoscopes & name Laparoscope; 1: laparoscopes
    分离钳 5mm | 3: laparoscopic-instruments & name Dissector & spec diameter=^5$; 2: laparoscopic-instruments & name Dissector; 1: laparoscopic-instruments
    穿刺器 12mm | 3: trocars & spec diameter=^12$; 1: trocars
    冷光源 | 3: light-sources
    气腹机 40L | 3: insufflators & name 40; 1: insufflators
    电子胃镜 | 3: gastroscopes & name Gastroscope; 1: gastroscopes
    肠镜 | 3: gastroscopes & name Colonoscope; 1: gastroscopes
    活检钳 一次性 | 3: biopsy-forceps & name Disposable; 1: biopsy-forceps
    持针钳 | 3: needle-holders
    蚊式止血钳 弯 | 3: haemostatic-forceps & name Mosquito & spec tip=Curved; 2: haemostatic-forceps & name Mosquito; 1: haemostatic-forceps
    组织剪 | 3: scissors
    除颤器 双相波 | 3: defibrillators & name Biphasic; 1: defibrillators
    AED 全自动 | 3: aeds & name Fully; 1: aeds
    除颤电极片 儿童 | 3: defib-pads & spec patients=Paediatric; 1: defib-pads
    动态心电记录仪 24小时 | 3: holter-recorders & name ECG & name 24 h; 1: holter-recorders
    十二导联心电图机 | 3: ecg-machines & spec channels=^12$; 1: ecg-machines
    胎心监护仪 | 3: fetal-monitors
    输液泵和注射泵 | 3: infusion-pumps + syringe-pumps
    转运呼吸机 | 3: ventilators & name Transport; 1: ventilators
    平板探测器 无线 17x17 | 3: flat-panel-detectors & name Wireless; 2: flat-panel-detectors
    CT球管 | 3: ct-tubes
    铅衣 0.5 | 3: lead-aprons & name 0.50; 1: lead-aprons
    高压注射器针筒 CT双筒 | 3: injector-syringes & name CT; 1: injector-syringes
    丁腈手套 不要蓝色 | 3: gloves & name Nitrile & spec colour=Violet, gloves & name Nitrile & spec colour=White, gloves & name Nitrile & spec colour=Green, gloves & name Nitrile & spec colour=Black; 1: gloves & name Nitrile
    型号 IB2-0645-B 报价 | IB2-0645-B
    货号：LX12-5E 2个 | LX12-5E
    您好，请给我们医院报价5台输液泵，含运费，谢谢 | 3: infusion-pumps
    `,
  ),
];
