import { type Judgement, judgementsIn } from '../Judgement.ts';

/** More words of the trade, as they are said in wards, workshops and purchasing. */
export const wardJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'words of the ward, en',
    `
    hockey stick probe | 3: linear-probes & name hockey; 1: linear-probes
    vag probe | 3: endocavity-probes; 2: volume-probes & name endocavity
    echo machine | 3: ultrasound-systems
    TTE probe | 3: phased-probes; 1: tee-probes
    sector probe | 3: phased-probes
    small parts probe | 3: linear-probes & spec application=small parts; 2: linear-probes
    transducer gel | 3: ultrasound-gel
    echo gel | 3: ultrasound-gel
    condom for probe | 3: probe-covers
    ear clip spo2 | 3: spo2-sensors & name ear clip; 2: spo2-sensors
    sat probe finger | 3: spo2-sensors & name finger; 2: spo2-sensors
    spot check monitor | 3: vital-signs & name spot; 2: vital-signs
    BP machine | 3: vital-signs; 2: patient-monitors, holter-recorders & name blood pressure
    CTG machine | 3: fetal-monitors
    cardiotocograph | 3: fetal-monitors
    breathing machine | 3: ventilators
    shock pads | 3: defib-pads
    pads for AED | 3: defib-pads; 1: aeds
    scope light | 3: light-sources
    bronchoscope | 3: gastroscopes & name bronch
    colonoscope | 3: gastroscopes & name colon
    duodenoscope | 3: gastroscopes & name duoden
    hysteroscope | 3: laparoscopes & name hyster
    arthroscope 4mm | 3: laparoscopes & name arthro & spec diameter=^4$; 2: laparoscopes & name arthro
    endo camera | 3: camera-heads
    artery forceps | 3: haemostatic-forceps
    mosquito clamp | 3: haemostatic-forceps & name mosquito; 2: haemostatic-forceps
    tissue scissors | 3: scissors & name metzenbaum; 2: scissors
    self retaining retractor | 3: retractors & name weitlaner; 1: retractors
    clip applier | 3: laparoscopic-instruments & name clip applier
    lap grasper | 3: laparoscopic-instruments & name grasper; 1: laparoscopic-instruments
    lead skirt | 3: lead-aprons & name skirt; 2: lead-aprons
    xray goggles | 3: protective-glasses
    HV tank | 3: hv-generators & name tank
    cat scan tube | 3: ct-tubes
    power injector | 3: contrast-injectors
    MRI injector | 3: contrast-injectors & name mri; 2: injector-syringes & name mri; 1: contrast-injectors
    angio syringe | 3: injector-syringes & name angio
    hypodermic needles | 3: syringes & name needle
    latex free surgical gloves | 3: gloves & name surgical & spec latex=latex-free; 2: gloves & name surgical
    surgical gown | 3: drapes & name gown; 1: drapes
    FFP2 | 3: masks & spec filter=ffp2
    N95 respirator | 3: masks & name respirator
    o2 mask | 3: masks & name oxygen
    absorbable stitches | 3: sutures & name ^(?!.*non).*absorbable; 1: sutures
    alcohol wipes | 3: wipes & spec agent=alcohol; 1: wipes
    sonography printer paper | 3: thermal-paper & name video; 1: video-printers
    ecg roll | 3: thermal-paper & name ecg; 1: thermal-paper
    beamformer | 3: ultrasound-boards & name beam
    psu for ultrasound | 3: ultrasound-power
    probe connector shell | 3: probe-cables & name housing; 1: probe-cables
    biopsy bracket | 3: needle-guides
    theatre table | 3: or-tables
    exam lamp | 3: or-lights & name examination; 1: or-lights
    PACS display | 3: medical-displays
    SpO2 module | 3: parameter-modules & name spo; 1: parameter-modules, spo2-sensors
    stress test ecg | 3: ecg-machines & name stress; 1: ecg-machines
    24 hour blood pressure monitor | 3: holter-recorders & name blood pressure
    smoke pencil | 3: electrosurgical-pencils & name smoke; 1: electrosurgical-pencils
    esu | 3: electrosurgical-units; 1: electrosurgical-pencils
    liga sure generator | 3: electrosurgical-units
    rectal temp probe | 3: temperature-probes & name rectal; 1: temperature-probes
    lead wires | 3: ecg-cables & name lead wire; 1: ecg-cables
    portable xray | 3: mobile-xray & name portable; 2: mobile-xray
    `,
  ),
  ...judgementsIn(
    'words of the ward, es',
    `
    cabezal de ecógrafo | 3: ultrasound-probes
    tensiómetro | 3: vital-signs, nibp-cuffs, holter-recorders & name blood; 1: patient-monitors
    pulsioxímetro | 3: spo2-sensors; 2: vital-signs; 1: parameter-modules & name spo
    parches de desfibrilador | 3: defib-pads; 1: defibrillators
    bomba de perfusión | 3: infusion-pumps; 2: syringe-pumps
    equipo de suero | 3: infusion-sets
    lámpara cialítica | 3: or-lights
    mandil de plomo | 3: lead-aprons
    detector digital rayos x | 3: flat-panel-detectors
    papel de electrocardiograma | 3: thermal-paper & name ecg; 1: thermal-paper
    gel conductor | 3: ultrasound-gel
    tubo de tomógrafo | 3: ct-tubes
    arco quirúrgico | 3: c-arms
    cardiotocógrafo | 3: fetal-monitors
    guantes sin látex | 3: gloves & spec latex=latex-free; 1: gloves
    tapabocas | 3: masks
    agujas hipodérmicas | 3: syringes & name needle
    monitor multiparámetros | 3: patient-monitors
    electrodos para electro | 3: ecg-electrodes
    manguito pediátrico | 3: nibp-cuffs
    cable troncal ecg | 3: ecg-cables & name trunk; 1: ecg-cables
    ecógrafo 4D | 3: volume-probes, ultrasound-systems; 2: ultrasound-probes
    pinzas mosquito | 3: haemostatic-forceps & name mosquito; 1: haemostatic-forceps
    funda de transductor | 3: probe-covers
    batas quirúrgicas | 3: drapes & name gown; 1: drapes
    toallitas con alcohol | 3: wipes & spec agent=alcohol; 1: wipes
    `,
  ),
  ...judgementsIn(
    'words of the ward, ru',
    `
    конвекс | 3: convex-probes; 1: ultrasound-probes
    секторный датчик | 3: phased-probes
    кардиодатчик узи | 3: phased-probes; 2: tee-probes
    презервативы для узи датчика | 3: probe-covers
    аппарат искусственной вентиляции | 3: ventilators
    ЭХВЧ | 3: electrosurgical-units; 1: electrosurgical-pencils
    зажим москит | 3: haemostatic-forceps & name mosquito; 1: haemostatic-forceps
    кровоостанавливающий зажим | 3: haemostatic-forceps
    крючки хирургические | 3: retractors
    бестеневая лампа | 3: or-lights
    трубка для томографа | 3: ct-tubes
    цифровая панель для рентгена | 3: flat-panel-detectors
    кардиограф | 3: ecg-machines
    термобумага для узи | 3: thermal-paper & name video; 1: thermal-paper
    блок питания узи | 3: ultrasound-power
    перчатки нитрил | 3: gloves & name nitrile; 1: gloves
    кислородная маска | 3: masks & name oxygen; 1: masks
    холтер | 3: holter-recorders
    стол операционный электрический | 3: or-tables & name electric; 2: or-tables
    спиртовые салфетки | 3: wipes & spec agent=alcohol; 1: wipes
    одноразовые халаты | 3: drapes & name gown; 1: drapes
    проводной детектор | 3: flat-panel-detectors & name tethered; 1: flat-panel-detectors
    батарея для монитора | 3: monitor-batteries
    `,
  ),
  ...judgementsIn(
    'words of the ward, zh',
    `
    食道探头 | 3: tee-probes
    血氧夹 | 3: spo2-sensors
    血压计袖带 | 3: nibp-cuffs
    电极片 | 3: ecg-electrodes; 2: defib-pads
    除颤电极片 | 3: defib-pads
    胎监 | 3: fetal-monitors
    手术灯 | 3: or-lights
    持针钳 | 3: needle-holders
    蚊式钳 | 3: haemostatic-forceps & name mosquito; 1: haemostatic-forceps
    肠镜 | 3: gastroscopes & name colon; 1: gastroscopes
    支气管镜 | 3: gastroscopes & name bronch; 1: gastroscopes
    气腹机 | 3: insufflators
    球管 | 3: xray-tubes, ct-tubes
    DR平板 | 3: flat-panel-detectors
    铅眼镜 | 3: protective-glasses
    高压注射器针筒 | 3: injector-syringes; 1: contrast-injectors
    超声胶 | 3: ultrasound-gel
    打印纸 | 3: thermal-paper
    缝合线 | 3: sutures
    氧气面罩 | 3: masks & name oxygen; 1: masks
    酒精湿巾 | 3: wipes & spec agent=alcohol; 1: wipes
    一次性手套 | 3: gloves
    胰岛素针 | 3: syringes & name insulin
    呼吸机 转运 | 3: ventilators & name transport; 1: ventilators
    `,
  ),
];
