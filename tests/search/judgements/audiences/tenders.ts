import { type Judgement, judgementsIn } from '../Judgement.ts';

/** What is asked for without something, in sizes and packs, for machines, in sentences of tenders, and said aloud. */
export const tenderJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'of tenders and wards, trade names',
    `
    curvilinear probe | 3: convex-probes
    hockey stick 18mhz | 3: linear-probes & name Hockey & within frequency=18; 2: linear-probes & name Hockey; 1: linear-probes
    vag probe | 3: endocavity-probes & name Transvaginal; 2: endocavity-probes
    rectal ultrasound transducer | 3: endocavity-probes & name Transrectal; 2: endocavity-probes
    sector probe | 3: phased-probes
    4D probe obstetrics | 3: volume-probes & name 4D; 2: volume-probes
    sono machine on wheels | 3: cart-ultrasound; 2: portable-ultrasound; 1: handheld-ultrasound
    sheath for transvaginal probe | 3: probe-covers & name Endocavity; 2: probe-covers; 1: endocavity-probes
    smoke evac pencil | 3: electrosurgical-pencils & name Smoke; 1: electrosurgical-pencils
    vessel sealer | 3: electrosurgical-units & name Vessel; 1: electrosurgical-units
    pneumoperitoneum unit | 3: insufflators
    lap grasper 5mm | 3: laparoscopic-instruments & name Grasper & spec diameter=^5$; 2: laparoscopic-instruments & name Grasper; 1: laparoscopic-instruments
    lap chole scope 30 deg | 3: laparoscopes & name Laparoscope & spec direction=^30$; 2: laparoscopes & name Laparoscope; 1: laparoscopes
    knee scope | 3: laparoscopes & name Arthroscope; 1: laparoscopes
    FESS scope | 3: laparoscopes & name Sinuscope; 1: laparoscopes
    bronch | 3: gastroscopes & name Bronchoscope; 1: gastroscopes
    ERCP scope | 3: gastroscopes & name Duodenoscope; 1: gastroscopes
    EGD scope | 3: gastroscopes & name Gastroscope; 1: gastroscopes
    treadmill ecg | 3: ecg-machines & name Stress; 1: ecg-machines
    ABPM | 3: holter-recorders & name Ambulatory; 1: holter-recorders
    7 day holter | 3: holter-recorders & name Holter & spec recording=^168$; 1: holter-recorders
    public access defibrillator | 3: aeds; 1: defibrillators
    transport vent | 3: ventilators & name Transport; 1: ventilators
    CVP transducer | 3: ibp-transducers
    a-line kit | 3: ibp-transducers
    etco2 module | 3: parameter-modules & name CO₂; 1: parameter-modules
    DR panel 14x17 | 3: flat-panel-detectors & spec field=35 × 43; 2: flat-panel-detectors
    vet x-ray portable | 3: mobile-xray & name Portable; 2: mobile-xray
    rotating anode insert | 3: xray-tubes & name Rotating; 1: xray-tubes
    lead skirt | 3: lead-aprons & name Skirt; 1: lead-aprons
    power injector CT | 3: contrast-injectors & name CT; 1: contrast-injectors
    radiologist display 21.3 | 3: medical-displays & name Diagnostic & spec screen=21.3; 2: medical-displays & name Diagnostic; 1: medical-displays
    `,
  ),
  ...judgementsIn(
    'of tenders and wards, for a machine, like a number',
    `
    ecg leads Beacon 60 Plus | 3: ecg-cables & fit Beacon 60 Plus; 1: ecg-cables
    replacement battery meridian 35 pro | 3: monitor-batteries & fit Meridian 35 Pro; 1: monitor-batteries
    PSU for Lyra 85 | 3: ultrasound-power & fit Lyra 85; 1: ultrasound-power
    fits Sonata 75 Neo linear | 3: linear-probes & fit Sonata 75 Neo; 1: linear-probes
    replacement for EVK-9800 | EVK-9800
    same as SP-U785 | SP-U785
    equivalent to MK-L249 mask | MK-L249
    alternative to BF-0999 | BF-0999
    works with Optima 50 flat panel | 3: flat-panel-detectors & fit Optima 50; 1: flat-panel-detectors
    compatible collimator Foton 15 | 3: collimators & fit Foton 15; 1: collimators
    skin temp probe compatible with Beacon 15 | 3: temperature-probes & name Skin & fit Beacon 15; 2: temperature-probes & fit Beacon 15; 1: temperature-probes
    invasive pressure kit for Meridian 70 S | 3: ibp-transducers & fit Meridian 70 S; 1: ibp-transducers
    what probes fit lyra 10 x | 3: ultrasound-probes & fit Lyra 10 X
    TEE for Aria 55 Pro | 3: tee-probes & fit Aria 55 Pro; 1: tee-probes
    endocavity transducer used on Kontur 20 Plus | 3: endocavity-probes & fit Kontur 20 Plus; 1: endocavity-probes
    recorder paper Vela 60 Pro | 3: thermal-paper & fit Vela 60 Pro; 1: thermal-paper
    beamformer Sonata 50 Plus | 3: ultrasound-boards & name Beamformer & fit Sonata 50 Plus; 2: ultrasound-boards & fit Sonata 50 Plus; 1: ultrasound-boards
    syringe kit stream 40 | 3: injector-syringes & fit Stream 40; 1: injector-syringes
    hf generator kvant 80 pro | 3: hv-generators & fit Kvant 80 Pro; 1: hv-generators
    BEACON-15 monitor battery | 3: monitor-batteries & fit Beacon 15; 1: monitor-batteries
    `,
  ),
  ...judgementsIn(
    'of tenders and wards, without and free of',
    `
    gloves without latex | 3: gloves & spec latex=Latex-free; 0: gloves
    non sterile exam gloves | 3: gloves & name Examination; 0: gloves
    lead free apron | 3: lead-aprons & spec core=Lead-free; 1: lead-aprons
    DEHP free iv set | 3: infusion-sets & spec material=DEHP-free; 1: infusion-sets
    IV tubing no injection port | 3: infusion-sets & spec port=Without; 1: infusion-sets
    probe cover w/o gel | 3: probe-covers & spec gel=Without; 1: probe-covers
    non-absorbable suture | 3: sutures & name Polypropylene, sutures & name Silk; 0: sutures
    unscented disinfectant wipes | 3: wipes & spec scent=Fragrance-free; 1: wipes
    alcohol free wipes | 3: wipes & spec agent=Quaternary, wipes & spec agent=Hydrogen; 0: wipes
    gastroscope no water jet | 3: gastroscopes & name Gastroscope & spec jet=Without; 2: gastroscopes & name Gastroscope; 1: gastroscopes
    grasper without ratchet | 3: laparoscopic-instruments & name Grasper & spec handle=Without; 2: laparoscopic-instruments & name Grasper; 1: laparoscopic-instruments
    ECG cable without defib protection | 3: ecg-cables & spec defib=Without; 1: ecg-cables
    flat panel wireless not tethered | 3: flat-panel-detectors & name Wireless; 0: flat-panel-detectors
    trocar without blade | 3: trocars & name Bladeless, trocars & name Blunt; 1: trocars
    retractor no teeth | 3: retractors & spec teeth=Without; 1: retractors
    `,
  ),
  ...judgementsIn(
    'of tenders and wards, sizes and patients',
    `
    peds defib pads | 3: defib-pads & spec patients=Paediatric; 1: defib-pads
    NICU spo2 wrap | 3: spo2-sensors & spec patients=Neonatal; 1: spo2-sensors
    infant ecg electrodes | 3: ecg-electrodes & spec patients=Neonatal; 2: ecg-electrodes & spec patients=Paediatric; 1: ecg-electrodes
    XL surgical gown | 3: drapes & name Gown & spec clothing_size=^XL$; 2: drapes & name Gown; 1: drapes
    large nitrile gloves | 3: gloves & name Nitrile & spec clothing_size=^L$; 2: gloves & name Nitrile; 1: gloves
    med lead apron | 3: lead-aprons & spec clothing_size=^M$; 1: lead-aprons
    bp cuff 18-26 cm | 3: nibp-cuffs & spec limb_size=18–26; 1: nibp-cuffs
    thigh cuff | 3: nibp-cuffs & spec limb_size=46–66; 1: nibp-cuffs
    pedi TEE | 3: tee-probes & name Paediatric; 1: tee-probes
    adult ear clip sat sensor | 3: spo2-sensors & name Ear; 1: spo2-sensors
    child size phased array | 3: phased-probes & name Paediatric; 1: phased-probes
    4-0 silk | 3: sutures & name Silk & spec suture_size=4/0; 2: sutures & name Silk; 1: sutures
    `,
  ),
  ...judgementsIn(
    'of tenders and wards, counts, prices and ranges',
    `
    exam gloves box of 100 | 3: gloves & name Examination & spec pack_size=^100$; 2: gloves & name Examination; 1: gloves
    case of 24 ultrasound gel bottles | 3: ultrasound-gel & spec pack_size=^24$ & spec container=Bottle; 2: ultrasound-gel & spec container=Bottle; 1: ultrasound-gel
    infusion sets 100/case | 3: infusion-sets & spec pack_size=^100$; 2: infusion-sets
    10 pack biopsy forceps | 3: biopsy-forceps & spec pack_size=^10$; 2: biopsy-forceps
    surgical masks 50 ct | 3: masks & name Surgical & spec pack_size=^50$; 2: masks & name Surgical; 1: masks
    gloves under $20 | 3: gloves
    ultrasound scanner below 5000 usd | 3: ultrasound-systems
    cheap defibrillator | 3: defibrillators; 2: aeds
    convex 2 to 5 mhz | 3: convex-probes & spec frequency=^2–5$; 1: convex-probes
    linear probe 5-10 MHz | 3: linear-probes & spec frequency=^5–10$; 1: linear-probes
    monitor battery 4400mAh | 3: monitor-batteries & spec capacity=4400; 1: monitor-batteries
    collimator 150 kv | 3: collimators & spec tube_voltage=^150$; 1: collimators
    80 kw generator | 3: hv-generators & spec generator_power=^80$; 1: hv-generators
    or table 350 kg load | 3: or-tables & spec load=^350$; 1: or-tables
    6.3 MHU ct tube | 3: ct-tubes & spec heat=^6.3$; 1: ct-tubes
    200mL injector syringe | 3: injector-syringes & spec volume=^200$; 1: injector-syringes
    `,
  ),
  ...judgementsIn(
    'of tenders and wards, sentences and dictation',
    `
    We require 1 No. digital mobile X-ray unit 50 kW | 3: mobile-xray & name Digital & spec generator_power=^50$; 2: mobile-xray & name Digital; 1: mobile-xray
    Supply of disposable syringes 10 ml with luer lock for the regional hospital | 3: syringes & name Syringe & spec volume=^10$ & spec tip=Luer lock; 2: syringes & spec volume=^10$; 1: syringes
    Patient monitor, multi-parameter, ECG SpO2 NIBP RESP TEMP, 12.1 inch screen, battery backup min. 4 hours | 3: patient-monitors & name Multi & spec screen=12.1; 2: patient-monitors
    Tender lot 4: electrosurgical unit 400W with bipolar | 3: electrosurgical-units & spec cut_power=^400$; 2: electrosurgical-units
    NEED QUOTE FOR CONVEX PROBE | 3: convex-probes
    STERILE GOWN LARGE | 3: drapes & name Gown & spec clothing_size=^L$; 2: drapes & name Gown; 1: drapes
    three point five megahertz convex | 3: convex-probes & within frequency=3.5; 1: convex-probes
    seven to fifteen megahertz linear probe | 3: linear-probes & spec frequency=^7–15$; 1: linear-probes
    trocar twelve millimeter | 3: trocars & spec diameter=^12$; 1: trocars
    do you have syringe pumps with two channels | 3: syringe-pumps & name Dual; 1: syringe-pumps
    which gel can I use with my ultrasound | 3: ultrasound-gel
    looking for a good vital signs monitor for a small clinic | 3: vital-signs
    how much is an insufflator | 3: insufflators
    can you repair a TEE probe | 3: tee-probes
    calibration of infusion pump | 3: infusion-pumps
    rent ventilator | 3: ventilators
    ultrasound gel and probe covers | 3: ultrasound-gel + probe-covers
    датчик convex probe | 3: convex-probes
    guantes nitrile large | 3: gloves & name Nitrile & spec clothing_size=^L$; 2: gloves & name Nitrile; 1: gloves
    探头 linear | 3: linear-probes
    `,
  ),
  ...judgementsIn(
    'of tenders and wards, misspelt',
    `
    insuffalator co2 | 3: insufflators
    langenbek retracter | 3: retractors & name Langenbeck; 1: retractors
    weitlander | 3: retractors & name Weitlaner; 1: retractors
    olsen hager needle holder | 3: needle-holders & name Olsen; 1: needle-holders
    disinfectent wipe | 3: wipes
    hyperdermic needles | 3: syringes & name Hypodermic; 1: syringes
    floroscopy c arm | 3: c-arms
    fetel monitor twins | 3: fetal-monitors & spec parameters=×2; 1: fetal-monitors
    xray apron wrap arround | 3: lead-aprons & name Wrap; 1: lead-aprons
    `,
  ),
];
