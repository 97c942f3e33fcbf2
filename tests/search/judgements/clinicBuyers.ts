import { type Judgement, judgementsIn } from './Judgement.ts';

/** Queries of clinics in four languages, judged from the facts of the catalogue before they were tried. */
export const clinicBuyerJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'clinic: part numbers',
    `
    cat no. OE-BF51T-P20 | OE-BF51T-P20
    FW90024SC | FW 90-024-SC
    rco054/7 collimator | RCO-054/7
    артикул: bt7 8058 т | BT7-8058-T
    SU 0853407 | SU 08.534.07
    TR-359-54 | 3: begins TR-359-54
    pn: hx gl 679 | HX.GL.679
    16 us 953 precio | 16-US-953
    型号PB-LA13-6铅衣 | PB-LA13-6
    IV8CT377 tube | IV8CT-377
    NC0-2115-X-25T35 | NC0-2115-X-25T35
    NCO-2115-X | NC0-2115-X
    SP2-2113-P DB9 | SP2-2113-P
    TE7-2PM | TE7-2MP
    OE GS1OC | OE-GS10C
    Kirvane TR35954V | TR-359-54V
    item#EC.269.0L | EC.269.0L
    SVSG598P100 | SVSG-59-8-P100
    нужен VX6 2XD 4D датчик | VX6-2XD
    42-988-ES | 3: holds 42-988-ES
    `,
  ),
  ...judgementsIn(
    'clinic: trade words',
    `
    echo transducer adult | 3: phased-probes & name Cardiac; 2: tee-probes & name Adult, phased-probes
    bp cuff thigh | 3: nibp-cuffs & spec limb_size=^46; 1: nibp-cuffs
    bovie tip needle | 3: electrosurgical-pencils & spec blade=Needle; 1: electrosurgical-pencils
    giving set with filter | 3: infusion-sets
    telemetry leads snap 5 lead | 3: ecg-cables & spec leads=^5$ & spec termination=Snap; 2: ecg-cables & spec leads=^5$; 1: ecg-cables
    c-arm with image intensifier | 3: c-arms & spec detector=intensifier; 1: c-arms
    mosquito clamp curved | 3: haemostatic-forceps & name Mosquito & spec tip=Curved; 2: haemostatic-forceps & name Mosquito; 1: haemostatic-forceps
    art line transducer | 3: ibp-transducers
    N95 respirator | 3: masks & name Respirator; 1: masks
    scrub gown xl | 3: drapes & name Gown & spec clothing_size=XL; 1: drapes & name Gown
    capnography module | 3: parameter-modules & name CO₂; 1: parameter-modules
    NRB mask | 3: masks & name high concentration; 2: masks & name Oxygen
    prolene 3-0 | 3: sutures & name Polypropylene & spec suture_size=3/0; 2: sutures & name Polypropylene; 1: sutures
    ENT scope 4 mm | 3: laparoscopes & name Sinuscope & spec diameter=^4$; 2: laparoscopes & name Sinuscope; 1: laparoscopes
    wireless DR plate 14x17 | 3: flat-panel-detectors & name Wireless & spec field=35 × 43; 2: flat-panel-detectors & spec field=35 × 43; 1: flat-panel-detectors
    lap grasper 5mm 45cm | 3: laparoscopic-instruments & name Grasper & spec diameter=^5$ & spec working_length=^450; 2: laparoscopic-instruments & name Grasper; 1: laparoscopic-instruments
    luer slip syringe 10cc | 3: syringes & name slip & spec volume=^10$; 2: syringes & name slip; 1: syringes
    `,
  ),
  ...judgementsIn(
    'clinic: Spanish',
    `
    pinzas de biopsia desechables con aguja | 3: biopsy-forceps & name Disposable & spec cups=spike; 2: biopsy-forceps & name Disposable; 1: biopsy-forceps
    torre de laparoscopia | 3: camera-heads, light-sources, insufflators; 2: laparoscopes, medical-displays
    mandiles plomados talla L | 3: lead-aprons & spec clothing_size=^L$; 1: lead-aprons
    latiguillo de presión invasiva | 3: ibp-transducers
    campos quirúrgicos para laparoscopia | 3: drapes & name Laparoscopy; 1: drapes
    cables de ECG de 10 derivaciones banana | 3: ecg-cables & spec leads=^10$ & spec termination=Banana; 2: ecg-cables & spec leads=^10$; 1: ecg-cables
    lápiz de electrobisturí con pedal | 3: electrosurgical-pencils & name Foot; 1: electrosurgical-pencils
    electrobisturí 400 w | 3: electrosurgical-units & spec cut_power=^400; 1: electrosurgical-units
    sondas endocavitarias para ecógrafo | 3: endocavity-probes; 2: volume-probes & name Endocavity
    monitores de signos vitales con temperatura | 3: vital-signs & spec parameters=TEMP; 1: vital-signs
    mesa quirúrgica hidráulica | 3: or-tables & name Hydraulic; 1: or-tables
    agujas 21g | 3: syringes & name Hypodermic & spec needle=^21; 2: syringes & name Hypodermic; 1: syringes
    papel para electro 210 mm | 3: thermal-paper & name ECG & spec paper_width=^210; 2: thermal-paper & name ECG; 1: thermal-paper
    guantes quirúrgicos sin látex | 3: gloves & name Surgical & spec latex=Latex-free; 1: gloves & spec latex=Latex-free; 0: gloves
    tijeras de iris rectas de 11,5 cm | 3: scissors & name Iris & spec tip=Straight & spec length=^115; 2: scissors & name Iris; 1: scissors
    `,
  ),
  ...judgementsIn(
    'clinic: Russian',
    `
    детским датчиком для сердца | 3: phased-probes & name Paediatric; 2: phased-probes, tee-probes & name Paediatric
    простыни операционные для лапароскопии | 3: drapes & name Laparoscopy; 1: drapes
    рентгеновских трубок с вращающимся анодом | 3: xray-tubes & name Rotating; 1: xray-tubes
    аккумуляторов литиевых 14,8 В | 3: monitor-batteries & spec voltage=^14.8; 2: monitor-batteries & name Lithium; 1: monitor-batteries
    видеобронхоскопы | 3: gastroscopes & name Bronch; 1: gastroscopes
    шприцами инсулиновыми | 3: syringes & name Insulin; 1: syringes
    иглодержатель микрохирургический | 3: needle-holders & name Castroviejo; 1: needle-holders
    халаты хирургические стерильные р. L | 3: drapes & name Gown & spec clothing_size=^L$; 1: drapes & name Gown
    насадка на узи датчик для пункции | 3: needle-guides
    стойка эндоскопическая | 3: camera-heads, light-sources, insufflators; 2: laparoscopes, medical-displays, gastroscopes
    лента для экг 80 мм рулон | 3: thermal-paper & name ECG & spec paper_width=^80 & spec form=Roll; 2: thermal-paper & name ECG; 1: thermal-paper
    капнограф модуль | 3: parameter-modules & name CO₂; 1: parameter-modules
    кабеля экг на 5 отведений клипсы | 3: ecg-cables & spec leads=5 & spec termination=Clip; 1: ecg-cables
    салфеток для дезинфекции датчиков | 3: wipes & name Probe; 1: wipes
    ретракторы Фарабефа | 3: retractors & name Farabeuf; 1: retractors
    держалка электрода для коагулятора | 3: electrosurgical-pencils; 1: electrosurgical-units
    `,
  ),
  ...judgementsIn(
    'clinic: Chinese',
    `
    儿童血氧指夹探头 | 3: spo2-sensors & name Finger & spec patients=Paediatric; 2: spo2-sensors & name Finger; 1: spo2-sensors
    成人经食道探头 | 3: tee-probes & name Adult; 1: tee-probes
    一次性活检钳2.8mm | 3: biopsy-forceps & name Disposable & spec channel=2.8; 2: biopsy-forceps & name Disposable; 1: biopsy-forceps
    移动DR | 3: mobile-xray & name Digital; 2: mobile-xray
    腔镜分离钳 | 3: laparoscopic-instruments & name Dissector; 1: laparoscopic-instruments
    双道注射泵 | 3: syringe-pumps & name Dual; 1: syringe-pumps
    双胎胎心监护仪 | 3: fetal-monitors & spec parameters=×2; 1: fetal-monitors
    超声耦合剂5升 | 3: ultrasound-gel & spec volume=5000; 1: ultrasound-gel
    防雾铅眼镜 | 3: protective-glasses & spec coating=fog; 1: protective-glasses
    超声打印纸 | 3: thermal-paper & name Video; 1: thermal-paper
    心电导联线夹式 | 3: ecg-cables & spec termination=Clip; 1: ecg-cables
    高压注射器针筒200ml | 3: injector-syringes & spec volume=^200; 1: injector-syringes
    CT球管 | 3: ct-tubes; 1: xray-tubes
    双管可重复使用血压袖带 | 3: nibp-cuffs & spec hoses=2; 1: nibp-cuffs
    高浓度氧气面罩 | 3: masks & name high; 2: masks & name Oxygen; 1: masks
    三导心电图机 | 3: ecg-machines & spec channels=^3$; 1: ecg-machines
    `,
  ),
  ...judgementsIn(
    'clinic: brands and machines',
    `
    cardiac probe Lyra 90 Pro | 3: phased-probes & fit Lyra 90 Pro; 1: phased-probes & brand Sonarys
    battery Meridian 30 S | 3: monitor-batteries & fit Meridian 30 S; 1: monitor-batteries
    temp sensor Beacon 60 plus | 3: temperature-probes & fit Beacon 60 Plus; 1: temperature-probes
    Heyunda Yun 60 Pro endocavity | 3: endocavity-probes & fit Yun 60 Pro; 1: endocavity-probes & brand Heyunda
    Kvant 80 pro tube | 3: xray-tubes & fit Kvant 80 Pro; 1: xray-tubes & brand Kvantix
    Contravia Stream 40 syringe | 3: injector-syringes & fit Stream 40; 1: injector-syringes
    аккумулятор для Suzu 60 X | 3: monitor-batteries & fit Suzu 60 X; 1: monitor-batteries
    papel para Ritmo 40 Plus | 3: thermal-paper & fit Ritmo 40 Plus; 1: thermal-paper
    Kaze70心脏探头 | 3: phased-probes & fit Kaze 70; 1: phased-probes
    what fits Tamar 35 Neo | 3: fit Tamar 35 Neo
    accesorios Corvatsch 80 pro | 3: fit Corvatsch 80 Pro
    power supply fjord 80 plus | 3: ultrasound-power & fit Fjord 80 Plus; 1: ultrasound-power
    всё для Haneul 75 Neo | 3: fit Haneul 75 Neo; 1: name Haneul 75 Neo
    trocar Kirvane | 3: trocars & brand Kirvane; 1: trocars
    очки Plumbara | 3: protective-glasses & brand Plumbara; 1: protective-glasses
    `,
  ),
  ...judgementsIn(
    'clinic: one thing for another',
    `
    battery for patient monitor | 3: monitor-batteries
    paper for ecg machine | 3: thermal-paper & name ECG; 1: thermal-paper
    электроды для холтера | 3: ecg-electrodes
    camera for laparoscope | 3: camera-heads
    lamp for endoscopy tower | 3: light-sources
    syringe for mri contrast injector | 3: injector-syringes & name MRI; 2: injector-syringes
    tube for x-ray machine | 3: xray-tubes
    repuestos de sonda ecográfica | 3: probe-cables
    监护仪用电池 | 3: monitor-batteries
    принтер для узи аппарата | 3: video-printers
    бумага для видеопринтера | 3: thermal-paper & name Video; 1: thermal-paper
    pads for AED | 3: defib-pads
    tubing for infusion pump | 3: infusion-sets & name Pump; 2: infusion-sets
    board for ultrasound machine | 3: ultrasound-boards
    cover for endocavity probe | 3: probe-covers & name Endocavity; 1: probe-covers
    batería para desfibrilador | 3: monitor-batteries
    manguito para monitor de paciente | 3: nibp-cuffs
    module for modular patient monitor | 3: parameter-modules
    `,
  ),
  ...judgementsIn(
    'clinic: measures',
    `
    syringe 20 | 3: syringes & spec volume=^20$; 1: syringes
    гель 250 | 3: ultrasound-gel & spec volume=^250$; 1: ultrasound-gel
    probe cover 244 cm | 3: probe-covers & spec size=244; 1: probe-covers
    drape 56 gsm | 3: drapes & spec weight_area=56; 1: drapes
    10mm trocar 100mm long | 3: trocars & spec diameter=^10$ & spec working_length=^100; 2: trocars & spec diameter=^10$; 1: trocars
    ultrasound machine 21.5" | 3: cart-ultrasound & spec screen=21.5; 1: cart-ultrasound
    apron 0.5mm xl | 3: lead-aprons & spec lead_equivalent=0.50 & spec clothing_size=XL; 2: lead-aprons & spec lead_equivalent=0.50; 1: lead-aprons
    tubo rx 600 khu | 3: xray-tubes & spec heat=^600; 1: xray-tubes
    стол операционный 350 кг | 3: or-tables & spec load=^350; 1: or-tables
    монитор пациента 17 дюймов | 3: patient-monitors & spec screen=^17; 1: patient-monitors
    27英寸手术显示器 | 3: medical-displays & name Surgical & spec screen=^27; 2: medical-displays & spec screen=^27; 1: medical-displays
    suture 3/0 75cm | 3: sutures & spec suture_size=3/0 & spec length=^75; 2: sutures & spec suture_size=3/0; 1: sutures
    bronchoscope 4.9 | 3: gastroscopes & name Bronch & spec diameter=4.9; 2: gastroscopes & name Bronch
    endoscopic camera 3.5 m cable | 3: camera-heads & spec cable_length=3.5; 1: camera-heads
    ecg paper 80x20 | 3: thermal-paper & name ECG & spec paper_width=^80 & spec length=^20; 2: thermal-paper & spec paper_width=^80; 1: thermal-paper
    x-ray generator 65kW | 3: hv-generators & spec generator_power=^65; 1: hv-generators
    needle guide 20 degrees | 3: needle-guides & spec angles=20; 1: needle-guides
    бумага 216 | 3: thermal-paper & spec paper_width=^216; 1: thermal-paper
    `,
  ),
  ...judgementsIn(
    'clinic: laypeople',
    `
    thing to cut stitches | 3: scissors
    tube with camera to look in lungs | 3: gastroscopes & name Bronch; 1: gastroscopes
    cuff you wrap round the arm | 3: nibp-cuffs
    small scanner that connects to phone | 3: handheld-ultrasound
    apron that protects from radiation | 3: lead-aprons
    printer for baby scan pictures | 3: video-printers
    machine that puts gas in the belly | 3: insufflators
    thread for sewing wounds | 3: sutures
    aparato para quemar tejido en cirugía | 3: electrosurgical-units; 1: electrosurgical-pencils
    tubito para el suero | 3: infusion-sets
    aparato que graba el corazón 24 horas | 3: holter-recorders & name ECG; 1: holter-recorders
    pinza para agarrar la aguja | 3: needle-holders
    gel para la barriga de embarazada | 3: ultrasound-gel
    нитки для швов рассасывающиеся | 3: sutures & name Absorbable; 1: sutures
    прибор слушать сердце ребёнка в животе | 3: fetal-monitors
    зажим чтобы остановить кровь | 3: haemostatic-forceps
    мокрые салфетки протирать аппараты | 3: wipes
    缝伤口的线 | 3: sutures
    给病人打点滴的管子 | 3: infusion-sets
    打造影剂的机器 | 3: contrast-injectors
    看肠子的镜子 | 3: gastroscopes & name Colonoscope; 1: gastroscopes
    `,
  ),
  ...judgementsIn(
    'clinic: procedures',
    `
    cholecystectomy instruments | 3: laparoscopic-instruments, trocars; 2: laparoscopes, insufflators
    cardiac anaesthesia echo | 3: tee-probes; 2: phased-probes
    nerve block probe | 3: linear-probes & spec application=nerves; 2: linear-probes
    labour ward monitor | 3: fetal-monitors
    NICU spo2 | 3: spo2-sensors & spec patients=Neonatal; 1: spo2-sensors
    inyector para hemodinámica | 3: contrast-injectors & name Angiography; 1: contrast-injectors
    аппарат ивл для реанимации | 3: ventilators & name Intensive; 2: ventilators
    лор эндоскоп | 3: laparoscopes & name Sinus; 1: laparoscopes
    前列腺超声探头 | 3: endocavity-probes & name Transrectal; 1: endocavity-probes
    骨科手术透视机 | 3: c-arms
    IVF ultrasound probe | 3: endocavity-probes & name Transvaginal; 1: endocavity-probes
    thyroid ultrasound probe | 3: linear-probes & spec application=thyroid; 2: linear-probes
    `,
  ),
  ...judgementsIn(
    'clinic: typos',
    `
    colonscope | 3: gastroscopes & name Colonoscope; 1: gastroscopes
    defibrilator pads pediatric | 3: defib-pads & spec patients=Paediatric; 1: defib-pads
    infusoin pump | 3: infusion-pumps
    ultrasond gel sterile | 3: ultrasound-gel & name Sterile; 1: ultrasound-gel
    hemostat kely curved | 3: haemostatic-forceps & name Kelly & spec tip=Curved; 2: haemostatic-forceps & name Kelly; 1: haemostatic-forceps
    langenbek retracter | 3: retractors & name Langenbeck; 1: retractors
    needel holder mayo hegar | 3: needle-holders & name Mayo; 1: needle-holders
    elektrocardiograph | 3: ecg-machines
    электракардиограф | 3: ecg-machines
    дефибрилятор бифазный | 3: defibrillators & name Biphasic; 2: defibrillators
    монитор пацента | 3: patient-monitors; 1: vital-signs
    ecografo portatl | 3: portable-ultrasound; 1: handheld-ultrasound
    bomba de infucion | 3: infusion-pumps; 1: syringe-pumps
    guante de nitrlo | 3: gloves & name Nitrile; 1: gloves
    监户仪 | 3: patient-monitors; 2: vital-signs, fetal-monitors
    超生探头 | 3: convex-probes, linear-probes, phased-probes, endocavity-probes, volume-probes, tee-probes
    `,
  ),
  ...judgementsIn(
    'clinic: mixed and pinyin',
    `
    probe конвексный | 3: convex-probes; 2: volume-probes & name Convex
    датчик linear 12mhz | 3: linear-probes & within frequency=12; 1: linear-probes
    cable ecg 5 отведений | 3: ecg-cables & spec leads=5; 1: ecg-cables
    无线平板 detector | 3: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    guantes nitrile M | 3: gloves & name Nitrile & spec clothing_size=^M$; 1: gloves
    jianhuyi | 3: patient-monitors; 2: vital-signs, fetal-monitors
    chaosheng tantou | 3: convex-probes, linear-probes, phased-probes, endocavity-probes, volume-probes, tee-probes
    xindiantuji | 3: ecg-machines
    zhushebeng | 3: syringe-pumps
    kouzhao | 3: masks
    ouheji | 3: ultrasound-gel
    huxiji | 3: ventilators
    chuchanyi | 3: defibrillators; 2: aeds
    manzheta NIBP | 3: nibp-cuffs
    perchatki nitrilovye | 3: gloves & name Nitrile; 1: gloves
    `,
  ),
];
