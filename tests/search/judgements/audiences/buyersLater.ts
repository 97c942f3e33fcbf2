import { type Judgement, judgementsIn } from '../Judgement.ts';

/** More of them, written after the search had been changed for the first. */
export const laterBuyerJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'part numbers of other buyers',
    `
    looking for RFP-575/8 detector | RFP-575/8
    IV2CT734 | IV2CT-734
    PB PG46 3 | PB-PG46-3
    SVMK-79 | 3: begins SVMK-79
    SU 04.571.32 rev 1 | SU 04.571.32
    HX.CV.722 стерильный | HX.CV.722
    EVM-8128-ES | 3: begins EVM-8128
    FMY47-5F 二手 | FMY47-5F
    SY691-70 x1 / 06-OL-688 x1 | 3: code SY691-70, code 06-OL-688
    AE479 94 дефибриллятор | AE479-94
`,
  ),
  ...judgementsIn(
    'trade en of other buyers',
    `
    maternity ward heart rate monitor for baby | 3: fetal-monitors
    wall mounted AED for school | 3: aeds
    machine for keyhole surgery gas | 3: insufflators
    handheld doppler ultrasound for phone | 3: handheld-ultrasound
    vein finder probe | 3: linear-probes; 1: ultrasound-probes
    baby ultrasound 4d machine probe | 3: volume-probes
    ob gyn internal probe | 3: endocavity-probes
    condoms for transvaginal probe | 3: probe-covers & name Endocavity; 2: probe-covers
    stomach camera | 3: gastroscopes & name Gastro; 1: gastroscopes
    bronch scope | 3: gastroscopes & name Broncho; 1: gastroscopes
    knee arthroscopy camera telescope | 3: laparoscopes & name Arthro; 1: laparoscopes, camera-heads
    titanium clip applicator laparoscopic | 3: laparoscopic-instruments & name Clip; 1: laparoscopic-instruments
    bowel grasper 5mm | 3: laparoscopic-instruments & name Grasper & spec diameter=^5$; 2: laparoscopic-instruments & name Grasper; 1: laparoscopic-instruments
    ligasure type generator | 3: electrosurgical-units & name Vessel; 1: electrosurgical-units
    cautery handpiece foot controlled | 3: electrosurgical-pencils & name Foot; 2: electrosurgical-pencils
    curved mayo scissors | 3: scissors & name Mayo & spec tip=Curved; 2: scissors & name Mayo; 1: scissors
    skin retractor self retaining | 3: retractors & name Weitlaner; 1: retractors
    OR lamp two heads | 3: or-lights & name Double; 1: or-lights
    fluoro table | 3: or-tables & name C-arm; 1: or-tables
    sleep-in 24h blood pressure recorder | 3: holter-recorders & name Blood; 1: holter-recorders
    thermal paper for ultrasound printer | 3: thermal-paper & name Video; 1: thermal-paper
    sticky pads for heart monitor | 3: ecg-electrodes; 1: defib-pads
    shock pads for kids | 3: defib-pads & spec patients=Paed; 2: defib-pads
    CVP transducer kit double | 3: ibp-transducers & name Double; 2: ibp-transducers
    end tidal CO2 | 3: parameter-modules & name CO₂
    chemo pump portable | 3: infusion-pumps & name Ambulatory; 2: infusion-pumps
    drip set for pump | 3: infusion-sets & name Pump; 2: infusion-sets
    light sensitive drug IV set | 3: infusion-sets & name Light; 1: infusion-sets
    ambulance ventilator | 3: ventilators & name Transport; 2: ventilators
    MR injector | 3: contrast-injectors & name MRI; 1: contrast-injectors
    cathlab dye injector | 3: contrast-injectors & name Angio; 2: contrast-injectors
    reading room screen grayscale | 3: medical-displays & name Diagnostic; 1: medical-displays
    x ray vest | 3: lead-aprons & name Vest; 2: lead-aprons
    lead specs fit over prescription glasses | 3: protective-glasses & name Fit-over; 2: protective-glasses
    particulate mask ffp3 | 3: masks & spec filter=FFP3; 2: masks & name Respirator; 1: masks
    bovine catgut suture | 3: sutures; 3: sutures
    insulin needles | 3: syringes & name Insulin; 2: syringes & name Needle; 1: syringes
    disinfectant for probes wipes | 3: wipes & name Probe; 2: wipes
    spare board ultrasound beamformer | 3: ultrasound-boards & name Beamformer; 1: ultrasound-boards
    ht tank xray | 3: hv-generators & name Tank; 1: hv-generators
`,
  ),
  ...judgementsIn(
    'trade es of other buyers',
    `
    aparato para oír el corazón del bebé | 3: fetal-monitors
    oxímetro de pulso pediátrico | 3: spo2-sensors & spec patients=Paed; 2: spo2-sensors
    desfibrilador para oficina | 3: aeds; 2: defibrillators
    ecocardiógrafo portátil | 3: portable-ultrasound; 2: ultrasound-systems
    transductor de próstata | 3: endocavity-probes & name Transrectal; 2: endocavity-probes
    porta agujas con widia | 3: needle-holders & spec edges=Tungsten; 1: needle-holders
    tijera recta roma roma | 3: scissors & spec tip=Straight & spec points=Blunt / blunt; 1: scissors
    electrobisturí 400 watts | 3: electrosurgical-units & spec cut_power=^400$; 1: electrosurgical-units
    mesa quirúrgica para obesos 350 kg | 3: or-tables & spec load=350; 1: or-tables
    tubo para tomógrafo 64 cortes | 3: ct-tubes & spec slices=^64$; 1: ct-tubes
    lentes plomados para cirujano | 3: protective-glasses
    faldas y chalecos de plomo | 3: lead-aprons & name Vest; 1: lead-aprons
    rollo de papel para electro 210 | 3: thermal-paper & name ECG & spec paper_width=^210$; 2: thermal-paper & name ECG; 1: thermal-paper
    cubrebocas tricapa | 3: masks & name Surgical; 2: masks
    bata estéril talla XL | 3: drapes & name Gown & spec clothing_size=^XL$; 2: drapes & name Gown
    toallitas con alcohol | 3: wipes & spec agent=Alcohol; 2: wipes
    pinzas de biopsia para colonoscopio | 3: biopsy-forceps
`,
  ),
  ...judgementsIn(
    'trade ru of other buyers',
    `
    аппарат для прослушивания сердцебиения плода | 3: fetal-monitors
    датчик для щитовидки 7-15 мгц | 3: linear-probes; 2: ultrasound-probes
    узи сердца датчик взрослый | 3: phased-probes; 2: tee-probes
    датчик на палец многоразовый | 3: spo2-sensors & name Finger; 2: spo2-sensors
    манжета на бедро | 3: nibp-cuffs & spec limb_size=46; 2: nibp-cuffs
    подогреваемый инсуффлятор | 3: insufflators & name Heated; 1: insufflators
    граспер | 3: laparoscopic-instruments & name Grasper; 1: laparoscopic-instruments
    оптика для гистероскопии | 3: laparoscopes & name Hystero; 1: laparoscopes
    шовный материал викрил 2/0 | 3: sutures & name Braided & spec suture_size=^2/0$; 2: sutures & name Braided; 1: sutures
    стол операционный гидравлический | 3: or-tables & name Hydraulic; 1: or-tables
    лампа передвижная смотровая | 3: or-lights & name Mobile; 1: or-lights
    свинцовая юбка и жилет | 3: lead-aprons & name Vest; 1: lead-aprons
    палатный рентген цифровой | 3: mobile-xray & name Digital; 2: mobile-xray
    монитор для рентгенолога 30 дюймов | 3: medical-displays & spec screen=30.4; 2: medical-displays & name Diagnostic; 1: medical-displays
    шприц 50 мл катетерный наконечник | 3: syringes & spec tip=Catheter & spec volume=^50$; 2: syringes & spec tip=Catheter; 1: syringes
    батарейка на дефибриллятор | 3: monitor-batteries
    плата на узи аппарат доплер | 3: ultrasound-boards & name Doppler; 2: ultrasound-boards
`,
  ),
  ...judgementsIn(
    'trade zh of other buyers',
    `
    胎心仪 | 3: fetal-monitors
    心脏彩超探头 | 3: phased-probes; 2: tee-probes
    血压袖带 婴儿 | 3: nibp-cuffs
    掌上超声 无线 | 3: handheld-ultrasound & name Wireless; 2: handheld-ultrasound
    高压针筒 CT 200ml | 3: injector-syringes & name CT & spec volume=^200$; 2: injector-syringes & name CT; 1: injector-syringes
    双头无影灯 | 3: or-lights & name Double; 1: or-lights
    分体铅衣 0.5 | 3: lead-aprons & name Vest & spec lead_equivalent=0.50; 2: lead-aprons & name Vest; 1: lead-aprons
    避光输液器 | 3: infusion-sets & name Light; 1: infusion-sets
    可吸收缝线 | 3: sutures & name Absorbable; 1: sutures
    除颤仪电池 | 3: monitor-batteries
    锂电池 14.8V | 3: monitor-batteries & spec voltage=14.8; 1: monitor-batteries
`,
  ),
  ...judgementsIn(
    'machine and brand of other buyers',
    `
    Ekhova probes | 3: ultrasound-probes & brand Ekhova; 2: brand Ekhova; 1: ultrasound-probes
    GE logiq convex probe | 3: convex-probes
    cables ecg para Ritmo 75 S | 3: ecg-cables & fit Ritmo 75 S; 1: ecg-cables
    Mindray compatible spo2 sensor | 3: spo2-sensors
    x-ray tube for Foton 75+ | 3: xray-tubes & fit Foton 75 Plus; 1: xray-tubes
    манжеты к Meridian 70S | 3: nibp-cuffs & fit Meridian 70 S; 1: nibp-cuffs
    Kontur 75 Neo 线阵探头 | 3: linear-probes & fit Kontur 75 Neo; 1: linear-probes
    биопсийная насадка для Strand 90 | 3: needle-guides & fit Strand 90; 1: needle-guides
    replacement detector Byeol 65 Neo | 3: flat-panel-detectors & fit Byeol 65 Neo; 1: flat-panel-detectors
    Plumbara aprons | 3: lead-aprons & brand Plumbara; 1: lead-aprons
`,
  ),
  ...judgementsIn(
    'typos of other buyers',
    `
    defibrilltor pads | 3: defib-pads
    ultrasonud gell | 3: ultrasound-gel
    electrosugical pencl | 3: electrosurgical-pencils
    needel holder | 3: needle-holders
    esfigmomanometro braselete | 3: nibp-cuffs
    лапороскоп 10мм | 3: laparoscopes & name Laparoscope & spec diameter=^10$; 2: laparoscopes
    манжетта ад взрослая | 3: nibp-cuffs
    perchatki nitrilovye | 3: gloves & name Nitrile; 1: gloves
    ufcnhjcrjg | 3: gastroscopes & name Gastro
    hemostatic forcep | 3: haemostatic-forceps
    portaguja | 3: needle-holders
`,
  ),
  ...judgementsIn(
    'sizes and units of other buyers',
    `
    2-5mhz convex | 3: convex-probes & spec frequency=^2–5$; 1: convex-probes
    biopsy forceps 2.8 channel | 3: biopsy-forceps & spec channel=2.8; 1: biopsy-forceps
    trocars 11 mm bladeless | 3: trocars & name Bladeless & spec diameter=^11$; 2: trocars & name Bladeless; 1: trocars
    probe cover 15x122 | 3: probe-covers & spec size=15 × 122; 1: probe-covers
    apron 0.35mm pb | 3: lead-aprons & spec lead_equivalent=0.35; 1: lead-aprons
    5 lead ecg cable banana | 3: ecg-cables & spec leads=\\b5\\b & spec termination=Banana; 2: ecg-cables & spec leads=\\b5\\b; 1: ecg-cables
    cuff 25-35cm | 3: nibp-cuffs & spec limb_size=25–35; 1: nibp-cuffs
    gel 5 litros | 3: ultrasound-gel & spec volume=^5000$; 1: ultrasound-gel
    детектор 35х43 | 3: flat-panel-detectors & spec field=35 × 43; 1: flat-panel-detectors
    co2 insufflator 40l | 3: insufflators & spec flow=^40$; 1: insufflators
    21,3" monitor diagnostic | 3: medical-displays & spec screen=21.3; 1: medical-displays
    needles 23G 25mm | 3: syringes & spec needle=^23$; 1: syringes & name Needle
`,
  ),
  ...judgementsIn(
    'several and questions of other buyers',
    `
    probe covers + gel + wipes | 3: probe-covers + ultrasound-gel + wipes
    masks; gloves; gowns | 3: masks + gloves + drapes
    pulse oximeter and bp cuff | 3: spo2-sensors + nibp-cuffs
    bomba de infusión y equipos | 3: infusion-pumps + infusion-sets
    шприцы и иглы | 3: syringes
    лапароскоп и камера | 3: laparoscopes + camera-heads
    which probe is best for thyroid? | 3: linear-probes; 2: ultrasound-probes
    can I get a refurbished ct tube | 3: ct-tubes & state refurbished; 1: ct-tubes
    какой гель нужен для узи | 3: ultrasound-gel
    ¿cuánto cuesta un arco en c? | 3: c-arms
    做心电图用什么纸 | 3: thermal-paper & name ECG; 1: thermal-paper
    cuff | 3: nibp-cuffs
`,
  ),
];
