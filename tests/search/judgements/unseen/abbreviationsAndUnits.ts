import { type Judgement, judgementsIn } from '../Judgement.ts';

/** Abbreviations, units and what is not wanted, judged by the facts of the catalogue before one of them was tried. */
export const abbreviationAndUnitJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'unseen: abbreviations',
    `
    esu 300w | 3: electrosurgical-units & spec cut_power=^300; 1: electrosurgical-units
    ctg machine | 3: fetal-monitors
    abpm recorder | 3: holter-recorders & name Blood Pressure; 1: holter-recorders
    fpd 43x43 wifi | 3: flat-panel-detectors & spec field=43 × 43 & spec interfaces=Wi-Fi; 2: flat-panel-detectors & spec field=43 × 43; 1: flat-panel-detectors
    tvs probe | 3: endocavity-probes & name Transvaginal; 1: endocavity-probes
    ICU vent | 3: ventilators & name Intensive; 1: ventilators
    or lt led mobile | 3: or-lights & name Mobile; 1: or-lights
    pt monitor w/ etco2 | 3: patient-monitors & spec parameters=CO₂; 2: parameter-modules & name CO₂; 1: patient-monitors
    sens. spo2 ped. | 3: spo2-sensors & spec patients=Paediatric; 1: spo2-sensors
    bomba inf. ambul. | 3: infusion-pumps & name Ambulatory; 1: infusion-pumps
    мон. пац. 15 дюйм. | 3: patient-monitors & spec screen=^15; 1: patient-monitors
    иад датчик одноразовый | 3: ibp-transducers & name Disposable; 1: ibp-transducers
    эхвч аппарат | 3: electrosurgical-units
    DR平板 | 3: flat-panel-detectors
    `,
  ),
  ...judgementsIn(
    'unseen: units',
    `
    x ray tube 0.3mhu | 3: xray-tubes & spec heat=^300; 1: xray-tubes
    ct tube 5300 khu | 3: ct-tubes & spec heat=^5.3; 1: ct-tubes
    gel 5 liter | 3: ultrasound-gel & spec volume=^5000; 1: ultrasound-gel
    gel 0.25 l bottle | 3: ultrasound-gel & spec volume=^250$; 1: ultrasound-gel
    battery 4.4 Ah | 3: monitor-batteries & spec capacity=^4400; 1: monitor-batteries
    probe cable 220 cm | 3: probe-cables & spec cable_length=^2.2; 1: probe-cables
    or table 350 kilos | 3: or-tables & spec load=^350; 1: or-tables
    trocar 1,2 cm | 3: trocars & spec diameter=^12$; 1: trocars
    cable de 250 centímetros para sensor spo2 | 3: spo2-sensors & spec cable_length=^2.5; 1: spo2-sensors
    аккумулятор 5,2 ач | 3: monitor-batteries & spec capacity=^5200; 1: monitor-batteries
    генератор 65000 вт рентген | 3: hv-generators & spec generator_power=^65; 1: hv-generators
    2300毫安时电池 | 3: monitor-batteries & spec capacity=^2300; 1: monitor-batteries
    五升超声耦合剂 | 3: ultrasound-gel & spec volume=^5000; 1: ultrasound-gel
    拉钩13厘米 | 3: retractors & spec length=^130; 1: retractors
    `,
  ),
  ...judgementsIn(
    'unseen: not and without',
    `
    gastroscope w/o water jet | 3: gastroscopes & name Gastroscope & spec jet=Without; 2: gastroscopes & spec jet=Without; 1: gastroscopes
    infusion set no injection port | 3: infusion-sets & spec port=Without; 0: infusion-sets
    ecg cable, not clip | 3: ecg-cables & spec termination=Banana|Snap|Needle; 1: ecg-cables
    surgical gloves latex free | 3: gloves & name Surgical & spec latex=free; 2: gloves & spec latex=free; 1: gloves
    apron without lead core | 3: lead-aprons & spec core=Lead-free; 1: lead-aprons
    grasper, ratchetless | 3: laparoscopic-instruments & name Grasper & spec handle=Without; 2: laparoscopic-instruments & name Grasper; 1: laparoscopic-instruments
    ecg paper without grid | 3: thermal-paper & name ECG & spec grid=Plain; 2: thermal-paper & spec grid=Plain; 1: thermal-paper & name ECG
    monitors but not used ones | 3: patient-monitors & state new, patient-monitors & state refurbished, vital-signs & state new, fetal-monitors & state new, vital-signs & state refurbished, fetal-monitors & state refurbished; 0: monitors
    guantes que no sean de látex | 3: gloves & spec latex=free; 1: gloves
    cables ecg sin protección desfibrilador | 3: ecg-cables & spec defib=Without; 1: ecg-cables
    колоноскоп без водной струи | 3: gastroscopes & name Colonoscope & spec jet=Without; 1: gastroscopes & name Colonoscope
    перчатки не стерильные смотровые | 3: gloves & name Examination; 1: gloves
    不要弯头的持针器 | 3: needle-holders & spec tip=Straight; 1: needle-holders
    不带棘轮的腹腔镜钳 | 3: laparoscopic-instruments & spec handle=Without; 1: laparoscopic-instruments
    `,
  ),
];
