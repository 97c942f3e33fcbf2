import { type Judgement, judgementsIn } from './Judgement.ts';

/** Words and synonyms of the trade in English. */
export const tradeJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'trade words, en',
    `
    transducer | 3: ultrasound-probes; 1: ibp-transducers
    ultrasound probe | 3: ultrasound-probes; 1: probe-cables, probe-covers
    us probe | 3: ultrasound-probes
    ultrasound machine | 3: ultrasound-systems; 1: ultrasound-probes
    sonography machine | 3: ultrasound-systems
    abdominal probe | 3: convex-probes & spec application=abdomen; 2: convex-probes; 1: ultrasound-probes
    curved array transducer | 3: convex-probes; 1: ultrasound-probes
    vascular probe | 3: ultrasound-probes & spec application=(vessel|vascular); 1: ultrasound-probes
    transvaginal probe | 3: endocavity-probes; 1: ultrasound-probes
    intracavitary transducer | 3: endocavity-probes; 1: ultrasound-probes
    transesophageal probe | 3: tee-probes; 1: ultrasound-probes
    TOE probe | 3: tee-probes; 1: ultrasound-probes
    cardiac probe | 3: phased-probes; 2: tee-probes; 1: ultrasound-probes
    phased array | 3: phased-probes
    4D probe | 3: volume-probes; 1: ultrasound-probes
    pulse ox | 3: spo2-sensors; 1: parameter-modules & name SpO
    pulse oximeter sensor | 3: spo2-sensors
    SpO2 sensor | 3: spo2-sensors; 1: parameter-modules & name SpO
    O2 sensor | 3: spo2-sensors
    finger clip | 3: spo2-sensors & name finger clip; 2: spo2-sensors
    saturation probe | 3: spo2-sensors
    NIBP cuff | 3: nibp-cuffs
    blood pressure cuff | 3: nibp-cuffs
    BP cuff | 3: nibp-cuffs
    sphygmomanometer cuff | 3: nibp-cuffs
    ESU pencil | 3: electrosurgical-pencils; 1: electrosurgical-units
    bovie | 3: electrosurgical-units; 2: electrosurgical-pencils
    cautery pencil | 3: electrosurgical-pencils; 1: electrosurgical-units
    diathermy machine | 3: electrosurgical-units; 1: electrosurgical-pencils
    electrosurgical generator | 3: electrosurgical-units
    EKG machine | 3: ecg-machines
    ECG | 3: ecg-machines, ecg-cables, ecg-electrodes; 2: thermal-paper & name ECG, parameter-modules & name ECG, holter-recorders
    EKG electrodes | 3: ecg-electrodes
    EKG leads | 3: ecg-cables
    EKG paper | 3: thermal-paper & name ECG; 1: thermal-paper
    defib | 3: defibrillators, aeds; 2: defib-pads
    defib pads | 3: defib-pads
    AED | 3: aeds; 1: defib-pads, defibrillators
    art line transducer | 3: ibp-transducers
    pressure transducer | 3: ibp-transducers
    invasive blood pressure kit | 3: ibp-transducers
    IV set | 3: infusion-sets
    giving set | 3: infusion-sets
    drip set | 3: infusion-sets
    IV pump | 3: infusion-pumps; 2: syringe-pumps
    syringe driver | 3: syringe-pumps
    vent | 3: ventilators
    respirator machine | 3: ventilators
    bedside monitor | 3: patient-monitors; 2: vital-signs
    CTG | 3: fetal-monitors
    hemostat | 3: haemostatic-forceps
    needle driver | 3: needle-holders
    OR table | 3: or-tables
    surgical light | 3: or-lights
    theatre lamp | 3: or-lights
    laparoscopy scissors | 3: laparoscopic-instruments & name scissors; 2: laparoscopic-instruments; 1: scissors
    grasper | 3: laparoscopic-instruments & name grasper
    gastroscope | 3: gastroscopes & name gastroscope; 2: gastroscopes
    xray tube | 3: xray-tubes; 2: ct-tubes
    DR panel | 3: flat-panel-detectors
    FPD | 3: flat-panel-detectors
    fluoroscopy | 3: c-arms
    lead gown | 3: lead-aprons
    lead glasses | 3: protective-glasses
    sono gel | 3: ultrasound-gel
    coupling gel | 3: ultrasound-gel
    transducer cover | 3: probe-covers
    probe sheath | 3: probe-covers
    thermal paper | 3: thermal-paper
    exam gloves | 3: gloves & name examination; 2: gloves
    suture thread | 3: sutures
    contrast pump | 3: contrast-injectors; 1: injector-syringes
    power injector syringe | 3: injector-syringes; 2: contrast-injectors; 1: syringes
    `,
  ),
  ...judgementsIn(
    'words and numbers',
    `
    probe | 3: ultrasound-probes; 2: temperature-probes; 1: probe-covers, probe-cables, needle-guides
    gel | 3: ultrasound-gel
    sensor | 3: spo2-sensors; 2: temperature-probes, ibp-transducers
    battery | 3: monitor-batteries
    monitor | 3: patient-monitors, vital-signs, fetal-monitors; 2: medical-displays
    patient monitor | 3: patient-monitors; 2: vital-signs
    monitor battery | 3: monitor-batteries
    ultrasound power supply | 3: ultrasound-power
    probe cable | 3: probe-cables
    probe covers | 3: probe-covers
    scissors | 3: scissors; 2: laparoscopic-instruments & name scissors
    metzenbaum scissors | 3: scissors & name metzenbaum
    surgical mask | 3: masks & name surgical; 2: masks
    insulin syringe | 3: syringes & name insulin; 2: syringes
    trocar 5 mm | 3: trocars & spec diameter=^5$; 2: trocars
    `,
  ),
];
