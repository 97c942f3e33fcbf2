import { type Judgement, judgementsIn } from '../Judgement.ts';

/** Written after those of `purchasers.ts` were mended, and judged before one was run; the rules of two were put right since. */
export const laterPurchaserJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'later purchasers: trade: words and inflections',
    `
    weitlaner blunt 16 cm | 3: retractors & name Weitlaner & spec tip=Blunt; 2: retractors & name Weitlaner; 1: retractors
    pre-amp? ECG trunk cable 5 lead AHA | 3: ecg-cables & name Trunk & spec leads=5 & spec colour_code=AHA; 2: ecg-cables & spec leads=5, ecg-cables & name Trunk; 1: ecg-cables
    bronchoscopes slim | 3: gastroscopes & name Bronchoscope; 1: gastroscopes
    laser? no: vessel sealing units 350 W | 3: electrosurgical-units & name Sealing; 1: electrosurgical-units
    agujas hipodérmicas 21G | 3: syringes & name Needle & spec needle=^21; 2: syringes & name Needle; 1: syringes
    campos quirúrgicos laparoscópicos | 3: drapes & name Drape; 1: drapes
    батареи литий-ионной 14,8 В | 3: monitor-batteries & spec voltage=^14.8; 1: monitor-batteries
    кислородных масок высокой концентрации | 3: masks & name Oxygen & spec filter=High; 2: masks & name Oxygen; 1: masks
    一次性压力传感器 双通道 | 3: ibp-transducers & name Double; 1: ibp-transducers
    防辐射眼镜 | 3: protective-glasses
    `,
  ),
  ...judgementsIn(
    'later purchasers: professions',
    `
    ICU ventilator neonatal tidal volume 2 ml | 3: ventilators & spec tidal_volume=^2–; 2: ventilators & name Intensive; 1: ventilators
    urologist transrectal probe | 3: endocavity-probes & name Transrectal; 1: endocavity-probes
    school nurse AED | 3: aeds; 1: defibrillators
    cath lab angiography injector | 3: contrast-injectors & name Angiography; 1: contrast-injectors
    vet endoscope for dogs stomach | 3: gastroscopes & name Gastroscope; 2: gastroscopes
    dentist x-ray apron | 3: lead-aprons
    veterinario ecógrafo de bolsillo | 3: handheld-ultrasound; 1: portable-ultrasound
    стоматологу перчатки нитриловые | 3: gloves & name Nitrile; 1: gloves
    `,
  ),
  ...judgementsIn(
    'later purchasers: negations',
    `
    defibrillator without pacemaker | 3: defibrillators & name Biphasic; 1: defibrillators
    sutures not absorbable | 3: sutures & name Polypropylene, sutures & name Silk; 1: sutures
    operating lamp, not ceiling mounted | 3: or-lights & name Mobile; 1: or-lights
    infusion set no injection port | 3: infusion-sets & spec port=Without; 1: infusion-sets
    tubos de rayos X que no sean de ánodo giratorio | 3: xray-tubes & name Stationary, xray-tubes & name Assembly; 1: xray-tubes
    monitor fetal sin gemelos | 2: fetal-monitors
    кабель экг без защиты от дефибриллятора | 3: ecg-cables & spec defib=Without; 1: ecg-cables
    ретракторы без зубцов | 3: retractors & spec teeth=Without; 1: retractors
    不带穿刺的阴道探头 | 2: endocavity-probes
    非一次性血压袖带 | 3: nibp-cuffs
    `,
  ),
  ...judgementsIn(
    'later purchasers: units and ranges',
    `
    C-arm over 15 kW | 3: c-arms & spec generator_power=^(15|20|25); 1: c-arms
    portable ultrasound less than 4 kg | 3: portable-ultrasound & spec weight=^3.6; 1: portable-ultrasound
    gloves 24 cm 0.1 mm | 3: gloves & spec length=^240 & spec thickness=^0.10; 2: gloves & spec length=^240, gloves & spec thickness=^0.10; 1: gloves
    probe cover 15x244 | 3: probe-covers & spec size=15 × 244; 1: probe-covers
    aguja 25G 38mm | 3: syringes & spec needle=^25 & spec needle_length=^38; 2: syringes & spec needle=^25, syringes & spec needle_length=^38; 1: syringes
    cable ECG de 2,7 metros 10 derivaciones | 3: ecg-cables & spec leads=^10 & spec cable_length=^2.7; 2: ecg-cables & spec leads=^10; 1: ecg-cables
    инсуффлятор 40 литров в минуту | 3: insufflators & spec flow=^40; 1: insufflators
    трубка КТ не менее 7 MHU | 3: ct-tubes & spec heat=^(7.5|8); 1: ct-tubes
    显示器 30英寸以上 | 3: medical-displays & spec screen=^(30.4|32); 1: medical-displays
    电池 5200毫安时 10.8伏 | 3: monitor-batteries & spec voltage=^10.8 & spec capacity=^5200; 2: monitor-batteries & spec voltage=^10.8, monitor-batteries & spec capacity=^5200; 1: monitor-batteries
    `,
  ),
  ...judgementsIn(
    'later purchasers: size and age',
    `
    infant oesophageal temperature probe | 3: temperature-probes & name Oesophageal & spec patients=Neonatal; 2: temperature-probes & name Oesophageal; 1: temperature-probes
    thigh cuff | 3: nibp-cuffs & spec limb_size=^46; 1: nibp-cuffs
    children's phased array | 3: phased-probes & name Paediatric; 1: phased-probes
    apron size XL | 3: lead-aprons & spec clothing_size=^XL; 1: lead-aprons
    electrodos pediátricos ECG 36 mm | 3: ecg-electrodes & spec patients=Paed & spec diameter=^36; 2: ecg-electrodes & spec patients=Paed; 1: ecg-electrodes
    детский SpO2 датчик мягкий | 3: spo2-sensors & name Soft & spec patients=Paed; 2: spo2-sensors & name Soft, spo2-sensors & spec patients=Paed; 1: spo2-sensors
    小号手套 | 3: gloves & spec clothing_size=^S$; 1: gloves
    `,
  ),
  ...judgementsIn(
    'later purchasers: machine and part',
    `
    Sonata 45 Pro TEE probe | 3: tee-probes & fit Sonata 45 Pro; 1: tee-probes
    high voltage generator for Spektra 45 Pro | 3: hv-generators & fit Spektra 45 Pro; 1: hv-generators
    Shan 45 Pro SpO2 | 3: spo2-sensors & fit Shan 45 Pro; 1: spo2-sensors
    sonda de volumen Kontur 75 X | 3: volume-probes & fit Kontur 75 X; 1: volume-probes
    батарея Suzu 25? нет, Hai 25 | 3: monitor-batteries & fit Hai 25; 1: monitor-batteries
    детектор Haneul 40 Plus | 3: flat-panel-detectors & fit Haneul 40 Plus; 1: flat-panel-detectors
    Delta 304 经食道 | 3: tee-probes & fit Delta 304; 1: tee-probes
    beamformer board Lyra 85 | 3: ultrasound-boards & fit Lyra 85; 1: ultrasound-boards
    `,
  ),
  ...judgementsIn(
    'later purchasers: service requests',
    `
    convex probe repair | 3: convex-probes; 1: probe-cables
    ventilator servicing contract | 3: ventilators
    loan of a portable ultrasound | 3: portable-ultrasound
    calibración de monitores | 3: patient-monitors; 2: vital-signs, fetal-monitors
    reparar arco en C | 3: c-arms
    ремонт гастроскопа | 3: gastroscopes & name Gastroscope; 2: gastroscopes
    монтаж операционного светильника | 3: or-lights
    除颤仪校准 | 3: defibrillators; 2: aeds
    `,
  ),
  ...judgementsIn(
    'later purchasers: misspelt and mixed',
    `
    hemostat forcpes mosquitto | 3: haemostatic-forceps & name Mosquito; 1: haemostatic-forceps
    colimador motorizad | 3: collimators & name Motorised; 1: collimators
    patiant moniter 15in | 3: patient-monitors & spec screen=^15; 1: patient-monitors
    probe датчик lineal 5-12 | 3: linear-probes & spec frequency=^5–12; 1: linear-probes
    guantes nitrile talla L | 3: gloves & name Nitrile & spec clothing_size=^L$; 2: gloves & name Nitrile; 1: gloves
    ecg бумага 210mm | 3: thermal-paper & name ECG & spec paper_width=^210; 2: thermal-paper & name ECG; 1: thermal-paper
    `,
  ),
  ...judgementsIn(
    'later purchasers: questions',
    `
    what do I plug the ECG electrodes into | 3: ecg-cables; 2: ecg-machines
    which tube fits an ultrasound gel? I mean which gel for ultrasound | 3: ultrasound-gel
    how to keep a wound open during surgery | 3: retractors
    ¿con qué se limpia la sonda? | 3: wipes & name Probe; 2: wipes
    какой датчик для щитовидки | 3: linear-probes
    做胃镜需要什么钳子 | 3: biopsy-forceps
    `,
  ),
  ...judgementsIn(
    'later purchasers: several constraints',
    `
    Ostrelle 4K laparoscope 30° 10 mm | 3: laparoscopes & brand Ostrelle & spec resolution_class=4K & spec direction=^30; 2: laparoscopes & brand Ostrelle; 1: laparoscopes
    refurbished c-arm flat panel 31x31 | 3: c-arms & spec detector=31 & state refurbished; 2: c-arms & spec detector=31, c-arms & state refurbished; 1: c-arms
    neonatal spo2 wrap 9 pin 0.9 m | 3: spo2-sensors & name Wrap & spec patients=[Nn]eonatal & spec pins=^9; 2: spo2-sensors & name Wrap & spec patients=[Nn]eonatal; 1: spo2-sensors
    Salvanta luer lock syringe 50 ml | 3: syringes & brand Salvanta & spec tip=lock & spec volume=^50; 2: syringes & brand Salvanta & spec tip=lock, syringes & brand Salvanta & spec volume=^50; 1: syringes
    bomba volumétrica wifi biblioteca de fármacos 5000 | 3: infusion-pumps & name Volumetric & spec drug_library=^5 000 & spec interfaces=Wi-Fi; 2: infusion-pumps & name Volumetric; 1: infusion-pumps
    нож? ножницы Метценбаума изогнутые 20 см твердосплавные | 3: scissors & name Metzenbaum & spec tip=Curved & spec edges=Tungsten; 2: scissors & name Metzenbaum; 1: scissors
    `,
  ),
];
