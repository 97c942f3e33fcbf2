import { type Judgement, judgementsIn } from './Judgement.ts';

/** Written after what failed of `clinicBuyers` was mended, judged before they were tried, and looked at once. */
export const laterClinicBuyerJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'clinic later: part numbers',
    `
    ref OE-BF51T | OE-BF51T
    p/n NH2999204 | NH 29.992.04
    VPY096B printer | VPY09-6B
    XT-8K2 | 3: begins XT-8K2
    pieza 71-CA-190 arco | 71-CA-190
    арт BM22 EK0 | BM22-EK0
    订货号 SH52IN.7 | SH52IN.7
    DF3-3256-P | DF3-3256-F
    `,
  ),
  ...judgementsIn(
    'clinic later: words of the trade',
    `
    sat probe ear clip | 3: spo2-sensors & name Ear; 1: spo2-sensors
    lap trocar optical bladeless 12 | 3: trocars & name Bladeless & spec diameter=^12; 2: trocars & name Bladeless; 1: trocars
    castro needle driver | 3: needle-holders & name Castroviejo; 1: needle-holders
    curvilinear array transducer 5-8 mhz | 3: convex-probes & spec frequency=^5–8; 1: convex-probes
    x-ray bucky detector 17x17 | 3: flat-panel-detectors & spec field=43 × 43; 1: flat-panel-detectors
    smoke evac pencil | 3: electrosurgical-pencils & name Smoke; 1: electrosurgical-pencils
    vessel sealer generator | 3: electrosurgical-units & name Vessel; 1: electrosurgical-units
    ambulatory ecg recorder 7 days | 3: holter-recorders & name ECG & spec recording=^168; 2: holter-recorders & name ECG; 1: holter-recorders
    ICG fluorescence camera 4k | 3: camera-heads & name Fluorescence & spec resolution_class=4K; 2: camera-heads & name Fluorescence; 1: camera-heads
    self retaining retractor blunt | 3: retractors & name Weitlaner & spec tip=Blunt; 2: retractors & name Weitlaner; 1: retractors
    lead cap wires snap AHA | 3: ecg-cables & spec termination=Snap & spec colour_code=AHA; 1: ecg-cables
    `,
  ),
  ...judgementsIn(
    'clinic later: Spanish',
    `
    mascarillas con gomas para la oreja | 3: masks & spec fastening=Ear; 1: masks
    parches para desfibrilador pediátricos | 3: defib-pads & spec patients=Paediatric; 1: defib-pads
    hilo de sutura reabsorbible trenzado | 3: sutures & name Braided; 2: sutures & name Absorbable; 1: sutures
    lentes plomados con antivaho | 3: protective-glasses & spec coating=fog; 1: protective-glasses
    toallitas con agua oxigenada | 3: wipes & spec agent=peroxide; 1: wipes
    generador de rayos x 50 kw | 3: hv-generators & spec generator_power=^50; 1: hv-generators
    pantalla quirúrgica 4k 32 pulgadas | 3: medical-displays & name Surgical & spec screen=^32; 2: medical-displays & name Surgical; 1: medical-displays
    histeroscopio de 30 grados | 3: laparoscopes & name Hystero & spec direction=^30; 2: laparoscopes & name Hystero; 1: laparoscopes
    `,
  ),
  ...judgementsIn(
    'clinic later: Russian',
    `
    зажимы москит изогнутые 12,5 см | 3: haemostatic-forceps & name Mosquito & spec tip=Curved & spec length=^125; 2: haemostatic-forceps & name Mosquito; 1: haemostatic-forceps
    фартуков рентгенозащитных 0,5 мм размер M | 3: lead-aprons & spec lead_equivalent=0.50 & spec clothing_size=^M$; 2: lead-aprons & spec lead_equivalent=0.50; 1: lead-aprons
    электродов для экг детских | 3: ecg-electrodes & spec patients=Paediatric; 1: ecg-electrodes
    бумаги для узи принтера глянцевой | 3: thermal-paper & name Video & spec finish=gloss; 2: thermal-paper & name Video; 1: thermal-paper
    инсуффлятор 40 л/мин с подогревом | 3: insufflators & name Heated & spec flow=^40; 2: insufflators & spec flow=^40, insufflators & name Heated; 1: insufflators
    шприц 20 мл луер лок | 3: syringes & name lock & spec volume=^20$; 1: syringes
    светодиодный осветитель эндоскопический 150 вт | 3: light-sources & name LED & spec power=^150; 2: light-sources & name LED; 1: light-sources
    матрасик нет датчик температуры кожи новорождённым | 3: temperature-probes & name Skin & spec patients=Neonatal; 2: temperature-probes & name Skin; 1: temperature-probes
    `,
  ),
  ...judgementsIn(
    'clinic later: Chinese',
    `
    无纺布心电电极片新生儿 | 3: ecg-electrodes & name Non-woven & spec patients=Neonatal; 2: ecg-electrodes & spec patients=Neonatal; 1: ecg-electrodes
    弯头组织剪碳化钨 | 3: scissors & name Metzenbaum & spec edges=Tungsten & spec tip=Curved; 2: scissors & name Metzenbaum; 1: scissors
    5mm穿刺器 | 3: trocars & spec diameter=^5$; 1: trocars
    石墨烯没有 黑色丁腈手套L码 | 3: gloves & name Nitrile & spec colour=Black & spec clothing_size=^L$; 2: gloves & name Nitrile; 1: gloves
    双极电凝 200W高频电刀 | 3: electrosurgical-units & spec cut_power=^200; 1: electrosurgical-units
    便携彩超15.6寸 | 3: portable-ultrasound & spec screen=15.6; 1: portable-ultrasound
    平板C臂 | 3: c-arms & spec detector=Flat; 1: c-arms
    `,
  ),
  ...judgementsIn(
    'clinic later: machines and parts',
    `
    collimator for Optima 50 | 3: collimators & fit Optima 50; 1: collimators
    ecg lead wires Shan 80 S | 3: ecg-cables & fit Shan 80 S; 1: ecg-cables
    Hikari45X gastroscope | 3: gastroscopes & fit Hikari 45 X; 1: gastroscopes & brand Mirasono
    датчик spo2 к Mizu 10 X | 3: spo2-sensors & fit Mizu 10 X; 1: spo2-sensors
    compatible with Stream 40 | 3: fit Stream 40
    todo para Kontur 75 X | 3: fit Kontur 75 X; 1: name Kontur 75 X
    Strand25Pro线阵探头 | 3: linear-probes & fit Strand 25 Pro; 1: linear-probes
    bulb for endoscope light source | 2: light-sources
    needle guide for convex probe | 3: needle-guides & spec fits_probe=Convex; 1: needle-guides
    cargador no, batería para bomba de infusión | 3: monitor-batteries
    hose for bp monitor | 3: nibp-cuffs
    c-arm flat panel | 3: c-arms & spec detector=Flat; 2: flat-panel-detectors; 1: c-arms
    `,
  ),
  ...judgementsIn(
    'clinic later: measures',
    `
    trocar 15 | 3: trocars & spec diameter=^15$; 1: trocars
    endocavity cover 30 cm | 3: probe-covers & name Endocavity & spec size=30; 2: probe-covers & name Endocavity; 1: probe-covers
    laparoscope 30 | 3: laparoscopes & name Laparoscope & spec direction=^30; 2: laparoscopes & name Laparoscope; 1: laparoscopes
    jeringa 5 | 3: syringes & spec volume=^5$; 1: syringes
    collimator 48 cm | 3: collimators & spec field=48; 1: collimators
    x-ray tube focal spot 0.3 | 3: xray-tubes & spec focal_spot=0.3; 1: xray-tubes
    medical display 5mp | 3: medical-displays & spec resolution=2048 × 2560; 1: medical-displays
    `,
  ),
  ...judgementsIn(
    'clinic later: laypeople',
    `
    thing for snipping sutures out | 3: scissors
    covers for the ultrasound probe so it stays clean | 3: probe-covers
    machine to look at bones during surgery | 3: c-arms; 1: mobile-xray
    something to listen to the baby's heartbeat | 3: fetal-monitors
    gloves to protect hands | 3: gloves
    algo para imprimir las ecografías | 3: video-printers
    líquido no, toallitas para limpiar superficies | 3: wipes
    прибор чтобы посмотреть желудок | 3: gastroscopes & name Gastroscope; 1: gastroscopes
    чем зашивают раны | 3: sutures
    лампа чтобы светить хирургу | 3: or-lights
    贴在胸口测心电的东西 | 3: ecg-electrodes
    给手术医生穿的衣服 | 3: drapes & name Gown; 1: drapes
    `,
  ),
  ...judgementsIn(
    'clinic later: typos, pinyin and departments',
    `
    laprascopic scisors | 3: laparoscopic-instruments & name Scissors; 1: laparoscopic-instruments
    vetilator transport | 3: ventilators & name Transport; 2: ventilators
    esfigmomanometro brazalete pediatrico | 3: nibp-cuffs & spec limb_size=^18; 2: nibp-cuffs; 1: vital-signs
    каллиматор рентген | 3: collimators
    weichuang shoushu qixie | 3: laparoscopic-instruments, trocars; 1: laparoscopes
    shoutao | 3: gloves
    chuanciqi | 3: trocars
    qianyi | 3: lead-aprons
    心电图几 | 3: ecg-machines
    emergency department defibrillator monitor with pacing | 3: defibrillators & name Pacemaker; 1: defibrillators
    anestesia monitor con CO2 | 3: patient-monitors & spec parameters=CO₂; 1: patient-monitors
    `,
  ),
];
