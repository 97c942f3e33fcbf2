import { type Judgement, judgementsIn } from './Judgement.ts';

/** Queries that were written and looked at after all others. */
export const laterJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'words of the ward, seldom said',
    `
    echocardiography transducer | 3: phased-probes; 2: tee-probes
    prostate ultrasound probe | 3: endocavity-probes; 1: ultrasound-probes
    bedside ultrasound | 3: portable-ultrasound, handheld-ultrasound; 2: cart-ultrasound
    pocket ultrasound | 3: handheld-ultrasound
    latex free probe cover | 3: probe-covers
    neonatal spo2 wrap | 3: spo2-sensors & name wrap; 1: spo2-sensors
    thigh cuff | 3: nibp-cuffs
    12 lead cable | 3: ecg-cables & spec leads=12; 1: ecg-cables
    snap electrodes | 3: ecg-electrodes & spec termination=snap; 1: ecg-electrodes
    pacing defibrillator | 3: defibrillators & name pacemaker; 1: defibrillators
    dual channel syringe pump | 3: syringe-pumps & name dual; 1: syringe-pumps
    transport ventilator | 3: ventilators & name transport
    monopolar pencil | 3: electrosurgical-pencils
    fluorescence camera | 3: camera-heads & name fluor
    xenon lamp endoscopy | 3: light-sources & name xenon; 1: light-sources
    tracheal scope | 3: gastroscopes & name bronch
    tonsil forceps | 3: haemostatic-forceps
    micro needle holder | 3: needle-holders & name castro; 1: needle-holders
    lead free apron | 3: lead-aprons & spec core=lead-free; 1: lead-aprons
    csi detector | 3: flat-panel-detectors & spec scintillator=csi; 1: flat-panel-detectors
    black silk | 3: sutures & name silk
    amber infusion set | 3: infusion-sets & name light
    sonda doppler cardiaca | 3: phased-probes
    bomba ambulatoria | 3: infusion-pumps & name ambul; 1: infusion-pumps
    equipo rayos x portatil | 3: mobile-xray
    anteojos plomados | 3: protective-glasses
    cubrebocas N95 | 3: masks & name respirator; 1: masks
    детский датчик сатурации | 3: spo2-sensors & spec patients=paediatric; 1: spo2-sensors
    аккумулятор для дефибриллятора | 3: monitor-batteries
    обогреваемый инсуффлятор | 3: insufflators & name heated; 1: insufflators
    игла бабочка | 3: syringes & name needle
    скобы хирургические клипсы | 3: laparoscopic-instruments & name clip
    掌上B超 | 3: handheld-ultrasound
    小儿食道探头 | 3: tee-probes & name paediatric; 1: tee-probes
    移动C型臂 | 3: c-arms & name mobile; 1: c-arms
    丝线 | 3: sutures & name silk; 1: sutures
    `,
  ),
  ...judgementsIn(
    'several things, and words that ask',
    `
    scissors, needle holder and retractor | 3: scissors + needle-holders + retractors
    convex and linear probe | 3: convex-probes + linear-probes
    monitor & defibrillator | 3: patient-monitors, vital-signs, fetal-monitors + defibrillators
    infusion pump and infusion set | 3: infusion-pumps + infusion-sets
    манжета и датчик SpO2 | 3: nibp-cuffs + spo2-sensors
    фартук, очки | 3: lead-aprons + protective-glasses
    jeringas y agujas | 3: syringes
    бумага и гель для узи | 3: thermal-paper + ultrasound-gel
    输液泵和注射泵 | 3: infusion-pumps + syringe-pumps
    can you supply ecg paper 210 mm | 3: thermal-paper & spec paper_width=^210$; 1: thermal-paper
    looking to buy a refurbished defibrillator | 3: defibrillators & state refurbished; 1: defibrillators
    сколько стоит линейный датчик | 3: linear-probes
    tienen guantes de nitrilo talla L? | 3: gloves & name nitrile & spec clothing_size=^L$; 1: gloves & name nitrile
    有没有呼吸机卖 | 3: ventilators
    kontur60plus linear | 3: linear-probes & fit Kontur 60 Plus; 1: linear-probes
    датчик kaze70 | 3: ultrasound-probes & fit Kaze 70
    battery beacon15 | 3: monitor-batteries & fit Beacon 15; 1: monitor-batteries
    ekhova endocavity | 3: endocavity-probes & brand Ekhova; 2: endocavity-probes
    puravel nitrile | 3: gloves & brand Puravel & name nitrile; 1: gloves & name nitrile
    `,
  ),
  ...judgementsIn(
    'numbers and measures in a hurry',
    `
    pls quote GSR-5963 and VPX-3578 | 3: code GSR-5963, code VPX-3578
    MKG008 | MK-G008
    RLA 808-1 | RLA-808/1
    P/N OELS45V | OE-LS45V
    HX CV 089 p20 | HX.CV.089
    BM77SP8 adult | BM77-SP8
    CXF-l9l6 | CXF-1916
    43 cm detector | 3: flat-panel-detectors & spec field=43; 1: flat-panel-detectors
    linear 10 | 3: linear-probes & within frequency=10; 1: linear-probes
    ножницы 0,14 м | 3: scissors & spec length=^140$; 1: scissors
    battery 14.8 volts | 3: monitor-batteries & spec voltage=^14.8$; 1: monitor-batteries
    ct tube 7.5 MHU | 3: ct-tubes & spec heat=^7.5$; 1: ct-tubes
    gown size L | 3: drapes & name gown & spec clothing_size=^L$; 1: drapes & name gown
    jeringa de 5 mL | 3: syringes & spec volume=^5$; 1: syringes
    `,
  ),
];
