import { type Judgement, judgementsIn } from '../Judgement.ts';

/**
 * Written and judged by the facts of the catalogue before one of them was tried. Four that were typed wrongly, and one that was
 * judged too strictly, were put right after that.
 */
export const strangerJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'strangers: lines of mails',
    `
    Dear team, could you please let us have your best offer for reusable adult SpO2 finger clip sensors to go with our Meridian 70 S monitors, many thanks | 3: spo2-sensors & fit Meridian 70 S, spo2-sensors & name Finger & spec patients=Adult; 2: spo2-sensors
    Hi, our theatre needs two more Mayo-Hegar needle holders about 20 cm long with tungsten carbide edges | 3: needle-holders & name Mayo & spec length=^200 & spec edges=Tungsten; 2: needle-holders & name Mayo; 1: needle-holders
    Good morning, we're looking for a refurbished cardiac ultrasound for our outpatient clinic, budget is limited | 3: cart-ultrasound & name Cardiac & state refurbished; 2: cart-ultrasound & name Cardiac, cart-ultrasound & state refurbished; 1: cart-ultrasound
    as discussed on the phone please quote 20 boxes of ECG paper z-fold 210 mm | 3: thermal-paper & spec paper_width=^210 & spec form=Z; 2: thermal-paper & spec paper_width=^210, thermal-paper & name ECG; 1: thermal-paper
    the battery of our Sentry 65 S does not hold charge any more, what would be the replacement | 3: monitor-batteries & fit Sentry 65 S; 1: monitor-batteries
    Kindly send quotation for the following item: volumetric infusion pump with drug library - 5 nos | 3: infusion-pumps & name Volumetric; 2: infusion-pumps
    One of the nurses dropped our convex probe, we need a new 2-5 MHz one with DLP-260 plug urgently | 3: convex-probes & spec frequency=^2–5 & spec connector=DLP-260; 2: convex-probes & spec frequency=^2–5, convex-probes & spec connector=DLP-260; 1: convex-probes
    Buenas tardes, necesitaríamos presupuesto para 10 cajas de guantes de nitrilo sin polvo talla M color azul | 3: gloves & name Nitrile & spec clothing_size=^M$ & spec colour=Blue; 2: gloves & name Nitrile; 1: gloves
    Estimados, solicito cotización de manguitos de tensión adulto de doble tubo para monitor Suzu 50 Plus | 3: nibp-cuffs & fit Suzu 50 Plus; 2: nibp-cuffs & spec hoses=^2; 1: nibp-cuffs
    Hola, se nos ha roto el cable de paciente del electro Vela 60 Pro, ¿tienen recambio? | 3: ecg-cables & fit Vela 60 Pro; 1: ecg-cables
    Добрый день! Просим выставить счёт на датчик линейный 5-12 МГц для аппарата Lyra 85 | 3: linear-probes & fit Lyra 85; 2: linear-probes & spec frequency=^5–12; 1: linear-probes
    Здравствуйте, интересует цена и срок поставки на стол операционный электрический, нагрузка не менее 250 кг | 3: or-tables & name Electric & within load=250, or-tables & name Electric & spec load=^(300|350); 2: or-tables & name Electric; 1: or-tables
    Коллеги, подскажите пожалуйста, есть ли в наличии многоразовые манжеты НИАД на ногу взрослого | 3: nibp-cuffs & name Reusable & spec limb_size=^46; 2: nibp-cuffs & spec limb_size=^46, nibp-cuffs & name Reusable; 1: nibp-cuffs
    您好，我们医院需要采购一批一次性有创血压传感器，请报价，谢谢 | 3: ibp-transducers & name Disposable; 2: ibp-transducers
    你好，请问有没有适合Beacon 60 Plus的血氧探头，成人指夹式 | 3: spo2-sensors & fit Beacon 60 Plus; 2: spo2-sensors & name Finger; 1: spo2-sensors
    科室急需50ml注射器两箱 | 3: syringes & name Syringe & spec volume=^50; 2: syringes & name Syringe
    `,
  ),
  ...judgementsIn(
    'strangers: tender wordings',
    `
    LED shadowless lamp, ceiling mounted, illumination not less than 160000 lux, double dome | 3: or-lights & name Double & spec illuminance=^(160|180); 2: or-lights & spec illuminance=^(160|180), or-lights & name Ceiling; 1: or-lights
    Supply of biphasic defibrillator with external pacing, max energy 360 J, AC/battery operated | 3: defibrillators & name Pacemaker & spec energy=360; 2: defibrillators & name Pacemaker, defibrillators & spec energy=360; 1: defibrillators
    Lot 4: surgical suture, synthetic absorbable, braided, USP 3/0, round bodied needle 1/2 circle 26 mm | 3: sutures & name Absorbable Braided & spec suture_size=^3/0 & spec needle_length=^26; 2: sutures & name Absorbable Braided; 1: sutures
    Flat panel detector, wireless, CsI scintillator, active area min 35x43 cm | 3: flat-panel-detectors & name Wireless & spec scintillator=CsI & spec field=35; 2: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    Mobile C-arm fluoroscopy unit with 31x31 cm flat panel detector, generator power at least 15 kW | 3: c-arms & spec detector=31; 2: c-arms & name Mobile; 1: c-arms
    Monitor, physiologic, modular, acute care, 15" screen, w/ IBP and EtCO2 | 3: patient-monitors & name Modular & spec screen=^15; 2: patient-monitors & name Modular, patient-monitors & spec screen=^15; 1: patient-monitors
    Adquisición de ventilador mecánico para cuidados intensivos, volumen corriente desde 5 ml, pantalla táctil 15" | 3: ventilators & name Intensive & spec tidal_volume=^5–, ventilators & name Intensive & spec screen=^15; 2: ventilators & name Intensive; 1: ventilators
    Delantal plomado frontal, equivalencia 0,50 mm Pb, talla L, cierre de hebilla | 3: lead-aprons & name Front & spec lead_equivalent=0.50 & spec clothing_size=^L$ & spec closure=Buckle; 2: lead-aprons & name Front & spec lead_equivalent=0.50; 1: lead-aprons
    Suministro de suturas de polipropileno monofilamento azul 4/0 aguja 3/8 19 mm | 3: sutures & name Polypropylene & spec suture_size=^4/0; 2: sutures & name Polypropylene; 1: sutures
    Аппарат рентгеновский палатный передвижной цифровой мощностью не менее 40 кВт | 3: mobile-xray & name Digital & spec generator_power=^(40|50); 2: mobile-xray & name Digital; 1: mobile-xray
    Шприц инъекционный трёхдетальный однократного применения 10 мл Луер лок с иглой 21G | 3: syringes & name Three-part & spec volume=^10 & spec tip=Luer lock; 2: syringes & name Three-part & spec volume=^10, syringes & name Three-part & spec tip=Luer lock; 1: syringes
    Поставка перчаток хирургических стерильных латексных размер 8 (L) | 3: gloves & name Surgical & spec clothing_size=^L$; 2: gloves & name Surgical; 1: gloves
    Троакар лапароскопический без лезвия 12 мм, длина 100 мм, одноразовый | 3: trocars & name Bladeless & spec diameter=^12; 2: trocars & name Bladeless, trocars & spec diameter=^12; 1: trocars
    招标参数：便携式彩色多普勒超声诊断仪，屏幕≥15英寸，探头接口≥2个 | 3: portable-ultrasound & name Colour & spec screen=^15; 2: portable-ultrasound & name Colour; 1: portable-ultrasound
    除颤监护仪 双相波 最大能量360J 带起搏功能 | 3: defibrillators & name Pacemaker & spec energy=360; 2: defibrillators & spec energy=360, defibrillators & name Pacemaker; 1: defibrillators
    医用外科口罩 IIR型 耳挂式 50只/盒 | 3: masks & name IIR & spec fastening=Ear; 2: masks & name IIR; 1: masks
    `,
  ),
  ...judgementsIn(
    'strangers: abbreviations and jargon',
    `
    ESU pencil smoke evac | 3: electrosurgical-pencils & name Smoke; 1: electrosurgical-pencils
    IBP kit double | 3: ibp-transducers & name Double; 1: ibp-transducers
    TVUS probe | 3: endocavity-probes & name Transvaginal; 1: endocavity-probes
    ABPM 24h | 3: holter-recorders & name Blood; 1: holter-recorders
    CTG paper | 2: thermal-paper; 1: fetal-monitors
    POCUS device for iPhone | 3: handheld-ultrasound & spec systems=iOS; 2: handheld-ultrasound; 1: portable-ultrasound
    FPD 17x17 tethered | 3: flat-panel-detectors & name Tethered & spec field=43 × 43; 2: flat-panel-detectors & name Tethered; 1: flat-panel-detectors
    HF generator 80kW xray | 3: hv-generators & name Generator & spec generator_power=^80; 2: hv-generators & spec generator_power=^80; 1: hv-generators
    vicryl 3-0 | 3: sutures & name Absorbable Braided & spec suture_size=^3/0; 2: sutures & name Absorbable Braided; 1: sutures
    OGD scope slim transnasal | 3: gastroscopes & name Gastroscope & spec diameter=^5.9; 2: gastroscopes & name Gastroscope; 1: gastroscopes
    ICU vents | 3: ventilators & name Intensive; 1: ventilators
    CO2 insuff 40 L | 3: insufflators & spec flow=^40; 1: insufflators
    paeds TOE transducer | 3: tee-probes & name Paediatric; 1: tee-probes
    DEA semiautomático | 3: aeds & name Semi; 1: aeds
    cable EKG 10 derivaciones banana | 3: ecg-cables & spec leads=^10 & spec termination=Banana; 2: ecg-cables & spec leads=^10; 1: ecg-cables
    sonda TV 4D | 3: volume-probes & name Endocavity; 2: volume-probes; 1: endocavity-probes
    ИВЛ транспортный | 3: ventilators & name Transport; 1: ventilators
    СМАД регистратор | 3: holter-recorders & name Blood; 1: holter-recorders
    ЧПЭхо датчик взрослый | 3: tee-probes & name Adult; 1: tee-probes
    ФГДС аппарат | 3: gastroscopes & name Gastroscope; 1: gastroscopes
    ЭХВЧ 300 Вт | 3: electrosurgical-units & spec cut_power=^300; 2: electrosurgical-units
    КТГ монитор двойня | 3: fetal-monitors & spec parameters=FHR ×2; 2: fetal-monitors
    ICU 呼吸机 | 3: ventilators & name Intensive; 1: ventilators
    NIBP 袖带 双管 | 3: nibp-cuffs & spec hoses=^2; 1: nibp-cuffs
    DSA高压注射器 | 3: contrast-injectors & name Angiography; 1: contrast-injectors
    `,
  ),
  ...judgementsIn(
    'strangers: misspelt',
    `
    defribilator pads peadiatric | 3: defib-pads & spec patients=Paed; 2: defib-pads
    ultrasond gell 5 liter | 3: ultrasound-gel & spec volume=^5000; 2: ultrasound-gel
    laproscopic graspers 5mm | 3: laparoscopic-instruments & name Grasper & spec diameter=^5$; 2: laparoscopic-instruments & name Grasper; 1: laparoscopic-instruments
    stearile surgical glovs latex free | 3: gloves & name Surgical & spec latex=free, gloves & name Polyisoprene; 2: gloves & name Surgical; 1: gloves
    colonscope | 3: gastroscopes & name Colonoscope; 1: gastroscopes
    elektrosurgical genarator | 3: electrosurgical-units
    weitlander retractor | 3: retractors & name Weitlaner; 1: retractors
    metzembaun scisors curved | 3: scissors & name Metzenbaum & spec tip=Curved; 2: scissors & name Metzenbaum; 1: scissors
    colimator motorized | 3: collimators & name Motorised; 1: collimators
    xenon lihgt sorce 300w | 3: light-sources & name Xenon & spec power=^300; 2: light-sources & name Xenon; 1: light-sources
    brightmear monitor | 3: patient-monitors & brand Brightmere, vital-signs & brand Brightmere, fetal-monitors & brand Brightmere; 1: monitors
    sonaris linear probe | 3: linear-probes & brand Sonarys, linear-probes & maker Sonarys; 1: linear-probes
    desfriblador externo automatico | 3: aeds & name Fully; 2: aeds; 1: defibrillators
    ecografo portatl | 3: portable-ultrasound; 2: handheld-ultrasound
    jerninga de insulina | 3: syringes & name Insulin; 1: syringes
    tijeras meztembaum 18 cm | 3: scissors & name Metzenbaum; 1: scissors
    шовный матерьял рассасывающийся | 3: sutures & name Absorbable; 1: sutures
    гасторскоп видео | 3: gastroscopes & name Gastroscope; 1: gastroscopes
    дифибрилятор бифазный | 3: defibrillators & name Biphasic; 2: defibrillators
    элетрокардиограф 12 канальный | 3: ecg-machines & spec channels=^12; 2: ecg-machines
    ультрозвуковой гель 1 л | 3: ultrasound-gel & spec volume=^1000; 2: ultrasound-gel
    心电图导连线 | 3: ecg-cables
    除颤义 | 3: defibrillators; 2: aeds
    超生探头凸阵 | 3: convex-probes; 1: ultrasound-probes
    `,
  ),
  ...judgementsIn(
    'strangers: other letters and layouts',
    `
    lfnxbr epb rjydtrcysq | 3: convex-probes; 1: ultrasound-probes
    gthtldb;yjq htyuty | 3: mobile-xray
    vfy;tnf | 3: nibp-cuffs
    'ktrnhjls 'ru | 3: ecg-electrodes
    дфзфкщысщзу | 3: laparoscopes & name Laparoscope; 1: laparoscopes
    ыгегкуы | 3: sutures
    manzheta niad | 3: nibp-cuffs
    datchik spo2 | 3: spo2-sensors
    koagulyator | 3: electrosurgical-units
    perchatki nitrilovye | 3: gloves & name Nitrile; 1: gloves
    shpric 20 ml | 3: syringes & spec volume=^20; 1: syringes
    chaosheng tantou | 3: ultrasound-probes
    jianhuyi | 3: patient-monitors; 2: monitors
    xindiantuji | 3: ecg-machines
    гастроскоп Мирасоно | 3: gastroscopes & brand Mirasono & name Gastroscope; 1: gastroscopes
    монитор Зенхаку | 3: patient-monitors & brand Zenhaku, vital-signs & brand Zenhaku; 1: monitors
    датчик лира 85 | 3: ultrasound-probes & fit Lyra 85; 1: ultrasound-probes
    ultrazvuk gel | 3: ultrasound-gel
    `,
  ),
  ...judgementsIn(
    'strangers: odd units',
    `
    apron .5mm lead equivalent | 3: lead-aprons & spec lead_equivalent=0.50; 1: lead-aprons
    CT power injector syringe 200ml | 3: injector-syringes & name CT & spec volume=^200; 2: injector-syringes & spec volume=^200, injector-syringes & name CT; 1: injector-syringes
    21g hypodermic needles | 3: syringes & name Needle & spec needle=^21; 2: syringes & name Needle
    gel 5L jerrycan | 3: ultrasound-gel & spec volume=^5000; 1: ultrasound-gel
    ten mm 30 degree laparoscope | 3: laparoscopes & name Laparoscope & spec diameter=^10 & spec direction=^30; 2: laparoscopes & name Laparoscope & spec diameter=^10, laparoscopes & name Laparoscope & spec direction=^30; 1: laparoscopes
    probe 7.5 mhz linear | 3: linear-probes & within frequency=7.5; 1: linear-probes
    operating table 770 lb | 3: or-tables & spec load=^350; 2: or-tables
    infusion pump 1.2 l/h | 3: infusion-pumps & within flow_rate=1200; 2: infusion-pumps
    x-ray tube 150.000 V | 3: xray-tubes & spec tube_voltage=^150; 1: xray-tubes
    display 4 megapixel 30" | 2: medical-displays & spec screen=^30; 1: medical-displays
    suture 90cm 2-0 silk | 3: sutures & name Silk & spec suture_size=^2/0; 2: sutures & name Silk; 1: sutures
    battery 6.6Ah 14.8v | 3: monitor-batteries & spec voltage=^14.8; 2: monitor-batteries & spec capacity=^6600; 1: monitor-batteries
    guantes 0,1 mm nitrilo negro | 3: gloves & name Nitrile & spec thickness=0.10; 2: gloves & name Nitrile; 1: gloves
    manguito 33 a 47 cm | 3: nibp-cuffs & spec limb_size=^33; 1: nibp-cuffs
    tubo de 300 kHU | 3: xray-tubes & spec heat=^300; 1: xray-tubes
    papel 110mm x 20m para videoimpresora | 3: thermal-paper & name Video & spec paper_width=^110 & spec length=^20; 2: thermal-paper & name Video; 1: thermal-paper
    ножницы 17 см прямые | 3: scissors & spec length=^170 & spec tip=Straight; 2: scissors & spec length=^170, scissors & spec tip=Straight; 1: scissors
    датчик до 18мгц | 3: linear-probes & spec frequency=18; 1: linear-probes
    аккумулятор 4,4 ач | 3: monitor-batteries & spec capacity=^4400; 1: monitor-batteries
    светильник 140 клк | 3: or-lights & spec illuminance=^140; 1: or-lights
    15寸监护仪 | 3: patient-monitors & spec screen=^15; 1: patient-monitors
    0.5毫米铅衣 | 3: lead-aprons & spec lead_equivalent=0.50; 1: lead-aprons
    30度腹腔镜10毫米 | 3: laparoscopes & name Laparoscope & spec diameter=^10 & spec direction=^30; 2: laparoscopes & name Laparoscope; 1: laparoscopes
    `,
  ),
  ...judgementsIn(
    'strangers: machine and part',
    `
    what cable fits Vela 35 S | 3: ecg-cables & fit Vela 35 S
    Nami 50+ temp probe | 3: temperature-probes & fit Nami 50 Plus; 1: temperature-probes
    Suzu85S IBP module | 3: parameter-modules & fit Suzu 85 S & name IBP; 2: parameter-modules & fit Suzu 85 S; 1: parameter-modules
    horizont 30s detector panel | 3: flat-panel-detectors & fit Horizont 30 S; 1: flat-panel-detectors
    Strand 25 Pro psu | 3: ultrasound-power & fit Strand 25 Pro; 1: ultrasound-power
    Vector 20S diathermy pencil footswitch | 3: electrosurgical-pencils & fit Vector 20 S & name Foot; 2: electrosurgical-pencils & fit Vector 20 S; 1: electrosurgical-pencils
    giving set Säntis 95 Plus | 3: infusion-sets & fit Säntis 95 Plus; 1: infusion-sets
    saentis 15 pro ecg electrodes | 3: ecg-electrodes & fit Säntis 15 Pro; 1: ecg-electrodes
    Kvant 25 collimator motorised | 3: collimators & fit Kvant 25 & name Motorised; 2: collimators & fit Kvant 25; 1: collimators
    gastro scope for Cristal 80 Pro processor | 3: gastroscopes & fit Cristal 80 Pro & name Gastro; 2: gastroscopes & fit Cristal 80 Pro; 1: gastroscopes
    Kontur 75 X 3d volume transducer | 3: volume-probes & fit Kontur 75 X; 1: volume-probes
    Stream 40 injector consumables | 3: injector-syringes & fit Stream 40; 1: injector-syringes
    palas para desfibrilador Beacon 95 X | 3: defib-pads & fit Beacon 95 X; 1: defib-pads
    sonda transesofágica para Lyra 50 Plus | 3: tee-probes & fit Lyra 50 Plus; 1: tee-probes
    módulo de CO2 para Ritmo 90 Plus | 3: parameter-modules & fit Ritmo 90 Plus & name CO₂; 2: parameter-modules & fit Ritmo 90 Plus; 1: parameter-modules
    papel para electrocardiógrafo Hai 75 Neo | 3: thermal-paper & fit Hai 75 Neo; 1: thermal-paper
    плата формирователя луча Strand 30 S | 3: ultrasound-boards & fit Strand 30 S & name Beamformer; 2: ultrasound-boards & fit Strand 30 S; 1: ultrasound-boards
    трубка на kvant 80 pro | 3: xray-tubes & fit Kvant 80 Pro; 1: xray-tubes
    датчик температуры кожный Ritmo 75 S | 3: temperature-probes & fit Ritmo 75 S; 1: temperature-probes
    электроды дефибриллятора Sentry 30 X детские | 3: defib-pads & fit Sentry 30 X & spec patients=Paed; 2: defib-pads & fit Sentry 30 X; 1: defib-pads
    Meridian 70 S 血压袖带 成人 | 3: nibp-cuffs & fit Meridian 70 S; 1: nibp-cuffs
    Haneul 90 Plus 限束器 | 3: collimators & fit Haneul 90 Plus; 1: collimators
    Sora 40 穿刺架 | 3: needle-guides & fit Sora 40; 1: needle-guides
    `,
  ),
  ...judgementsIn(
    'strangers: questions and compatibility',
    `
    which cuff do I need for a newborn | 3: nibp-cuffs & spec limb_size=^10; 1: nibp-cuffs
    is there an equivalent of the Sonarys CX5-2C | 3: code CX5-2C; 1: convex-probes
    alternative to Olympus gastroscope | 3: gastroscopes & name Gastroscope; 1: gastroscopes
    ge logiq compatible convex probe | 3: convex-probes; 1: ultrasound-probes
    philips mp30 spo2 cable | 3: spo2-sensors
    nihon kohden ecg leads compatible | 3: ecg-cables
    do you ship ultrasound gel to Kenya | 3: ultrasound-gel
    how much is a portable x-ray | 3: mobile-xray & name Portable; 2: mobile-xray
    can I use this AED on children | 3: aeds; 2: defib-pads
    what probe do I use for thyroid scans | 3: linear-probes & spec application=thyroid; 2: linear-probes; 1: ultrasound-probes
    does the linear probe come with biopsy guide | 3: linear-probes + needle-guides
    ¿qué sonda se usa para obstetricia? | 3: convex-probes & spec application=obstet; 2: convex-probes, volume-probes
    ¿sirve para niños el sensor de oxígeno? | 3: spo2-sensors & spec patients=Paed; 1: spo2-sensors
    equivalente a bisturí eléctrico Valleylab | 3: electrosurgical-units; 1: electrosurgical-pencils
    чем заменить датчик EV9-4C | 3: code EV9-4C; 1: endocavity-probes
    какой гель подходит для узи | 3: ultrasound-gel
    аналог датчика Mindray 35C50EA конвексный | 3: convex-probes
    где купить бумагу для экг 80 мм | 3: thermal-paper & name ECG & spec paper_width=^80; 2: thermal-paper & name ECG; 1: thermal-paper
    新生儿用什么袖带 | 3: nibp-cuffs & spec limb_size=^10; 1: nibp-cuffs
    有没有能代替CX5-2C的探头 | 3: code CX5-2C; 1: convex-probes
    甲状腺检查用什么探头 | 3: linear-probes & spec application=thyroid; 2: linear-probes
    `,
  ),
  ...judgementsIn(
    'strangers: not and without',
    `
    ecg electrodes not for adults | 3: ecg-electrodes & spec patients=Neonatal, ecg-electrodes & spec patients=Paed
    patient monitor without modules | 3: patient-monitors & name Multi; 1: patient-monitors
    surgical gloves no latex | 3: gloves & name Surgical & spec latex=free; 1: gloves & name Surgical
    trocar (not bladed) 5 mm | 3: trocars & name Bladeless & spec diameter=^5$, trocars & name Blunt & spec diameter=^5$; 2: trocars & name Bladeless, trocars & name Blunt
    non-sterile ultrasound gel blue | 3: ultrasound-gel & name "? Ultrasound Gel & spec colour=Blue; 2: ultrasound-gel
    anything but FFP2 respirator | 3: masks & name FFP3; 1: masks
    mascarillas quirúrgicas que no sean con gomas a la oreja | 3: masks & name Surgical & spec fastening=Ties, masks & name Surgical & spec fastening=Head; 1: masks
    colonoscopio, no gastroscopio | 3: gastroscopes & name Colonoscope
    ecógrafo que no sea portátil | 3: cart-ultrasound
    перчатки нестерильные | 3: gloves & name Nitrile
    датчик спо2 кроме пальцевого | 3: spo2-sensors & name Soft, spo2-sensors & name Wrap, spo2-sensors & name Ear
    проводной плоскопанельный детектор, не беспроводной | 3: flat-panel-detectors & name Tethered
    不要无线的平板探测器 | 3: flat-panel-detectors & name Tethered
    非无菌耦合剂 | 3: ultrasound-gel & spec volume=^(250|1000|5000)
    `,
  ),
  ...judgementsIn(
    'strangers: price, stock, amounts, services',
    `
    cheap aed | 3: aeds
    ventilator price list | 3: ventilators
    syringes 10ml bulk 1000 pcs | 3: syringes & name Syringe & spec volume=^10; 2: syringes
    masks FFP2 in stock now | 3: masks & name FFP2; 1: masks
    used c-arm for sale | 3: c-arms & state used; 2: c-arms
    probe repair | 3: probe-cables, ultrasound-probes
    wholesale sutures distributor | 3: sutures
    endoscope rental | 3: gastroscopes, laparoscopes
    calibration of infusion pumps | 3: infusion-pumps, syringe-pumps
    half a dozen trocars 12mm | 3: trocars & spec diameter=^12; 2: trocars
    two-pack defib pads adult | 3: defib-pads & spec patients=Adult; 2: defib-pads
    ecógrafo de segunda mano barato | 3: cart-ultrasound & state used, portable-ultrasound & state used, handheld-ultrasound & state used; 2: ultrasound-systems
    precio autoclavable optica 30 grados artroscopio | 3: laparoscopes & name Arthroscope & spec direction=^30; 2: laparoscopes & name Arthroscope; 1: laparoscopes
    alquiler de desfibrilador | 3: defibrillators; 2: aeds
    100 cajas mascarillas quirúrgicas tipo IIR oferta | 3: masks & name IIR; 1: masks
    купить бу рентген аппарат недорого | 3: mobile-xray & state used; 2: mobile-xray; 1: x-ray-systems
    гинекологический узи датчик в наличии цена | 3: endocavity-probes; 1: ultrasound-probes
    обслуживание наркозно дыхательных аппаратов ивл | 3: ventilators
    超声探头维修价格 | 3: ultrasound-probes; 2: probe-cables
    二手C臂多少钱 | 3: c-arms & state used; 2: c-arms
    现货 一次性手术衣 | 3: drapes & name Gown; 1: drapes
    `,
  ),
  ...judgementsIn(
    'strangers: practices, vets, wards',
    `
    эхокардиограф | 3: cart-ultrasound & name Cardiac; 2: ultrasound-systems
    echocardiograph | 3: cart-ultrasound & name Cardiac; 2: ultrasound-systems
    vet ultrasound for horses portable | 3: portable-ultrasound; 2: handheld-ultrasound
    microconvex probe for cats and dogs | 3: convex-probes & name Micro; 1: convex-probes
    something to open a chest wound during surgery | 3: retractors
    OR lamp on wheels | 3: or-lights & name Mobile; 1: or-lights
    baby heartbeat monitor pregnancy | 3: fetal-monitors
    ear sat probe | 3: spo2-sensors & name Ear; 1: spo2-sensors
    thing for clipping vessels laparoscopically | 3: laparoscopic-instruments & name Clip; 1: laparoscopic-instruments
    eye shield xray goggles over glasses | 3: protective-glasses & name Fit-over; 1: protective-glasses
    ecógrafo veterinario portátil | 3: portable-ultrasound; 2: handheld-ultrasound
    bisturí eléctrico 400 W | 3: electrosurgical-units & spec cut_power=^400; 2: electrosurgical-units
    monitor para partos | 3: fetal-monitors
    ранорасширитель самоудерживающийся | 3: retractors & name Weitlaner; 1: retractors
    узи для ветклиники переносной | 3: portable-ultrasound; 2: handheld-ultrasound
    зажим москит изогнутый | 3: haemostatic-forceps & name Mosquito & spec tip=Curved; 2: haemostatic-forceps & name Mosquito; 1: haemostatic-forceps
    лампа смотровая передвижная | 3: or-lights & name Mobile; 1: or-lights
    兽用便携B超 | 3: portable-ultrasound; 2: handheld-ultrasound
    探头 凸阵 | 3: convex-probes; 1: ultrasound-probes
    袖带 血压 | 3: nibp-cuffs
    电极 心电 | 3: ecg-electrodes
    手套 丁腈 | 3: gloves & name Nitrile; 1: gloves
    球管 CT | 3: ct-tubes
    `,
  ),
];
