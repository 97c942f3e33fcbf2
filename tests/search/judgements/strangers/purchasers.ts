import { type Judgement, judgementsIn } from '../Judgement.ts';

/** Written and judged before one was run; the rule of one was put right since. */
export const purchaserJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'purchasers: trade: words and inflections',
    `
    disposable transducer for arterial line, single | 3: ibp-transducers & name Disposable; 1: ibp-transducers
    SFA skin graft? no: metz scissors curved 18 | 2: scissors & name Metzenbaum; 1: scissors
    resectoscopy light cable tower LED source | 2: light-sources & name LED; 1: light-sources
    vessel sealer generator | 3: electrosurgical-units & name Sealing; 1: electrosurgical-units
    smoke evac pencils | 3: electrosurgical-pencils & name Smoke; 1: electrosurgical-pencils
    hockey stick transducer | 3: linear-probes & name Hockey; 1: linear-probes
    self-retaining retractors, blunt | 3: retractors & name Weitlaner & spec tip=Blunt; 2: retractors & name Weitlaner; 1: retractors
    monofilament absorbables 3-0 | 3: sutures & name Monofilament & spec suture_size=^3/0; 2: sutures & name Monofilament; 1: sutures
    guías de punción para sondas | 3: needle-guides
    mandiles plomados de dos piezas o envolventes | 3: lead-aprons & name Wrap; 1: lead-aprons
    pinzas hemostáticas rectas | 3: haemostatic-forceps & spec tip=Straight; 1: haemostatic-forceps
    bombas de jeringa de dos canales | 3: syringe-pumps & name Dual; 1: syringe-pumps
    tubos de tomógrafo de alta capacidad | 3: ct-tubes & name High; 1: ct-tubes
    перчаток смотровых нитриловых чёрных | 3: gloves & name Nitrile & spec colour=Black; 2: gloves & name Nitrile; 1: gloves
    ножницами Мейо прямыми | 3: scissors & name Mayo & spec tip=Straight; 2: scissors & name Mayo; 1: scissors
    рассасывающегося шовного материала | 3: sutures & name Absorbable; 1: sutures
    светильников операционных двухкупольных | 3: or-lights & name Double; 1: or-lights
    高压发生器 80千瓦 | 3: hv-generators & spec generator_power=^80; 1: hv-generators
    可重复使用活检钳 | 3: biopsy-forceps & name Reusable; 1: biopsy-forceps
    限束器 电动 | 3: collimators & name Motorised; 1: collimators
    `,
  ),
  ...judgementsIn(
    'purchasers: professions',
    `
    vet clinic, dental? no - ecg for horses | 3: ecg-machines; 2: holter-recorders
    ambulance ventilator | 3: ventilators & name Transport; 1: ventilators
    paramedic defibrillator with pacing | 3: defibrillators & name Pacemaker; 1: defibrillators, aeds
    dentist surgical mask box | 3: masks & name Surgical; 1: masks
    NICU skin temperature probe | 3: temperature-probes & name Skin & spec patients=Neonatal; 2: temperature-probes & spec patients=Neonatal; 1: temperature-probes
    endoscopy suite CO2 | 3: insufflators
    midwife doppler | 3: fetal-monitors; 1: handheld-ultrasound
    sonographer gel 5 litre canister | 3: ultrasound-gel & spec volume=^5000; 1: ultrasound-gel
    cardiologist TEE probe for children | 3: tee-probes & name Paediatric; 1: tee-probes
    equipo para ambulancia: desfibrilador | 3: defibrillators; 2: aeds
    unidad de cuidados intensivos neonatales sensor de saturación | 3: spo2-sensors & spec patients=[Nn]eonatal; 1: spo2-sensors
    для скорой помощи аппарат ИВЛ | 3: ventilators & name Transport; 1: ventilators
    гинекологу датчик внутриполостной | 3: endocavity-probes & name Transvaginal; 2: endocavity-probes
    ортопеду электронно-оптический преобразователь мини | 3: c-arms & name Mini; 1: c-arms
    急救车 除颤仪 | 3: defibrillators; 2: aeds
    新生儿科 心电电极片 | 3: ecg-electrodes & spec patients=Neonatal; 1: ecg-electrodes
    `,
  ),
  ...judgementsIn(
    'purchasers: negations',
    `
    ultrasound system not portable | 3: cart-ultrasound; 1: handheld-ultrasound
    x-ray unit, not portable | 3: mobile-xray & name Mobile, c-arms; 1: mobile-xray
    detector plano sin cable | 3: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    monitor de signos vitales, no de control puntual | 3: vital-signs & name Vital
    детектор без кабеля 35х43 | 3: flat-panel-detectors & name Wireless & spec field=35 × 43; 2: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    электроды не для взрослых | 3: ecg-electrodes & spec patients=Neonatal, ecg-electrodes & spec patients=Paed, defib-pads & spec patients=Paed
    wet wipes that contain no alcohol | 3: wipes & spec agent=Quaternary, wipes & spec agent=Hydrogen; 1: wipes
    handheld scanner no wires | 3: handheld-ultrasound & name Wireless; 1: handheld-ultrasound
    湿巾 不含酒精 | 3: wipes & spec agent=Quaternary, wipes & spec agent=Hydrogen; 1: wipes
    不要无线的平板探测器 | 3: flat-panel-detectors & name Tethered; 1: flat-panel-detectors
    non-disposable biopsy forceps | 3: biopsy-forceps & name Reusable; 1: biopsy-forceps
    AED that is not fully automatic | 3: aeds & name Semi; 1: aeds
    `,
  ),
  ...judgementsIn(
    'purchasers: units and ranges',
    `
    laparoscope 30 degrees 10mm | 3: laparoscopes & name Laparoscope & spec direction=^30 & spec diameter=^10; 2: laparoscopes & spec direction=^30; 1: laparoscopes
    wireless handheld 3-10 MHz | 3: handheld-ultrasound & name Wireless & spec frequency=^3–10; 2: handheld-ultrasound & name Wireless, handheld-ultrasound & spec frequency=^3–10; 1: handheld-ultrasound
    operating table at least 300 kg | 3: or-tables & spec load=^(300|350); 1: or-tables
    infusion pump up to 2000 ml/h | 3: infusion-pumps & spec flow_rate=2000; 1: infusion-pumps
    CT tube 7,5 MHU | 3: ct-tubes & spec heat=^7.5; 1: ct-tubes
    tijeras de 14 a 17 cm Iris | 3: scissors & name Iris; 1: scissors
    papel térmico 112 mm x 25 m | 3: thermal-paper & spec paper_width=^112 & spec length=^25; 2: thermal-paper & spec paper_width=^112; 1: thermal-paper
    манжета 25-35 см два шланга | 3: nibp-cuffs & spec limb_size=^25–35 & spec hoses=^2; 2: nibp-cuffs & spec limb_size=^25–35; 1: nibp-cuffs
    осветитель ксеноновый 300 Вт | 3: light-sources & name Xenon & spec power=^300; 2: light-sources & name Xenon; 1: light-sources
    线阵探头 5-12MHz 40mm | 3: linear-probes & spec frequency=^5–12; 1: linear-probes
    insulin syringe 29 gauge 1 cc | 3: syringes & name Insulin; 1: syringes
    trocar 12 x 100 mm bladeless | 3: trocars & name Bladeless & spec diameter=^12 & spec working_length=^100; 2: trocars & name Bladeless & spec diameter=^12; 1: trocars
    `,
  ),
  ...judgementsIn(
    'purchasers: size and age',
    `
    cuff for a toddler | 3: nibp-cuffs & spec limb_size=^(10–19|18–26); 1: nibp-cuffs
    pulse oximeter sensor for children | 3: spo2-sensors & spec patients=Paed; 1: spo2-sensors
    preemie spo2 wrap | 3: spo2-sensors & name Wrap & spec patients=[Nn]eonatal; 2: spo2-sensors & name Wrap; 1: spo2-sensors
    pediatric defib pads | 3: defib-pads & spec patients=Paed; 1: defib-pads
    brazalete de presión para obesos | 3: nibp-cuffs & spec limb_size=^(33–47|46–66); 1: nibp-cuffs
    sonda cardíaca pediátrica | 3: phased-probes & name Paediatric; 1: phased-probes
    температурный датчик для новорождённых | 3: temperature-probes & spec patients=Neonatal; 1: temperature-probes
    большие перчатки хирургические XL | 3: gloves & name Surgical & spec clothing_size=^XL; 2: gloves & name Surgical; 1: gloves
    儿童经食道探头 | 3: tee-probes & name Paediatric; 1: tee-probes
    extra large surgical gown | 3: drapes & name Gown & spec clothing_size=^XL; 2: drapes & name Gown; 1: drapes
    `,
  ),
  ...judgementsIn(
    'purchasers: machine and part',
    `
    battery Meridian 30 S | 3: monitor-batteries & fit Meridian 30 S; 1: monitor-batteries
    Lyra 85 convex | 3: convex-probes & fit Lyra 85; 1: convex-probes
    Kvant 25 tubo de rayos X | 3: xray-tubes & fit Kvant 25; 1: xray-tubes
    ЭКГ кабель Säntis 15 Pro | 3: ecg-cables & fit Säntis 15 Pro; 1: ecg-cables
    Strand 35 电源 | 3: ultrasound-power & fit Strand 35; 1: ultrasound-power
    which gastroscope works with Hikari 65 Pro | 3: gastroscopes & fit Hikari 65 Pro; 1: gastroscopes
    paper for Vela 60 Pro | 3: thermal-paper & fit Vela 60 Pro; 1: thermal-paper
    injector syringes Stream 40 | 3: injector-syringes & fit Stream 40; 1: injector-syringes
    кабель датчика Shan 65 X | 3: probe-cables & fit Shan 65 X; 1: probe-cables
    Optima 55 收束器 准直器 | 3: collimators & fit Optima 55; 1: collimators
    `,
  ),
  ...judgementsIn(
    'purchasers: service requests',
    `
    probe repair | 3: ultrasound-probes; 1: probe-cables
    calibrate my syringe pump | 3: syringe-pumps
    loaner gastroscope while ours is being repaired | 3: gastroscopes & name Gastroscope; 2: gastroscopes
    my c-arm is broken, can you fix it | 3: c-arms
    mantenimiento preventivo de ventiladores | 3: ventilators
    reparación de sonda lineal | 3: linear-probes; 1: probe-cables
    alquiler de ecógrafo portátil | 3: portable-ultrasound; 1: handheld-ultrasound
    ремонт датчика | 3: ultrasound-probes, spo2-sensors; 1: probe-cables
    поверка мониторов пациента | 3: patient-monitors; 2: vital-signs
    内窥镜维修 | 3: gastroscopes, laparoscopes
    `,
  ),
  ...judgementsIn(
    'purchasers: misspelt and mixed',
    `
    gastroskope olympus like | 3: gastroscopes & name Gastroscope; 2: gastroscopes
    electrosurgicel pencel | 3: electrosurgical-pencils
    laparascopic grasper fenestrated | 3: laparoscopic-instruments & name Fenestrated; 1: laparoscopic-instruments
    infusor pump jeringa | 3: syringe-pumps; 1: infusion-pumps
    датчик spo2 neonatal wrap | 3: spo2-sensors & name Wrap & spec patients=[Nn]eonatal; 2: spo2-sensors & spec patients=[Nn]eonatal; 1: spo2-sensors
    transductor convex 3.5mhz 探头 | 3: convex-probes & within frequency=3.5; 1: convex-probes
    фантом? нет, монитор fetal с toco | 3: fetal-monitors
    nibp манжета adulto | 3: nibp-cuffs
    ventillator intensiv care | 3: ventilators & name Intensive; 1: ventilators
    defibrilador bifasico monitor | 3: defibrillators & name Biphasic; 1: defibrillators
    `,
  ),
  ...judgementsIn(
    'purchasers: questions',
    `
    what cuff fits a large arm | 3: nibp-cuffs & spec limb_size=^33–47; 2: nibp-cuffs & spec limb_size=^46–66; 1: nibp-cuffs
    which probe do I need to scan the thyroid | 3: linear-probes; 1: ultrasound-probes
    can I autoclave these retractors | 3: retractors
    how do I protect my eyes from x-rays | 3: protective-glasses
    ¿qué sonda se usa para corazón? | 3: phased-probes; 2: tee-probes
    чем снять давление за сутки | 3: holter-recorders & name Blood; 1: nibp-cuffs, vital-signs
    胎心监护用什么仪器 | 3: fetal-monitors
    what goes on the chest for an ecg | 3: ecg-electrodes; 2: ecg-cables
    `,
  ),
  ...judgementsIn(
    'purchasers: several constraints',
    `
    wireless detector csi 43x43 waterproof ip67 | 3: flat-panel-detectors & name Wireless & spec field=43 × 43 & spec scintillator=CsI; 2: flat-panel-detectors & name Wireless & spec field=43 × 43, flat-panel-detectors & name Wireless & spec scintillator=CsI; 1: flat-panel-detectors
    Puravel nitrile gloves size M blue box of 100 | 3: gloves & brand Puravel & name Nitrile & spec clothing_size=^M$ & spec colour=Blue; 2: gloves & brand Puravel & name Nitrile; 1: gloves
    Heyunda patient monitor 12 inch with CO2 and IBP | 3: patient-monitors & brand Heyunda & spec screen=^12 & spec parameters=CO₂; 2: patient-monitors & brand Heyunda; 1: patient-monitors
    used cardiac ultrasound cart 21.5 inch | 3: cart-ultrasound & name Cardiac & spec screen=^21.5 & state used; 2: cart-ultrasound & name Cardiac & spec screen=^21.5, cart-ultrasound & name Cardiac & state used; 1: cart-ultrasound
    sterile latex free gloves size L white | 3: gloves & name Surgical & spec clothing_size=^L$ & spec colour=White; 2: gloves & name Surgical; 1: gloves
    trocar sin cuchilla 5 mm con vaina roscada | 3: trocars & name Bladeless & spec diameter=^5$ & spec sleeve=Threaded; 2: trocars & name Bladeless & spec diameter=^5$, trocars & name Bladeless & spec sleeve=Threaded; 1: trocars
    Sonarys 60 mm convex | 3: convex-probes & brand Sonarys & spec radius=^60; 2: convex-probes & brand Sonarys; 1: convex-probes
    Roentara 0.5 apron | 3: lead-aprons & brand Roentara & spec lead_equivalent=0.50; 2: lead-aprons & brand Roentara; 1: lead-aprons
    Кардовия эльфа 12 каналов экг | 3: ecg-machines & brand Cardovia & spec channels=^12; 2: ecg-machines & brand Cardovia; 1: ecg-machines
    麦拉索诺 27寸 手术显示器 | 3: medical-displays & name Surgical & spec screen=^27; 2: medical-displays & name Surgical; 1: medical-displays
    `,
  ),
];
