import { type Judgement, judgementsIn } from '../Judgement.ts';

/** Written and judged before one was run, as the first look at these kinds found 0.70 and 0.83. */
export const practiceJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'practices: vets and small practices',
    `
    rectal ultrasound probe cattle | 3: endocavity-probes & name Transrectal; 2: endocavity-probes, linear-probes
    equine tendon scanning probe | 3: linear-probes; 1: ultrasound-probes
    vet practice infusion pump for dogs | 3: infusion-pumps; 2: syringe-pumps
    small animal anaesthesia monitor | 3: patient-monitors; 2: vital-signs
    cat blood pressure cuff | 3: nibp-cuffs
    tongue clip pulse ox sensor dog | 3: spo2-sensors & name Ear, spo2-sensors & name Finger; 2: spo2-sensors
    x-ray machine for a horse clinic, portable | 3: mobile-xray & name Portable; 2: mobile-xray
    cystoscopy scope | 2: laparoscopes, gastroscopes
    look into the stomach camera | 3: gastroscopes & name Gastroscope; 1: gastroscopes
    scope for puppies airway | 3: gastroscopes & name Bronchoscope; 1: gastroscopes
    GP surgery ecg machine | 3: ecg-machines
    family doctor defibrillator for the waiting room | 3: aeds; 1: defibrillators
    sonda transrectal para vacas | 3: endocavity-probes & name Transrectal; 2: endocavity-probes, linear-probes
    ecógrafo para perros y gatos | 3: portable-ultrasound, cart-ultrasound, handheld-ultrasound
    manguito de presión para gato | 3: nibp-cuffs
    датчик ректальный для коров | 3: endocavity-probes & name Transrectal; 2: endocavity-probes, linear-probes
    ветеринарный монитор пациента | 3: patient-monitors; 2: vital-signs
    рентген для ветклиники переносной | 3: mobile-xray & name Portable; 2: mobile-xray
    宠物医院用监护仪 | 3: patient-monitors; 2: vital-signs
    牛用直肠探头 | 3: endocavity-probes & name Transrectal; 2: endocavity-probes, linear-probes
    `,
  ),
  ...judgementsIn(
    'practices: not and without',
    `
    gloves without powder and latex | 3: gloves & spec latex=free, gloves & name Nitrile; 1: gloves
    trocars, anything but bladed | 3: trocars & name Bladeless, trocars & name Blunt; 1: trocars
    ultrasound machine, not handheld | 3: cart-ultrasound, portable-ultrasound
    lead apron not containing lead | 3: lead-aprons & spec core=free; 1: lead-aprons
    scissors that aren't curved | 3: scissors & spec tip=Straight; 1: scissors
    flat panel without cable | 3: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    spo2 sensor but not the finger clip one | 3: spo2-sensors & name Soft, spo2-sensors & name Wrap, spo2-sensors & name Ear
    mobile x-ray, don't need portable | 3: mobile-xray & name Mobile; 1: mobile-xray
    non adult defib pads | 3: defib-pads & spec patients=Paed, defib-pads & spec patients=Child; 1: defib-pads
    masks except surgical ones | 3: masks & name FFP2, masks & name FFP3, masks & name Oxygen
    gel that isn't blue | 3: ultrasound-gel & spec colour=Clear; 1: ultrasound-gel
    tijeras que no sean curvas | 3: scissors & spec tip=Straight; 1: scissors
    detector plano sin cable | 3: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    guantes que no lleven látex | 3: gloves & spec latex=free, gloves & name Nitrile; 1: gloves
    гель не синий | 3: ultrasound-gel & spec colour=Clear; 1: ultrasound-gel
    ножницы не изогнутые | 3: scissors & spec tip=Straight; 1: scissors
    эндоскоп гибкий, но не колоноскоп | 3: gastroscopes & name Gastroscope, gastroscopes & name Bronchoscope, gastroscopes & name Duodenoscope
    детектор плоскопанельный без провода | 3: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    不要弯的剪刀 | 3: scissors & spec tip=Straight; 1: scissors
    除了FFP2以外的口罩 | 3: masks & name FFP3, masks & name Surgical, masks & name Oxygen
    `,
  ),
];
