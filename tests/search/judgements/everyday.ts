import { type Judgement, judgementsIn } from './Judgement.ts';

/** Each query was written, and judged from the facts of the catalogue, before it was tried. */
export const everydayJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'everyday: en',
    `
    curved mosquito clamp 12.5 cm | 3: haemostatic-forceps & name Mosquito & spec tip=Curved & spec length=^125; 2: haemostatic-forceps & name Mosquito & spec length=^125, haemostatic-forceps & name Mosquito & spec tip=Curved; 1: haemostatic-forceps
    baby scissors iris straight 11,5 cm | 3: scissors & name Iris & spec tip=Straight & spec length=^115; 2: scissors & name Iris; 1: scissors
    disposable trocar 12mm bladeless 10 pcs | 3: trocars & name Bladeless & spec diameter=^12; 2: trocars & spec diameter=^12, trocars & name Bladeless; 1: trocars
    30 degree scope 10mm 4k | 3: laparoscopes & spec direction=^30 & spec diameter=^10 & spec resolution_class=4K; 2: laparoscopes & spec direction=^30 & spec diameter=^10; 1: laparoscopes
    xenon light fountain | 3: light-sources & name Xenon; 1: light-sources
    grounding pad monitor ESU 300W | 3: electrosurgical-units & name 300 W; 2: electrosurgical-units
    patient moniter with etco2 and ibp | 3: patient-monitors & spec parameters=IBP, CO₂; 1: patient-monitors
    obstetric doppler twin monitor | 3: fetal-monitors & spec parameters=×2; 2: fetal-monitors
    12 lead resting EKG with printer | 3: ecg-machines & name Resting & spec channels=^12; 2: ecg-machines & name Resting; 1: ecg-machines
    week long holter | 3: holter-recorders & spec recording=^168; 1: holter-recorders
    battery for defibrillator | 3: monitor-batteries; 1: defibrillators
    lithium battery 14.8v 5200mah | 3: monitor-batteries & spec voltage=^14.8 & spec capacity=^5200; 2: monitor-batteries & spec voltage=^14.8; 1: monitor-batteries
    neonatal wrap sensor spo2 db9 | 3: spo2-sensors & spec patients=Neonatal & spec plug=DB-9; 2: spo2-sensors & spec patients=[Nn]eonatal; 1: spo2-sensors
    10 lead ecg trunk cable banana IEC | 3: ecg-cables & spec leads=^10 & spec termination=Banana & spec colour_code=IEC; 2: ecg-cables & spec leads=^10; 1: ecg-cables
    oesophageal temp probe | 3: temperature-probes & name Oesophageal; 1: temperature-probes
    double arterial transducer kit | 3: ibp-transducers & name Double; 1: ibp-transducers
    transport vent | 3: ventilators & name Transport; 2: ventilators
    echo machine for cardiology | 3: cart-ultrasound & name Cardiac; 1: cart-ultrasound, portable-ultrasound, phased-probes
    transvaginal probe with reusable needle guide | 3: endocavity-probes & name Transvaginal & spec biopsy=Reusable; 2: endocavity-probes & name Transvaginal; 1: endocavity-probes, needle-guides
    hockey stick probe | 3: linear-probes & spec footprint=^25; 1: linear-probes
    c-arm with flat panel 21x21 | 3: c-arms & spec detector=21 × 21; 2: c-arms & spec detector=Flat; 1: c-arms
    grayscale diagnostic monitor 5MP | 3: medical-displays & spec panel=grey & spec resolution=2048 × 2560; 2: medical-displays & spec panel=grey; 1: medical-displays
    thyroid shield apron 0.5mm lead | 2: lead-aprons & spec lead_equivalent=^0.50; 1: lead-aprons
    CT tube for 64 slice | 3: ct-tubes & spec slices=^64; 1: ct-tubes
    xray glasses red frame | 3: protective-glasses & spec frame_colour=Red; 1: protective-glasses
    5 litre gel cubitainer | 3: ultrasound-gel & spec volume=^5000; 1: ultrasound-gel
    latex free nitrile powder free exam gloves medium 200 box | 3: gloves & name Nitrile & spec clothing_size=^M$ & spec pack_size=^200; 2: gloves & name Nitrile & spec clothing_size=^M$, gloves & name Nitrile & spec pack_size=^200; 1: gloves
    vicryl 3-0 | 3: sutures & name Braided & name Absorbable & spec suture_size=^3/0; 2: sutures & name Absorbable, sutures & spec suture_size=^3/0; 1: sutures
    insulin needles fixed 1 ml | 3: syringes & spec tip=Fixed & spec volume=^1$; 2: syringes & spec tip=Fixed; 1: syringes
    microdrip IV giving set | 3: infusion-sets & spec drops=^60; 1: infusion-sets
    N95 masks | 3: masks & spec filter=FFP2; 1: masks
    `,
  ),
  ...judgementsIn(
    'everyday: es',
    `
    pinza mosquito curva | 3: haemostatic-forceps & name Mosquito & spec tip=Curved; 2: haemostatic-forceps & name Mosquito; 1: haemostatic-forceps
    tijeras de mayo rectas 17 cm | 3: scissors & name Mayo & spec tip=Straight & spec length=^170; 2: scissors & name Mayo; 1: scissors
    porta agujas con widia 18cm | 3: needle-holders & spec edges=Tungsten & spec length=^180; 2: needle-holders & spec edges=Tungsten; 1: needle-holders
    fuente de luz led para endoscopia 150w | 3: light-sources & name LED & spec power=^150; 2: light-sources & name LED; 1: light-sources
    mesa de cirugía eléctrica para obesos | 3: or-tables & name Electric & spec load=^350; 2: or-tables & name Electric; 1: or-tables
    monitor multiparametros 15 pulgadas con capnografia | 3: patient-monitors & spec screen=^15$ & spec parameters=CO₂; 2: patient-monitors & spec parameters=CO₂, patient-monitors & spec screen=^15$; 1: patient-monitors
    desfibrilador semiautomatico DEA | 3: aeds; 1: defibrillators
    cable de paciente ecg 5 latiguillos broche | 3: ecg-cables & spec leads=5 & spec termination=Snap; 2: ecg-cables & spec leads=5; 1: ecg-cables
    manguito de tensión recién nacido desechable | 3: nibp-cuffs & name Disposable; 2: nibp-cuffs; 1: nibp-cuffs
    bomba de jeringa doble | 3: syringe-pumps & name Dual; 1: syringe-pumps
    sonda transrectal para próstata | 3: endocavity-probes & name Transrectal; 1: endocavity-probes
    placa de canal del ecografo | 3: ultrasound-boards
    detector plano inalambrico 35x43 | 3: flat-panel-detectors & name Wireless & spec field=35 × 43; 2: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    delantal plomado talla L velcro | 3: lead-aprons & spec clothing_size=^L$ & spec closure=Hook; 2: lead-aprons & spec clothing_size=^L$; 1: lead-aprons
    rollos papel ecógrafo 110mm alto brillo | 3: thermal-paper & spec paper_width=^110 & spec finish=gloss; 2: thermal-paper & spec paper_width=^110; 1: thermal-paper
    guantes esteriles talla 7 quirurgicos | 3: gloves & name Surgical; 1: gloves
    toallitas alcohol 70 bote 200 | 3: wipes & spec agent=Alcohol & spec pack_size=^200; 2: wipes & spec agent=Alcohol; 1: wipes
    equipo de suero con filtro 15 micras | 3: infusion-sets & spec filter_size=^15; 1: infusion-sets
    `,
  ),
  ...judgementsIn(
    'everyday: ru',
    `
    зажим москит изогнутый | 3: haemostatic-forceps & name Mosquito & spec tip=Curved; 2: haemostatic-forceps & name Mosquito; 1: haemostatic-forceps
    ножницы глазные остроконечные | 3: scissors & name Iris & spec points=^Sharp / sharp; 2: scissors & name Iris; 1: scissors
    ранорасширитель фарабефа парный | 3: retractors & name Farabeuf; 1: retractors
    оптика 30 градусов 4 мм артроскоп | 3: laparoscopes & name Arthroscope & spec direction=^30; 2: laparoscopes & name Arthroscope; 1: laparoscopes
    щипцы биопсийные одноразовые 2,3 мм | 3: biopsy-forceps & name Disposable & spec diameter=^2.3; 2: biopsy-forceps & name Disposable; 1: biopsy-forceps
    эхвч аппарат 350 вт | 3: electrosurgical-units & name 350 W; 1: electrosurgical-units
    прикроватный монитор с капнографией 12 дюймов | 3: patient-monitors & spec screen=^12.1 & spec parameters=CO₂; 2: patient-monitors & spec parameters=CO₂, patient-monitors & spec screen=^12.1; 1: patient-monitors
    кардиограф 6 канальный | 3: ecg-machines & spec channels=^6$; 1: ecg-machines
    датчик пульсоксиметрический неонатальный | 3: spo2-sensors & spec patients=[Nn]eonatal; 1: spo2-sensors
    манжета многоразовая взрослая двухтрубочная | 3: nibp-cuffs & name Reusable & spec hoses=^2; 2: nibp-cuffs & name Reusable; 1: nibp-cuffs
    инфузомат волюметрический | 3: infusion-pumps & name Volumetric; 1: infusion-pumps
    ивл транспортный | 3: ventilators & name Transport; 1: ventilators
    конвексный датчик 2-5 мгц разъем dlp-260 | 3: convex-probes & within frequency=2 & within frequency=5 & spec connector=DLP-260; 2: convex-probes; 1: volume-probes
    блок питания узи аппарата | 3: ultrasound-power; 1: cart-ultrasound
    рентген трубка 125 кв | 3: xray-tubes & spec tube_voltage=^125; 1: xray-tubes
    передвижной рентгеноаппарат палатный | 3: mobile-xray; 1: c-arms
    гель для узи 250 мл прозрачный | 3: ultrasound-gel & spec volume=^250 & spec colour=Clear; 2: ultrasound-gel & spec volume=^250; 1: ultrasound-gel
    шовник рассасывающийся 4/0 | 3: sutures & name ^(?!.*Non).*Absorbable & spec suture_size=^4/0; 2: sutures & name Absorbable, sutures & spec suture_size=^4/0; 1: sutures
    халаты хирургические стерильные xl | 3: drapes & name Gown & spec clothing_size=^XL; 2: drapes & name Gown; 1: drapes
    респиратор ффп3 | 3: masks & spec filter=FFP3; 1: masks
    `,
  ),
  ...judgementsIn(
    'everyday: zh',
    `
    蚊式止血钳 弯 | 3: haemostatic-forceps & name Mosquito & spec tip=Curved; 2: haemostatic-forceps & name Mosquito; 1: haemostatic-forceps
    一次性活检钳 1.8mm | 3: biopsy-forceps & name Disposable & spec diameter=^1.8; 2: biopsy-forceps & name Disposable; 1: biopsy-forceps
    高频电刀 300瓦 | 3: electrosurgical-units & name 300 W; 1: electrosurgical-units
    无影灯 吊顶 | 3: or-lights & name Ceiling; 2: or-lights
    多参数监护仪 8寸 | 3: patient-monitors & spec screen=^8$; 1: patient-monitors
    胎监机 | 3: fetal-monitors
    动态心电记录仪 72小时 | 3: holter-recorders & spec recording=^72; 1: holter-recorders
    新生儿血氧探头 | 3: spo2-sensors & spec patients=[Nn]eonatal; 1: spo2-sensors
    五导联心电线 | 3: ecg-cables & spec leads=5; 1: ecg-cables
    呼吸机 重症 | 3: ventilators & name Intensive; 1: ventilators
    腔内探头 | 3: endocavity-probes; 1: tee-probes
    经食道探头 儿童 | 3: tee-probes & name Paediatric; 1: tee-probes
    无线平板探测器 | 3: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    铅衣 0.5 | 3: lead-aprons & spec lead_equivalent=^0.50; 1: lead-aprons
    高压注射器针筒 200ml | 3: injector-syringes & spec volume=^200; 1: injector-syringes, contrast-injectors
    耦合剂 5升 | 3: ultrasound-gel & spec volume=^5000; 1: ultrasound-gel
    丁腈手套 大号 | 3: gloves & name Nitrile & spec clothing_size=^L$; 1: gloves & name Nitrile
    可吸收缝线 2-0 | 3: sutures & name ^(?!.*Non).*Absorbable & spec suture_size=^2/0; 2: sutures; 1: sutures
    `,
  ),
  ...judgementsIn(
    'everyday: values first',
    `
    12.1" portable ultrasound | 3: portable-ultrasound & spec screen=^12.1; 1: portable-ultrasound
    3.0 m SpO2 extension | 3: spo2-sensors & spec cable_length=^3.0; 2: spo2-sensors
    50 mm foam electrodes snap | 3: ecg-electrodes & name Foam & spec diameter=^50 & spec termination=Snap; 2: ecg-electrodes & name Foam; 1: ecg-electrodes
    15 l/min insufflator | 2: insufflators
    40 l/min CO2 insufflator cylinder | 3: insufflators & spec flow=^40; 1: insufflators
    2 channel IBP kit 20 pcs | 3: ibp-transducers & spec channels=^2 & spec pack_size=^20; 2: ibp-transducers & spec channels=^2; 1: ibp-transducers
    6 mm oval cup alligator forceps 2.8 channel | 2: biopsy-forceps & spec channel=^2.8; 1: biopsy-forceps
    500 ml/h syringe pump | 2: syringe-pumps
    0.5 mm lead glasses anti-fog | 3: protective-glasses & spec lead_equivalent=^0.50 & spec coating=Anti-fog; 2: protective-glasses & spec lead_equivalent=^0.50; 1: protective-glasses
    120 kV c-arm | 3: c-arms & spec tube_voltage=–120; 2: c-arms
    120° field of view phased probe | 3: phased-probes & spec field_of_view=^120; 1: phased-probes
    170 mm shaft transvaginal | 3: endocavity-probes & name Transvaginal & spec shaft_length=^170; 2: endocavity-probes & name Transvaginal; 1: endocavity-probes
    `,
  ),
  ...judgementsIn(
    'everyday: chat',
    `
    do you have any adult finger clips for the sat monitor? | 3: spo2-sensors & name Finger & spec patients=Adult; 2: spo2-sensors & name Finger; 1: spo2-sensors
    something to keep the probe sterile during surgery | 3: probe-covers & name Sterile; 1: probe-covers
    looking for gel that comes in sachets | 3: ultrasound-gel & spec container=Sachet; 1: ultrasound-gel
    need spare tube for CT scanner 128 slices | 3: ct-tubes & spec slices=^128; 1: ct-tubes
    our c arm monitor is broken need a new medical display with SDI | 3: medical-displays & spec interfaces=SDI; 1: medical-displays
    necesito algo para aspirar humo del bisturí | 3: electrosurgical-pencils & name Smoke; 1: electrosurgical-pencils
    ¿tienen batas quirúrgicas reforzadas talla XL? | 3: drapes & name Gown & spec clothing_size=^XL; 2: drapes & name Gown; 1: drapes
    quiero un ecografo chico para llevar a domicilio | 3: handheld-ultrasound, portable-ultrasound; 1: cart-ultrasound
    нужен аппарат узи переносной с хорошим доплером | 3: portable-ultrasound & name Doppler; 2: portable-ultrasound; 1: handheld-ultrasound
    чем обработать датчик, салфетки без спирта | 2: wipes & spec agent=^(?!Alcohol); 1: wipes
    посоветуйте монитор для скорой помощи с дефибриллятором | 3: defibrillators; 1: patient-monitors
    请问有没有婴儿用的血压袖带 | 3: nibp-cuffs & spec limb_size=^10; 1: nibp-cuffs
    我想买便携彩超 | 3: portable-ultrasound & name Doppler; 2: portable-ultrasound; 1: handheld-ultrasound
    CT球管 64排 | 3: ct-tubes & spec slices=^64; 1: ct-tubes
    `,
  ),
  ...judgementsIn(
    'everyday: slips and joins',
    `
    trocarbladeless 5mm | 3: trocars & name Bladeless & spec diameter=^5$; 1: trocars
    mosquitoforceps curved | 3: haemostatic-forceps & name Mosquito & spec tip=Curved; 2: haemostatic-forceps & name Mosquito; 1: haemostatic-forceps
    laparascope 30 degre | 3: laparoscopes & spec direction=^30 & name Laparoscope; 2: laparoscopes & spec direction=^30; 1: laparoscopes
    infussion pump volumetrik | 3: infusion-pumps & name Volumetric; 1: infusion-pumps
    defribrillator monitor biphasik | 3: defibrillators & name Biphasic; 1: defibrillators
    ultrosound gell 250ml | 3: ultrasound-gel & spec volume=^250; 1: ultrasound-gel
    elektrosurgical generater 200w | 3: electrosurgical-units & name 200 W; 1: electrosurgical-units
    oxigen mask high consentration | 3: masks & name Oxygen & spec filter=High; 2: masks & name Oxygen; 1: masks
    videogastroscopio 9,2 mm | 3: gastroscopes & name Gastroscope & spec diameter=^9.2; 2: gastroscopes & name Gastroscope; 1: gastroscopes
    monitorfetal gemelar | 3: fetal-monitors & spec parameters=×2; 2: fetal-monitors
    лапароскоп 30град | 3: laparoscopes & name Laparoscope & spec direction=^30; 2: laparoscopes & spec direction=^30; 1: laparoscopes
    дифибрилятор бифазный | 3: defibrillators & name Biphasic; 1: defibrillators
    ренген трубка | 3: xray-tubes; 1: ct-tubes
    перчатки нитриловые разм L 100шт | 3: gloves & name Nitrile & spec clothing_size=^L$ & spec pack_size=^100; 2: gloves & name Nitrile & spec clothing_size=^L$; 1: gloves
    腹腔境 10mm | 3: laparoscopes & spec diameter=^10; 1: laparoscopes
    `,
  ),
];
