import { type Judgement, judgementsIn } from '../Judgement.ts';

/** The same in Spanish, Russian and Chinese. */
export const foreignTenderJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'of tenders and wards, es',
    `
    sonda convexa 3,5 MHz | 3: convex-probes & within frequency=3.5; 1: convex-probes
    transductor vaginal | 3: endocavity-probes & name Transvaginal; 1: endocavity-probes
    guantes de nitrilo sin polvo talla M | 3: gloves & name Nitrile & spec clothing_size=^M$; 2: gloves & name Nitrile; 1: gloves
    jeringas de 20 cc | 3: syringes & spec volume=^20$; 1: syringes
    equipo de venoclisis | 3: infusion-sets
    microgotero 60 gotas | 3: infusion-sets & spec drops=^60$; 1: infusion-sets
    batería para monitor Beacon 15 | 3: monitor-batteries & fit Beacon 15; 1: monitor-batteries
    repuestos para ecógrafo Lyra 85 | 3: fit Lyra 85
    electrobisturí 300 w | 3: electrosurgical-units & spec cut_power=^300$; 1: electrosurgical-units
    lápiz de cauterio | 3: electrosurgical-pencils
    lámpara de quirófano de techo | 3: or-lights & name Ceiling; 1: or-lights
    mesa quirúrgica hidráulica | 3: or-tables & name Hydraulic; 1: or-tables
    arco en c | 3: c-arms
    panel plano inalámbrico | 3: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    chaleco plomado con falda | 3: lead-aprons & name Skirt; 1: lead-aprons
    lentes plomados | 3: protective-glasses
    sensor de saturación para dedo adulto | 3: spo2-sensors & name Finger.*adult; 2: spo2-sensors & name Finger; 1: spo2-sensors
    electrodos neonatales | 3: ecg-electrodes & spec patients=Neonatal; 1: ecg-electrodes
    papel para ECG 210 mm | 3: thermal-paper & name ECG & spec paper_width=^210$; 1: thermal-paper
    sutura no absorbible | 3: sutures & name Silk, sutures & name Polypropylene; 0: sutures
    seda 3-0 | 3: sutures & name Silk & spec suture_size=3/0; 2: sutures & name Silk; 1: sutures
    trócar sin cuchilla 12 mm | 3: trocars & name Bladeless & spec diameter=^12$; 2: trocars & name Bladeless; 1: trocars
    pinza de biopsia reutilizable | 3: biopsy-forceps & name Reusable; 1: biopsy-forceps
    cuánto cuesta un desfibrilador | 3: defibrillators; 2: aeds
    NECESITO COTIZACIÓN DE VENTILADOR DE TRASLADO | 3: ventilators & name Transport; 1: ventilators
    gel para ultrasonido 5 litros | 3: ultrasound-gel & spec volume=^5000$; 1: ultrasound-gel
    toallitas sin alcohol | 3: wipes & spec agent=Quaternary, wipes & spec agent=Hydrogen; 0: wipes
    bata quirúrgica XL | 3: drapes & name Gown & spec clothing_size=^XL$; 2: drapes & name Gown; 1: drapes
    tubo de tomógrafo | 3: ct-tubes
    reemplazo de EVK-9800 | EVK-9800
    `,
  ),
  ...judgementsIn(
    'of tenders and wards, ru',
    `
    датчик конвекс 3,5 мгц | 3: convex-probes & within frequency=3.5; 1: convex-probes
    трансвагинальный датчик | 3: endocavity-probes & name Transvaginal; 1: endocavity-probes
    перчатки без латекса | 3: gloves & spec latex=Latex-free; 0: gloves
    нестерильные перчатки нитрил размер L | 3: gloves & name Nitrile & spec clothing_size=^L$; 2: gloves & name Nitrile; 1: gloves & name Examination
    шприц 20 мл луер лок | 3: syringes & spec volume=^20$ & spec tip=Luer lock; 2: syringes & spec volume=^20$; 1: syringes
    система для переливания | 3: infusion-sets
    коагулятор хирургический 300 вт | 3: electrosurgical-units & spec cut_power=^300$; 1: electrosurgical-units
    ручка для коагулятора | 3: electrosurgical-pencils
    аппарат эхвч | 3: electrosurgical-units
    светильник операционный потолочный | 3: or-lights & name Ceiling; 1: or-lights
    с-дуга | 3: c-arms
    беспроводной плоскопанельник | 3: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    юбка рентгенозащитная | 3: lead-aprons & name Skirt; 1: lead-aprons
    очки рентгенозащитные | 3: protective-glasses
    датчик сатурации на палец взрослый | 3: spo2-sensors & name Finger.*adult; 2: spo2-sensors & name Finger; 1: spo2-sensors
    лента экг 110 мм | 3: thermal-paper & name ECG & spec paper_width=^110$; 1: thermal-paper
    шовный материал нерассасывающийся | 3: sutures & name Silk, sutures & name Polypropylene; 0: sutures
    шелк 3/0 | 3: sutures & name Silk & spec suture_size=3/0; 2: sutures & name Silk; 1: sutures
    троакар без лезвия 12мм | 3: trocars & name Bladeless & spec diameter=^12$; 2: trocars & name Bladeless; 1: trocars
    видеогастроскоп | 3: gastroscopes & name Gastroscope; 1: gastroscopes
    холтер на 3 суток | 3: holter-recorders & name Holter & spec recording=^72$; 1: holter-recorders
    аккумулятор на монитор Meridian 10 | 3: monitor-batteries & fit Meridian 10; 1: monitor-batteries
    запчасти для узи Lyra 85 | 3: fit Lyra 85
    аналог EVK-9800 | EVK-9800
    сколько стоит дефибриллятор | 3: defibrillators; 2: aeds
    СРОЧНО НУЖЕН АППАРАТ ИВЛ ТРАНСПОРТНЫЙ | 3: ventilators & name Transport; 1: ventilators
    гель для узи 5 литров канистра | 3: ultrasound-gel & spec volume=^5000$; 1: ultrasound-gel
    салфетки без спирта | 3: wipes & spec agent=Quaternary, wipes & spec agent=Hydrogen; 0: wipes
    халат хирургический XL | 3: drapes & name Gown & spec clothing_size=^XL$; 2: drapes & name Gown; 1: drapes
    трубка для кт | 3: ct-tubes
    `,
  ),
  ...judgementsIn(
    'of tenders and wards, zh',
    `
    3.5兆凸阵探头 | 3: convex-probes & within frequency=3.5; 1: convex-probes
    阴道探头 | 3: endocavity-probes & name Transvaginal; 1: endocavity-probes
    无乳胶手套 | 3: gloves & spec latex=Latex-free; 0: gloves
    L码丁腈手套 | 3: gloves & name Nitrile & spec clothing_size=^L$; 2: gloves & name Nitrile; 1: gloves
    20毫升注射器 | 3: syringes & spec volume=^20$; 1: syringes
    避光输液器 | 3: infusion-sets & name Light; 1: infusion-sets
    电刀300瓦 | 3: electrosurgical-units & spec cut_power=^300$; 1: electrosurgical-units
    电刀笔 | 3: electrosurgical-pencils
    吊顶无影灯 | 3: or-lights & name Ceiling; 1: or-lights
    C臂机 | 3: c-arms
    无线平板探测器 | 3: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    铅裙 | 3: lead-aprons & name Skirt; 1: lead-aprons
    铅眼镜 | 3: protective-glasses
    成人指夹血氧探头 | 3: spo2-sensors & name Finger.*adult; 2: spo2-sensors & name Finger; 1: spo2-sensors
    新生儿血氧探头 | 3: spo2-sensors & spec patients=Neonatal; 1: spo2-sensors
    心电图纸210mm | 3: thermal-paper & name ECG & spec paper_width=^210$; 1: thermal-paper
    不可吸收缝线 | 3: sutures & name Silk, sutures & name Polypropylene; 0: sutures
    丝线3-0 | 3: sutures & name Silk & spec suture_size=3/0; 2: sutures & name Silk; 1: sutures
    无刀穿刺器12mm | 3: trocars & name Bladeless & spec diameter=^12$; 2: trocars & name Bladeless; 1: trocars
    电子胃镜 | 3: gastroscopes & name Gastroscope; 1: gastroscopes
    72小时动态心电 | 3: holter-recorders & name Holter & spec recording=^72$; 1: holter-recorders
    Meridian 10 电池 | 3: monitor-batteries & fit Meridian 10; 1: monitor-batteries
    Lyra 85 配件 | 3: fit Lyra 85
    代替 EVK-9800 | EVK-9800
    除颤仪多少钱 | 3: defibrillators; 2: aeds
    转运呼吸机 | 3: ventilators & name Transport; 1: ventilators
    5升耦合剂 | 3: ultrasound-gel & spec volume=^5000$; 1: ultrasound-gel
    不含酒精湿巾 | 3: wipes & spec agent=Quaternary, wipes & spec agent=Hydrogen; 0: wipes
    XL手术衣 | 3: drapes & name Gown & spec clothing_size=^XL$; 2: drapes & name Gown; 1: drapes
    儿童经食道探头 | 3: tee-probes & name Paediatric; 1: tee-probes
    `,
  ),
];
