import { type Judgement, judgementsIn } from '../Judgement.ts';

/** By procedure, department and purpose, written and judged from the facts of the catalogue before any of them was tried. */
export const departmentJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'departments: procedures',
    `
    laparoscopy starter kit | 3: laparoscopic-instruments, laparoscopes, trocars; 2: minimally-invasive; 1: drapes & name Laparoscopy
    everything for a gallbladder keyhole operation | 3: laparoscopic-instruments, trocars; 2: minimally-invasive
    what do I need to take an ecg | 3: ecg-machines; 2: ecg-electrodes, ecg-cables, thermal-paper & name ECG
    colonoscopy biopsy | 3: biopsy-forceps; 1: gastroscopes & name Colonoscope
    material para cesárea | 3: drapes; 2: gloves & name Surgical, sutures; 1: surgical-instruments
    для гастроскопии | 3: gastroscopes & name Gastroscope; 2: gastroscopes, biopsy-forceps
    набор для ушивания раны | 3: sutures, needle-holders; 1: surgical-instruments
    腹腔镜手术器械 | 3: laparoscopic-instruments; 2: trocars, laparoscopes; 1: minimally-invasive
    `,
  ),
  ...judgementsIn(
    'departments: wards and patients',
    `
    NICU pulse oximetry | 3: spo2-sensors & spec patients=[Nn]eonatal; 1: spo2-sensors
    OR table electric | 3: or-tables & name Electric; 1: or-tables
    ER monitor | 3: patient-monitors; 2: vital-signs; 1: defibrillators
    preemie ecg stickers | 3: ecg-electrodes & spec patients=Neonatal; 1: ecg-electrodes
    temperature probe for toddlers | 3: temperature-probes & spec patients=Paediatric; 1: temperature-probes
    monitor para la UCI | 3: patient-monitors; 1: vital-signs
    ventilador para UCI | 3: ventilators & name Intensive; 1: ventilators
    ивл для реанимации | 3: ventilators & name Intensive; 1: ventilators
    датчик сатурации для недоношенных | 3: spo2-sensors & spec patients=[Nn]eonatal; 1: spo2-sensors
    手术室用监护仪 | 3: patient-monitors; 2: medical-displays & name Surgical; 1: vital-signs
    ICU 呼吸机 | 3: ventilators & name Intensive; 1: ventilators
    `,
  ),
  ...judgementsIn(
    'departments: machines misspelt',
    `
    batery for merdian 25 plus | 3: monitor-batteries & fit Meridian 25 Plus; 1: monitor-batteries
    convex probe lyra85 | 3: convex-probes & fit Lyra 85; 1: convex-probes
    cuff for becon 40x | 3: nibp-cuffs & fit Beacon 40 X; 1: nibp-cuffs
    spo2 for saentis 90 neo | 3: spo2-sensors & fit Säntis 90 Neo; 1: spo2-sensors
    sensor de temperatura beacon60plus | 3: temperature-probes & fit Beacon 60 Plus; 1: temperature-probes
    датчик давления на юн 15 х | 3: ibp-transducers & fit Yun 15 X; 1: ibp-transducers
    кабель экг для сентри 10 нео | 3: ecg-cables & fit Sentry 10 Neo; 1: ecg-cables
    Alpina40Pro 电池 | 3: monitor-batteries & fit Alpina 40 Pro; 1: monitor-batteries
    `,
  ),
  ...judgementsIn(
    'departments: questions',
    `
    which probe fits the Lyra 85 | 3: ultrasound-probes & fit Lyra 85; 1: ultrasound-probes
    does the Meridian 10 take a reusable cuff | 3: nibp-cuffs & fit Meridian 10 & name Reusable; 2: nibp-cuffs & fit Meridian 10; 1: nibp-cuffs
    what size syringe goes in a CT injector | 3: injector-syringes & name CT; 1: injector-syringes
    how do I clean an ultrasound probe | 3: wipes & name Probe; 2: wipes
    is there a lead apron without lead | 3: lead-aprons & spec core=Lead-free; 0: lead-aprons
    ¿qué papel usa un electrocardiógrafo de 12 canales? | 3: thermal-paper & name ECG; 1: thermal-paper
    ¿cuál es el mejor ecógrafo portátil? | 3: portable-ultrasound; 2: handheld-ultrasound; 1: cart-ultrasound
    какой датчик нужен для эхо сердца | 3: phased-probes; 2: tee-probes
    чем резать и коагулировать | 3: electrosurgical-units; 2: electrosurgical-pencils
    哪种探头可以看甲状腺 | 3: linear-probes & spec application=thyroid; 2: linear-probes
    `,
  ),
  ...judgementsIn(
    'departments: comparison and choice',
    `
    LED vs xenon light source | 3: light-sources & name LED + light-sources & name Xenon
    vicryl or silk | 3: sutures & name Braided + sutures & name Silk
    semi automatic or fully automatic aed | 3: aeds & name Semi + aeds & name Fully
    guantes de nitrilo o de látex | 3: gloves & name Nitrile + gloves & spec latex=Natural
    конвексный или линейный датчик | 3: convex-probes + linear-probes
    шприцевой насос или инфузионный что лучше | 3: syringe-pumps + infusion-pumps
    一次性还是重复使用的袖带 | 3: nibp-cuffs & name Reusable; 2: nibp-cuffs
    `,
  ),
  ...judgementsIn(
    'departments: budget and stock',
    `
    ecg machine under $500 | 3: ecg-machines
    portable ultrasound below 10k | 3: portable-ultrasound; 1: handheld-ultrasound
    nitrile gloves size m in stock now | 3: gloves & name Nitrile & spec clothing_size=^M$ & stock in; 2: gloves & name Nitrile; 1: gloves
    1000 pcs ecg electrodes | 3: ecg-electrodes
    monitor de paciente por menos de 2000 euros | 3: patient-monitors; 1: vital-signs
    дефибриллятор до 50 000 руб в наличии | 3: defibrillators & stock in; 2: defibrillators; 1: aeds
    гель для узи 5 литров канистра недорого | 3: ultrasound-gel & spec volume=^5000$; 1: ultrasound-gel
    便宜的血压袖带 现货 | 3: nibp-cuffs & stock in; 2: nibp-cuffs
    预算五万以内的便携彩超 | 3: portable-ultrasound; 1: handheld-ultrasound
    `,
  ),
  ...judgementsIn(
    'departments: mixed and spoken',
    `
    ok so I need one of those clips that goes on the finger for oxygen adult size | 3: spo2-sensors & name Finger & spec patients=Adult; 2: spo2-sensors & name Finger; 1: spo2-sensors
    uh the rolls of paper for the ecg machine two hundred ten millimeters | 3: thermal-paper & name ECG & spec paper_width=^210$; 2: thermal-paper & name ECG; 1: thermal-paper
    sonda convex для Lyra 85 | 3: convex-probes & fit Lyra 85; 1: convex-probes
    NIBP манжета large adult двухшланговая | 3: nibp-cuffs & spec limb_size=^33 & spec hoses=^2$; 2: nibp-cuffs & spec limb_size=^33; 1: nibp-cuffs
    丙烯 suture 3/0 | 3: sutures & name Polypropylene & spec suture_size=3/0; 2: sutures & name Polypropylene; 1: sutures
    hola busco unos guantes de esos azules de nitrilo talla grande caja de cien | 3: gloves & name Nitrile & spec colour=Blue & spec clothing_size=^L$; 2: gloves & name Nitrile & spec colour=Blue; 1: gloves & name Nitrile
    алиса найди мне ножницы изогнутые сто семьдесят миллиметров | 3: scissors & spec tip=Curved & spec length=^170$; 2: scissors & spec tip=Curved; 1: scissors
    `,
  ),
  ...judgementsIn(
    'departments: short and endearing',
    `
    pt monitor w/ co2 | 3: patient-monitors & spec parameters=CO₂; 1: patient-monitors
    lap grasper fenestrated w ratchet | 3: laparoscopic-instruments & name Fenestrated & spec handle=With ratchet; 2: laparoscopic-instruments & name Fenestrated; 1: laparoscopic-instruments
    tijeritas de iris | 3: scissors & name Iris; 1: scissors
    шприцик 5мл люэр лок | 3: syringes & spec volume=^5$ & spec tip=Luer lock; 2: syringes & spec volume=^5$; 1: syringes
    салфеточки для датчиков | 3: wipes & name Probe; 1: wipes
    小剪刀 直 | 3: scissors & name Iris & spec tip=Straight; 2: scissors & spec tip=Straight; 1: scissors
    `,
  ),
];
