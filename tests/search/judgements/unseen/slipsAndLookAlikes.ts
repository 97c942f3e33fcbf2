import { type Judgement, judgementsIn } from '../Judgement.ts';

/** Queries that were typed wrongly, judged by the facts of the catalogue before one of them was tried. */
export const slipAndLookAlikeJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'unseen: wrong keyboard layout',
    `
    cfnehfwbz | 3: spo2-sensors
    vfy;tnf lkz lfdktybz | 3: nibp-cuffs
    ljggkth | 3: ultrasound-systems, phased-probes; 2: fetal-monitors, ultrasound
    utkm lkz epb | 3: ultrasound-gel
    gthxfnrb ybnhbkjdst | 3: gloves & name Nitrile; 1: gloves
    rf,tkm 'ru | 3: ecg-cables
    htynutyjdcrfz nhe,rf | 3: xray-tubes; 2: ct-tubes
    pf;bv rj[th | 3: haemostatic-forceps & name Kocher; 1: haemostatic-forceps
    ащксузы лщсрук | 3: haemostatic-forceps & name Kocher; 1: haemostatic-forceps
    ысшыыщкы ьфнщ | 3: scissors; 2: surgical-instruments
    гдекфыщгтв пуд | 3: ultrasound-gel
    ызщ2 ыутыщк | 3: spo2-sensors
    ыщтвф | 3: ultrasound-probes
    щу-пы10с | OE-GS10C
    мч6-2чв | VX6-2XD
    тшиз сгаа | 3: nibp-cuffs
    `,
  ),
  ...judgementsIn(
    'unseen: look-alike characters',
    `
    OE-Ll39F | OE-LI39F
    ОЕ-ВF51T | OE-BF51T
    UBO-2E5 | UB0-2E5
    IV5FP-l56 | IV5FP-156
    lV9XT-267 | IV9XT-267
    CV-lP102 | CV-IP102
    ТЕ7-2МР | TE7-2MP
    LX12-SE | LX12-5E
    ＣＸ５－２Ｃ | CX5-2C
    ＯＥ－ＬＳ２２Ｅ | OE-LS22E
    SVSС-55-6 | SVSC-55-6
    H X.GL.424 | HX.GL.424
    FW 9O-O24-SC | FW 90-024-SC
    BM72–SP1 | BM72-SP1
    ΒΜ30-ΜΟ1 | BM30-MO1
    PX67/OR | PX67/0R
    DF3-5B22-K | DF3-5822-K
    １２导联 ecg电缆 | 3: ecg-cables & spec leads=^12$; 1: ecg-cables
    `,
  ),
  ...judgementsIn(
    'unseen: slips in part numbers',
    `
    SVBT868 | SVBT-86-8
    hx gl 679 | HX.GL.679
    SC5550545 | SC 55.505.45
    RHV8841 | RHV-884/1
    UH4 3H9 ultrasound | UH4-3H9
    OEGS01R gastroscope | OE-GS01R
    SP-2-2113-P | SP2-2113-P
    NH 29992 04 needle holder | NH 29.992.04
    IV3BT-919 | IV3BT-199
    MOY96-W3 | MOY96-3W
    CV-IP776 | CV-IP766
    GSD-2568 | GSD-2658
    RXT 640 0 tube | RXT-640/0
    xt8k261 | XT-8K2-61
    78ct398 | 78-CT-398
    EL228.1H | EL.228.1H
    CX52C-ZIF260 | 3: code CX5-2C
    TE72MP TEE | TE7-2MP
    `,
  ),
  ...judgementsIn(
    'unseen: spelt as heard',
    `
    nibulizer no, fingar clip sensor | 3: spo2-sensors & name Finger; 1: spo2-sensors
    lapraskope 30 degree | 3: laparoscopes & spec direction=^30; 2: laparoscopes
    hemastat mosqito curved | 3: haemostatic-forceps & name Mosquito & spec tip=Curved; 2: haemostatic-forceps & name Mosquito; 1: haemostatic-forceps
    sutcher absorbable | 3: sutures & name Absorbable; 1: sutures
    trans vaginel prob | 3: endocavity-probes & name Transvaginal; 1: endocavity-probes
    defibulator pads | 3: defib-pads; 1: defibrillators
    kolimador | 3: collimators
    geringas 20 ml | 3: syringes & spec volume=^20$; 1: syringes
    monitor de signos bitales | 3: vital-signs; 1: patient-monitors
    дифибрилятор с кардиостимулятором | 3: defibrillators & name Pacemaker; 1: defibrillators
    инфузомат валюметрический | 3: infusion-pumps & name Volumetric; 1: infusion-pumps
    гастраскоп видио | 3: gastroscopes & name Gastroscope; 1: gastroscopes
    腹强镜 | 3: laparoscopes; 2: laparoscopic-instruments
    血养探头 | 3: spo2-sensors
    `,
  ),
];
