import { type Judgement, judgementsIn } from './Judgement.ts';

/** Queries for parts, types with a blank inside, counts, drip rates and allergies, as buyers type them. */
export const partAndTypeJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'everyday: parts',
    `
    accessories for colonoscopy | 3: gastroscopes & name Colonoscope; 1: gastroscopes
    ecg supplies | 3: ecg-cables, ecg-electrodes; 3: thermal-paper; 1: ecg-machines
    ultrasound spares | 3: ultrasound-boards, ultrasound-power, probe-cables
    超声配件 | 3: ultrasound-boards, ultrasound-power, probe-cables; 3: needle-guides; 2: video-printers
    repuestos para ecógrafo | 3: ultrasound-boards, ultrasound-power, probe-cables; 2: needle-guides
    biopsy supplies | 3: biopsy-forceps; 3: needle-guides
    accessories for c-arm | 3: xray-tubes, hv-generators, collimators, flat-panel-detectors; 1: c-arms
    ventilator accessories | 2: ventilators
    small parts probe | 3: linear-probes & spec application=Small parts; 1: linear-probes
    laparoscopy accessories | 3: trocars, laparoscopic-instruments; 2: laparoscopes, insufflators, light-sources, camera-heads, drapes
    `,
  ),
  ...judgementsIn(
    'everyday: types and counts',
    `
    маска ffp 3 | 3: masks & spec filter=FFP3; 1: masks
    mask ffp 3 | 3: masks & spec filter=FFP3; 1: masks
    ip 67 detector | 3: flat-panel-detectors & spec ingress=IP67; 1: flat-panel-detectors
    ip 54 defibrillator | 3: defibrillators & spec ingress=IP54; 1: defibrillators
    ipx 8 camera | 3: camera-heads & spec ingress=IPX8; 1: camera-heads
    db 9 spo2 sensor | 3: spo2-sensors & spec plug=DB-9; 1: spo2-sensors
    rj 11 ibp transducer | 3: ibp-transducers & spec plug=RJ-11; 1: ibp-transducers
    dual head power injector ct | 3: contrast-injectors & spec heads=^2 & name CT; 2: contrast-injectors & spec heads=^2; 1: contrast-injectors
    double head contrast injector | 3: contrast-injectors & spec heads=^2; 1: contrast-injectors
    .35 mm lead apron | 3: lead-aprons & spec lead_equivalent=0.35; 1: lead-aprons
    fit-over lead glasses .75 | 3: protective-glasses & spec lead_equivalent=0.75 & name over; 2: protective-glasses & name over; 1: protective-glasses
    microdrip iv set | 3: infusion-sets & spec drops=^60; 1: infusion-sets
    equipo de suero microgoteo | 3: infusion-sets & spec drops=^60; 1: infusion-sets
    macrodrip iv set | 3: infusion-sets & spec drops=^(15|20); 1: infusion-sets
    peroxide wipes tub | 3: wipes & spec agent=Hydrogen & spec container=Tub; 2: wipes & spec agent=Hydrogen; 1: wipes
    `,
  ),
  ...judgementsIn(
    'everyday: uses',
    `
    gloves for latex allergy | 3: gloves & spec latex=Latex-free
    guantes para alérgicos al látex | 3: gloves & spec latex=Latex-free
    перчатки при аллергии на латекс | 3: gloves & spec latex=Latex-free
    对乳胶过敏的手套 | 3: gloves & spec latex=Latex-free
    手术室用的灯 | 3: or-lights
    echo probe | 3: phased-probes; 1: tee-probes
    crash cart equipment | 3: defibrillators; 2: aeds, defib-pads
    negatoscopio digital | 3: medical-displays
    негатоскоп монитор 3 мп | 3: medical-displays & spec resolution=1536 × 2048; 1: medical-displays
    x-ray view box | 3: medical-displays
    ecg leads meridian 70 s | 3: ecg-cables & brand Vitarque; 1: ecg-cables
    ecg cables for meridian 70 s | 3: ecg-cables & brand Vitarque; 1: ecg-cables
    `,
  ),
];
