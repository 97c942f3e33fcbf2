import { type Judgement, judgementsIn } from './Judgement.ts';

/** Of the same kinds, written after what had failed of the others was mended, and looked at once. */
export const laterHospitalBuyerJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'hospital later: en',
    `
    bp cuff toddler arm | 3: nibp-cuffs & spec limb_size=^18, nibp-cuffs & spec limb_size=^10; 1: nibp-cuffs
    extra long thigh cuff two tubes | 3: nibp-cuffs & spec limb_size=^46 & spec hoses=^2$; 2: nibp-cuffs & spec limb_size=^46; 1: nibp-cuffs
    scope for looking in sinuses 4mm | 3: laparoscopes & name Sinuscope & spec diameter=^4$; 2: laparoscopes & name Sinuscope; 1: laparoscopes
    skin temp probe for incubator babies | 3: temperature-probes & name Skin & spec patients=Neonatal; 2: temperature-probes & name Skin; 1: temperature-probes
    thyroid and carotid ultrasound transducer | 3: linear-probes & spec application=thyroid; 2: linear-probes
    needle holders no gold handle straight | 3: needle-holders & spec handle=^Ring handle$ & spec tip=Straight; 2: needle-holders & spec handle=^Ring handle$; 0: needle-holders
    retractor without teeth langenbeck | 3: retractors & name Langenbeck & spec teeth=Without; 1: retractors & name Langenbeck, retractors & spec teeth=Without
    ventilater for ambulanse | 3: ventilators & name Transport; 1: ventilators
    dual chanel siringe pump | 3: syringe-pumps & name Dual; 1: syringe-pumps
    lead apron wrap arround large | 3: lead-aprons & name Wrap & spec clothing_size=^L$; 1: lead-aprons
    Optima 45 S collimator replacement | 3: collimators & fit Optima 45 S; 1: collimators
    electrodes with banana plug for kids pack 30 | 3: ecg-electrodes & spec termination=Banana & spec patients=Paediatric & spec pack_size=^30$; 2: ecg-electrodes & spec termination=Banana & spec patients=Paediatric; 1: ecg-electrodes
    `,
  ),
  ...judgementsIn(
    'hospital later: es',
    `
    manguito para pierna de adulto | 3: nibp-cuffs & spec limb_size=^46; 1: nibp-cuffs
    sonda para riñón y vejiga | 3: convex-probes; 2: volume-probes & name Convex
    separadores sin dientes | 3: retractors & spec teeth=Without; 0: retractors
    bomba de jeringa doble canal | 3: syringe-pumps & name Dual; 1: syringe-pumps
    monitor paciente cable ecg 5 latiguillos | 3: ecg-cables & spec leads=5; 2: ecg-cables; 1: patient-monitors
    cubierta de sonda sin gel | 3: probe-covers & spec gel=Without; 0: probe-covers
    vidiogastroscopio 9,8 | 3: gastroscopes & name Gastroscope & spec diameter=^9.8$; 1: gastroscopes
    tijeras de iris rectas 11 cm | 3: scissors & name Iris & spec tip=Straight & spec length=^115$; 2: scissors & name Iris & spec tip=Straight; 1: scissors & name Iris
    cable troncal ecg 12 derivaciones | 3: ecg-cables & name Trunk & spec leads=^12$; 2: ecg-cables & name Trunk; 1: ecg-cables
    `,
  ),
  ...judgementsIn(
    'hospital later: ru',
    `
    манжет на ногу двухшланговых | 3: nibp-cuffs & spec limb_size=^46 & spec hoses=^2$; 2: nibp-cuffs & spec limb_size=^46; 1: nibp-cuffs
    датчик на сердце детский узи | 3: phased-probes & name Paediatric; 2: phased-probes; 1: tee-probes & name Paediatric
    чехлов без геля | 3: probe-covers & spec gel=Without; 0: probe-covers
    ранорасширитель без зубцов фарабеф | 3: retractors & name Farabeuf & spec teeth=Without; 1: retractors & name Farabeuf
    трехканальный экг апарат | 3: ecg-machines & spec channels=^3$; 1: ecg-machines
    трубок рентгеновских 125 кв | 3: xray-tubes & spec tube_voltage=^125$; 1: xray-tubes
    масок хирургических на завязках | 3: masks & name Surgical & spec fastening=Ties; 1: masks & name Surgical
    узи аппарат чехол на датчик | 3: probe-covers
    ifghbw bycekbyjdsq | 3: syringes & name Insulin; 1: syringes
    nozhnitsy mayo izognutye | 3: scissors & name Mayo & spec tip=Curved; 2: scissors & name Mayo; 1: scissors
    `,
  ),
  ...judgementsIn(
    'hospital later: zh',
    `
    成人大号双管袖带 | 3: nibp-cuffs & spec limb_size=^33 & spec hoses=^2$; 2: nibp-cuffs & spec limb_size=^33; 1: nibp-cuffs
    肾脏和膀胱探头 | 3: convex-probes; 2: volume-probes & name Convex
    无齿拉钩 | 3: retractors & spec teeth=Without; 1: retractors
    双通道注射泵 | 3: syringe-pumps & name Dual; 1: syringe-pumps
    不带凝胶的探头套 | 3: probe-covers & spec gel=Without; 0: probe-covers
    推车式彩超 21.5寸 | 3: cart-ultrasound & spec screen=^21.5$; 1: cart-ultrasound
    十二导心电图机 | 3: ecg-machines & spec channels=^12$; 1: ecg-machines
    新生儿 心电电极 夹子式 | 3: ecg-electrodes & spec patients=Neonatal & spec termination=Clip; 2: ecg-electrodes & spec patients=Neonatal; 1: ecg-electrodes
    二手C臂 | 3: c-arms & state used; 1: c-arms
    `,
  ),
];
