import { type Judgement, judgementsIn } from '../Judgement.ts';

/** Of the same kinds, written after what had failed of the others was mended, and looked at once. */
export const laterDepartmentJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'departments later: en',
    `
    knee arthroscopy scope | 3: laparoscopes & name Arthroscope; 1: laparoscopes
    PICU blood pressure cuff | 3: nibp-cuffs & spec limb_size=^18, nibp-cuffs & spec limb_size=^10; 1: nibp-cuffs
    how to disinfect a probe | 3: wipes & name Probe; 2: wipes
    what do you use to sew up a wound | 3: sutures; 2: needle-holders
    which battery goes in a Meridian 70 S | 3: monitor-batteries & fit Meridian 70 S; 1: monitor-batteries
    wired or wireless flat panel detector | 3: flat-panel-detectors & name Tethered + flat-panel-detectors & name Wireless
    hydraulic vs electric operating table | 3: or-tables & name Hydraulic + or-tables & name Electric
    sterile gel or non sterile | 3: ultrasound-gel
    small or medium nitrile gloves | 3: gloves & name Nitrile & spec clothing_size=^S$ + gloves & name Nitrile & spec clothing_size=^M$
    defibrillator under 3000 dollars | 3: defibrillators; 1: aeds
    okay show me the aprons the half millimeter lead ones in large | 3: lead-aprons & spec lead_equivalent=0.50 & spec clothing_size=^L$; 2: lead-aprons & spec lead_equivalent=0.50; 1: lead-aprons
    spare bulb for xenon light source | 3: light-sources & name Xenon; 1: light-sources
    `,
  ),
  ...judgementsIn(
    'departments later: es',
    `
    ¿cómo desinfectar un transductor? | 3: wipes & name Probe; 2: wipes
    electrodos para la UCIN | 3: ecg-electrodes & spec patients=Neonatal; 1: ecg-electrodes
    aed semiautomático o automático | 3: aeds & name Semi + aeds & name Fully
    ¿qué batería lleva el Beacon 60 Plus? | 3: monitor-batteries & fit Beacon 60 Plus; 1: monitor-batteries
    gafas plomadas rojas o azules | 3: protective-glasses & spec frame_colour=Red + protective-glasses & spec frame_colour=Blue
    todo para gastroscopia | 3: gastroscopes & name Gastroscope; 2: gastroscopes, biopsy-forceps
    guantes estériles por menos de 20 euros | 3: gloves & name Surgical; 1: gloves
    muéstrame las mejores bombas de jeringa | 3: syringe-pumps
    `,
  ),
  ...judgementsIn(
    'departments later: ru',
    `
    чем дезинфицировать узи датчик | 3: wipes & name Probe; 2: wipes
    беспроводной или проводной плоскопанельный детектор | 3: flat-panel-detectors & name Tethered + flat-panel-detectors & name Wireless
    двухшланговая манжета взрослая | 3: nibp-cuffs & spec limb_size=^25 & spec hoses=^2$; 2: nibp-cuffs & spec hoses=^2$; 1: nibp-cuffs
    электроды в оитн | 3: ecg-electrodes & spec patients=Neonatal; 1: ecg-electrodes
    покажи лучшие портативные узи аппараты | 3: portable-ultrasound; 2: handheld-ultrasound; 1: cart-ultrasound
    шёлк или викрил | 3: sutures & name Braided + sutures & name Silk
    какая батарея нужна для меридиан 70 s | 3: monitor-batteries & fit Meridian 70 S; 1: monitor-batteries
    ножницы сто сорок миллиметров прямые | 3: scissors & spec tip=Straight & spec length=^140$; 2: scissors & spec tip=Straight, scissors & spec length=^140$; 1: scissors
    `,
  ),
  ...judgementsIn(
    'departments later: zh',
    `
    怎么消毒超声探头 | 3: wipes & name Probe; 2: wipes
    半自动还是全自动AED | 3: aeds & name Semi + aeds & name Fully
    NICU 血氧探头 | 3: spo2-sensors & spec patients=[Nn]eonatal; 1: spo2-sensors
    有线或无线平板探测器 | 3: flat-panel-detectors & name Tethered + flat-panel-detectors & name Wireless
    Meridian 70 S 用什么电池 | 3: monitor-batteries & fit Meridian 70 S; 1: monitor-batteries
    帮我找一下最好的便携超声 | 3: portable-ultrasound; 2: handheld-ultrasound; 1: cart-ultrasound
    `,
  ),
];
