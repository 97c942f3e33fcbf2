import { type Judgement, judgementsIn } from './Judgement.ts';

/** Words and synonyms of the trade in Spanish, Russian and Chinese. */
export const languageJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'trade words, es',
    `
    transductor | 3: ultrasound-probes; 2: ibp-transducers
    transductor convexo | 3: convex-probes
    ecógrafo | 3: ultrasound-systems
    ecografo portatil | 3: portable-ultrasound; 2: ultrasound-systems
    equipo de ultrasonido | 3: ultrasound-systems
    sonda lineal | 3: linear-probes
    sonda vaginal | 3: endocavity-probes; 1: ultrasound-probes
    sonda cardiaca | 3: phased-probes; 2: tee-probes; 1: ultrasound-probes
    gel de ultrasonido | 3: ultrasound-gel
    oxímetro de pulso | 3: spo2-sensors
    sensor de saturación | 3: spo2-sensors
    brazalete de presión | 3: nibp-cuffs
    manguito de tensión arterial | 3: nibp-cuffs
    electrobisturí | 3: electrosurgical-units; 1: electrosurgical-pencils
    lápiz de electrobisturí | 3: electrosurgical-pencils; 1: electrosurgical-units
    bisturí eléctrico | 3: electrosurgical-units; 2: electrosurgical-pencils
    electrocardiógrafo | 3: ecg-machines
    papel para electro | 3: thermal-paper
    electrodos para ECG | 3: ecg-electrodes
    cable de ECG | 3: ecg-cables
    desfibrilador | 3: defibrillators, aeds; 1: defib-pads
    DEA | 3: aeds
    parches para desfibrilador | 3: defib-pads
    bomba de infusión | 3: infusion-pumps; 1: infusion-sets
    equipo de venoclisis | 3: infusion-sets
    respirador | 3: ventilators; 1: masks
    ventilador mecánico | 3: ventilators
    monitor multiparamétrico | 3: patient-monitors; 2: vital-signs
    pinza hemostática | 3: haemostatic-forceps
    porta agujas | 3: needle-holders
    lámpara de quirófano | 3: or-lights
    mesa quirúrgica | 3: or-tables
    arco en C | 3: c-arms
    tubo de rayos x | 3: xray-tubes
    delantal de plomo | 3: lead-aprons
    mandil plomado | 3: lead-aprons
    guantes de examen | 3: gloves & name examination; 2: gloves
    cubrebocas | 3: masks
    jeringas | 3: syringes; 2: injector-syringes
    hilo de sutura | 3: sutures
    `,
  ),
  ...judgementsIn(
    'trade words, ru',
    `
    узи датчик | 3: ultrasound-probes
    датчик узи | 3: ultrasound-probes
    узи аппарат | 3: ultrasound-systems
    аппарат УЗИ | 3: ultrasound-systems
    ультразвуковой сканер | 3: ultrasound-systems
    конвексный датчик | 3: convex-probes
    вагинальный датчик | 3: endocavity-probes; 1: ultrasound-probes
    кардиодатчик | 3: phased-probes; 2: tee-probes; 1: ultrasound-probes
    чпэхо датчик | 3: tee-probes
    гель для узи | 3: ultrasound-gel
    пульсоксиметр | 3: spo2-sensors
    датчик сатурации | 3: spo2-sensors
    датчик spo2 | 3: spo2-sensors
    манжета давления | 3: nibp-cuffs
    манжета для тонометра | 3: nibp-cuffs
    электронож | 3: electrosurgical-units; 2: electrosurgical-pencils
    коагулятор | 3: electrosurgical-units; 2: electrosurgical-pencils
    ЭКГ аппарат | 3: ecg-machines
    электроды экг | 3: ecg-electrodes
    кабель ЭКГ | 3: ecg-cables
    лента для экг | 3: thermal-paper
    дефибриллятор | 3: defibrillators, aeds; 1: defib-pads
    капельница | 3: infusion-sets
    система инфузионная | 3: infusion-sets
    инфузомат | 3: infusion-pumps; 2: syringe-pumps
    перфузор | 3: syringe-pumps; 1: infusion-pumps
    аппарат ивл | 3: ventilators
    прикроватный монитор | 3: patient-monitors; 2: vital-signs
    КТГ | 3: fetal-monitors
    зажим кровоостанавливающий | 3: haemostatic-forceps
    иглодержатели | 3: needle-holders
    хирургическая лампа | 3: or-lights
    операционный стол | 3: or-tables
    с-дуга | 3: c-arms
    рентген трубка | 3: xray-tubes; 1: ct-tubes
    свинцовый фартук | 3: lead-aprons
    перчатки нитриловые | 3: gloves & name nitrile; 1: gloves
    шовный материал | 3: sutures
    `,
  ),
  ...judgementsIn(
    'trade words, zh',
    `
    探头 | 3: ultrasound-probes; 2: spo2-sensors, temperature-probes; 1: probe-covers, probe-cables
    超声探头 | 3: ultrasound-probes; 1: probe-covers
    B超机 | 3: ultrasound-systems
    彩超 | 3: ultrasound-systems
    B超探头 | 3: ultrasound-probes
    腹部探头 | 3: convex-probes; 1: ultrasound-probes
    阴道探头 | 3: endocavity-probes; 1: ultrasound-probes
    心脏探头 | 3: phased-probes; 2: tee-probes; 1: ultrasound-probes
    耦合剂 | 3: ultrasound-gel
    血氧传感器 | 3: spo2-sensors
    指夹 | 3: spo2-sensors
    血压袖带 | 3: nibp-cuffs
    袖带 | 3: nibp-cuffs
    电刀 | 3: electrosurgical-units; 2: electrosurgical-pencils
    电刀笔 | 3: electrosurgical-pencils
    心电图机 | 3: ecg-machines
    心电电极片 | 3: ecg-electrodes
    心电导联线 | 3: ecg-cables
    心电图纸 | 3: thermal-paper
    除颤仪 | 3: defibrillators, aeds; 1: defib-pads
    除颤电极 | 3: defib-pads
    输液泵 | 3: infusion-pumps
    输液管 | 3: infusion-sets
    微量泵 | 3: syringe-pumps; 1: infusion-pumps
    呼吸机 | 3: ventilators
    监护仪 | 3: patient-monitors, vital-signs, fetal-monitors
    床旁监护仪 | 3: patient-monitors; 2: vital-signs
    止血钳 | 3: haemostatic-forceps
    无影灯 | 3: or-lights
    C臂 | 3: c-arms
    X光球管 | 3: xray-tubes; 1: ct-tubes
    铅衣 | 3: lead-aprons
    丁腈手套 | 3: gloves & name nitrile; 1: gloves
    口罩 | 3: masks
    缝线 | 3: sutures
    `,
  ),
];
