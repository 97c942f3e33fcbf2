import { type Judgement, judgementsIn } from './Judgement.ts';

/** Brands, machines, measures, slips of the keyboard and inflected words. */
export const sentenceJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'brand and machine',
    `
    Sonarys probe | 3: ultrasound-probes & brand Sonarys; 1: ultrasound-probes
    probes for Aria 75 | 3: ultrasound-probes & fit Aria 75; 1: ultrasound-probes, fit Aria 75
    Aria 75 | 3: name \\bAria 75\\b(?! (Pro|X|S|Plus|Neo)); 2: fit Aria 75
    convex probe for Strand 25 Pro | 3: convex-probes & fit Strand 25 Pro; 2: ultrasound-probes & fit Strand 25 Pro; 1: convex-probes
    TEE probe Fjord 80 Plus | 3: tee-probes & fit Fjord 80 Plus; 1: tee-probes
    needle guide for Fjord 30 X | 3: needle-guides & fit Fjord 30 X; 1: needle-guides
    Ekhova Delta 55 Neo boards | 3: ultrasound-boards & fit Delta 55 Neo; 1: ultrasound-boards & brand Ekhova
    SpO2 sensor for Beacon 60 Plus | 3: spo2-sensors & fit Beacon 60 Plus; 1: spo2-sensors
    battery Corvatsch 75 | 3: monitor-batteries & fit Corvatsch 75; 1: monitor-batteries
    cuff for Suzu 60 X | 3: nibp-cuffs & fit Suzu 60 X; 1: nibp-cuffs
    датчики для Sora 85 | 3: ultrasound-probes & fit Sora 85; 1: fit Sora 85
    sonda para Kaze 70 | 3: ultrasound-probes & fit Kaze 70; 1: fit Kaze 70, ultrasound-probes
    探头 适用于 Hikari 40 | 3: ultrasound-probes & fit Hikari 40; 1: ultrasound-probes, fit Hikari 40
    ECG paper for Ritmo 40 Plus | 3: thermal-paper & fit Ritmo 40 Plus; 1: thermal-paper
    Halveta | 3: brand Halveta
    monvita monitor | 3: patient-monitors & brand Monvita, vital-signs & brand Monvita, fetal-monitors & brand Monvita; 1: brand Monvita
    Puravel gloves | 3: gloves & brand Puravel; 1: gloves
    x-ray tube Optima 50 | 3: xray-tubes & fit Optima 50; 1: xray-tubes
    collimator for Kvant 80 Pro | 3: collimators & fit Kvant 80 Pro; 1: collimators
    Contravia syringes Stream 40 | 3: injector-syringes & fit Stream 40; 1: injector-syringes
    GE logiq probe | 3: ultrasound-probes
    philips spo2 sensor | 3: spo2-sensors
    mindray battery | 3: monitor-batteries
    Ostrelle laparoscope | 3: laparoscopes & brand Ostrelle & name laparoscope; 2: laparoscopes & brand Ostrelle; 1: laparoscopes
    аккумулятор для Meridian 30 S | 3: monitor-batteries & fit Meridian 30 S; 1: monitor-batteries
    сонда Ekhova | 3: ultrasound-probes & brand Ekhova; 1: brand Ekhova
    zenhaku syringe pump | 3: syringe-pumps & brand Zenhaku; 1: syringe-pumps
    Sonarys ultrasound system | 3: ultrasound-systems & brand Sonarys; 1: ultrasound-systems
    `,
  ),
  ...judgementsIn(
    'typing errors',
    `
    utrasound gel | 3: ultrasound-gel
    ultrasond probe | 3: ultrasound-probes
    mezenbaum scissors | 3: scissors & name metzenbaum; 1: scissors
    metzenbam | 3: scissors & name metzenbaum
    convx probe | 3: convex-probes; 1: ultrasound-probes
    linaer probe | 3: linear-probes; 1: ultrasound-probes
    defibrilator | 3: defibrillators, aeds; 2: defib-pads
    defribillator pads | 3: defib-pads; 1: defibrillators, aeds
    oxymeter | 3: spo2-sensors
    ventillator | 3: ventilators
    electrodse | 3: ecg-electrodes, defib-pads; 1: electrosurgical-pencils
    laproscope | 3: laparoscopes
    stetoscope gel ultrasound | 3: ultrasound-gel
    infussion pump | 3: infusion-pumps
    syrinje pump | 3: syringe-pumps
    batery monitor | 3: monitor-batteries
    трансдюсер | 3: ultrasound-probes
    конвексный датчк | 3: convex-probes
    дефибрилятор | 3: defibrillators, aeds; 1: defib-pads
    перчатки нитрилвые | 3: gloves & name nitrile; 1: gloves
    ecografo portail | 3: portable-ultrasound; 2: ultrasound-systems
    guantes de nitrlio | 3: gloves & name nitrile; 1: gloves
    lfnxbr epb | 3: ultrasound-probes
    зкщиу | 3: ultrasound-probes; 1: temperature-probes
    Halvetta probe | 3: ultrasound-probes & brand Halveta; 1: brand Halveta, ultrasound-probes
    sonaris probe | 3: ultrasound-probes & brand Sonarys; 1: ultrasound-probes
    `,
  ),
  ...judgementsIn(
    'inflected words',
    `
    probes | 3: ultrasound-probes; 2: temperature-probes; 1: probe-covers, probe-cables, needle-guides
    transducers | 3: ultrasound-probes; 1: ibp-transducers
    batteries | 3: monitor-batteries
    cuffs | 3: nibp-cuffs
    sutures | 3: sutures
    перчаток | 3: gloves
    датчиков узи | 3: ultrasound-probes
    салфеток дезинфицирующих | 3: wipes
    манжеток | 3: nibp-cuffs
    рентгеновской трубки | 3: xray-tubes; 1: ct-tubes
    аккумуляторами | 3: monitor-batteries
    конвексных датчиков | 3: convex-probes
    электродами для экг | 3: ecg-electrodes
    шприцев | 3: syringes; 2: injector-syringes; 1: syringe-pumps
    хирургических ножниц | 3: scissors
    sondas ecográficas | 3: ultrasound-probes
    electrodos | 3: ecg-electrodes, defib-pads; 1: electrosurgical-pencils
    baterías | 3: monitor-batteries
    pinzas hemostáticas | 3: haemostatic-forceps
    tijeras quirúrgicas | 3: scissors
    transductores lineales | 3: linear-probes
    desfibriladores | 3: defibrillators, aeds; 1: defib-pads
    `,
  ),
  ...judgementsIn(
    'measures',
    `
    convex probe 2-5 MHz | 3: convex-probes & spec frequency=^2–5$; 1: convex-probes
    2-5MHz convex | 3: convex-probes & spec frequency=^2–5$; 1: convex-probes
    linear probe 12MHz | 3: linear-probes & spec frequency=–12$; 1: linear-probes
    линейный датчик 5-12 МГц | 3: linear-probes & spec frequency=^5–12$; 1: linear-probes
    5МГц датчик | 3: ultrasound-probes & spec frequency=(^|–)5(–|$)
    gel 5000ml | 3: ultrasound-gel & spec volume=^5000$; 1: ultrasound-gel
    gel 250 ml | 3: ultrasound-gel & spec volume=^250$; 1: ultrasound-gel
    ultrasound gel 5 l | 3: ultrasound-gel & spec volume=^5000$; 1: ultrasound-gel
    scissors 14 cm | 3: scissors & spec length=^140$; 1: scissors
    scissors 140mm | 3: scissors & spec length=^140$; 1: scissors
    needle holder 20cm | 3: needle-holders & spec length=^200$; 1: needle-holders
    ножницы 14см | 3: scissors & spec length=^140$; 1: scissors
    trocar 12mm | 3: trocars & spec diameter=^12$; 1: trocars
    lead apron 0.5mm | 3: lead-aprons & spec lead_equivalent=^0.50$; 1: lead-aprons
    electrosurgical unit 400W | 3: electrosurgical-units & spec cutting_power=^400$; 1: electrosurgical-units
    electrosurgical generator 400 W | 3: electrosurgical-units & spec cutting_power=^400$; 1: electrosurgical-units
    x-ray tube 150kV | 3: xray-tubes & spec tube_voltage=^150$; 1: xray-tubes
    рентгеновская трубка 150 кВ | 3: xray-tubes & spec tube_voltage=^150$; 1: xray-tubes
    pantalla 7 pulgadas | 3: spec screen=^7$
    ECG paper 80mm | 3: thermal-paper & spec paper_width=^80$; 1: thermal-paper
    injector syringe 200ml | 3: injector-syringes & spec volume=^200$; 1: injector-syringes
    infusion set 150 cm | 3: infusion-sets & spec length=^150$; 1: infusion-sets
    infusion set 1.5m | 3: infusion-sets & spec length=^150$; 1: infusion-sets
    gloves 0.1 mm | 3: gloves & spec thickness=^0.10$; 1: gloves
    needle 21G | 3: syringes & spec needle_gauge=^21$; 1: syringes
    `,
  ),
];
