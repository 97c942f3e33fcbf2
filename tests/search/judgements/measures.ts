import { type Judgement, judgementsIn } from './Judgement.ts';

/** Names of specifications with their numbers, measures inside ranges, and the states that products are in. */
export const measureJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'specification names',
    `
    12 channel ecg | 3: ecg-machines & spec channels=^12$; 1: ecg-machines
    3-channel ECG machine | 3: ecg-machines & spec channels=^3$; 1: ecg-machines
    ecg machine 6 channels | 3: ecg-machines & spec channels=^6$; 1: ecg-machines
    3-lead ecg cable | 3: ecg-cables & spec leads=\\b3\\b; 1: ecg-cables
    5 lead ecg cable | 3: ecg-cables & spec leads=\\b5\\b; 1: ecg-cables
    linear probe 192 elements | 3: linear-probes & spec elements=^192$; 1: linear-probes
    128-element convex probe | 3: convex-probes & spec elements=^128$; 1: convex-probes
    64 slice ct tube | 3: ct-tubes & spec slices=^64$; 1: ct-tubes
    spo2 sensor 9 pins | 3: spo2-sensors & spec pins=^9$; 1: spo2-sensors
    3-layer mask | 3: masks & spec layers=^3$; 1: masks
    ultrasound system 4 probe ports | 3: ultrasound-systems & spec probe_ports=^4$; 1: ultrasound-systems
    beamformer board 128 channels | 3: ultrasound-boards & name Beamformer & spec channels=^128$; 2: ultrasound-boards & name Beamformer; 1: ultrasound-boards
    ventilator tidal volume 20 ml | 3: ventilators & within tidal_volume=20; 1: ventilators
    needle holder 3 ratchet steps | 3: needle-holders & spec ratchet_steps=^3$; 1: needle-holders
    nibp cuff 2 hoses | 3: nibp-cuffs & spec hoses=^2$; 1: nibp-cuffs
    contrast injector 2 heads | 3: contrast-injectors & spec heads=^2$; 1: contrast-injectors
    electrosurgical unit 99 programmes | 3: electrosurgical-units & spec programs=^99$; 1: electrosurgical-units
    spo2 sensor cable length 3 m | 3: spo2-sensors & spec cable_length=^3\\.0$; 1: spo2-sensors
    electrocardiógrafo de 6 canales | 3: ecg-machines & spec channels=^6$; 1: ecg-machines
    electrocardiógrafo 15 canales | 3: ecg-machines & spec channels=^15$; 1: ecg-machines
    cable de ECG 10 derivaciones | 3: ecg-cables & spec leads=\\b10\\b; 1: ecg-cables
    sonda convexa 128 elementos | 3: convex-probes & spec elements=^128$; 1: convex-probes
    tubo de TC 128 cortes | 3: ct-tubes & spec slices=^128$; 1: ct-tubes
    mascarilla de 4 capas | 3: masks & spec layers=^4$; 1: masks
    экг аппарат 12 каналов | 3: ecg-machines & spec channels=^12$; 1: ecg-machines
    6-канальный электрокардиограф | 3: ecg-machines & spec channels=^6$; 1: ecg-machines
    электрокардиограф число каналов 3 | 3: ecg-machines & spec channels=^3$; 1: ecg-machines
    кабель экг 5 отведений | 3: ecg-cables & spec leads=\\b5\\b; 1: ecg-cables
    линейный датчик 192 элемента | 3: linear-probes & spec elements=^192$; 1: linear-probes
    трубка для КТ 64 среза | 3: ct-tubes & spec slices=^64$; 1: ct-tubes
    трёхслойная маска 3 слоя | 3: masks & spec layers=^3$; 1: masks
    маска 5 слоёв | 3: masks & spec layers=^5$; 1: masks
    12通道心电图机 | 3: ecg-machines & spec channels=^12$; 1: ecg-machines
    心电图机 通道数6 | 3: ecg-machines & spec channels=^6$; 1: ecg-machines
    心电导联线 5导联 | 3: ecg-cables & spec leads=\\b5\\b; 1: ecg-cables
    128阵元凸阵探头 | 3: convex-probes & spec elements=^128$; 1: convex-probes
    线阵探头 阵元数192 | 3: linear-probes & spec elements=^192$; 1: linear-probes
    64层CT球管 | 3: ct-tubes & spec slices=^64$; 1: ct-tubes
    `,
  ),
  ...judgementsIn(
    'measures in ranges',
    `
    convex probe 3.5 MHz | 3: convex-probes & within frequency=3.5; 1: convex-probes
    linear probe 10 MHz | 3: linear-probes & within frequency=10; 1: linear-probes
    7.5MHz endocavity probe | 3: endocavity-probes & within frequency=7.5; 1: endocavity-probes
    bp cuff 30 cm arm | 3: nibp-cuffs & within limb_size=30; 1: nibp-cuffs
    nibp cuff for 50 cm arm | 3: nibp-cuffs & within limb_size=50; 1: nibp-cuffs
    fetal monitor 60 bpm | 3: fetal-monitors & within fhr_range=60; 1: fetal-monitors
    syringe pump 1200 ml/h | 3: syringe-pumps & within flow_rate=1200; 1: syringe-pumps
    infusion pump 1500 ml/h | 3: infusion-pumps & within flow_rate=1500; 1: infusion-pumps
    insufflator 25 mmHg | 3: insufflators & within pressure=25; 1: insufflators
    defibrillator 200 J | 3: defibrillators & within energy=200, aeds & within energy=200; 1: defibrillators, aeds
    or table height 65 cm | 3: or-tables & within height=650; 1: or-tables
    needle guide 16 gauge | 3: needle-guides & within gauge=16; 1: needle-guides
    sonda lineal de 12 MHz | 3: linear-probes & within frequency=12; 1: linear-probes
    manguito 28 cm | 3: nibp-cuffs & within limb_size=28; 1: nibp-cuffs
    sonda convexa 4,5 MHz | 3: convex-probes & within frequency=4.5; 1: convex-probes
    конвексный датчик 3,5 МГц | 3: convex-probes & within frequency=3.5; 1: convex-probes
    линейный датчик 7,5 МГц | 3: linear-probes & within frequency=7.5; 1: linear-probes
    манжета для плеча 40 см | 3: nibp-cuffs & within limb_size=40; 1: nibp-cuffs
    凸阵探头 3.5兆赫 | 3: convex-probes & within frequency=3.5; 1: convex-probes
    线阵探头 10MHz | 3: linear-probes & within frequency=10; 1: linear-probes
    注射泵 1000毫升/小时 | 3: syringe-pumps & within flow_rate=1000; 1: syringe-pumps
    血压袖带 30厘米 | 3: nibp-cuffs & within limb_size=30; 1: nibp-cuffs
    `,
  ),
  ...judgementsIn(
    'as typed',
    `
    ADULT CUFF 27-35 | 3: nibp-cuffs & within limb_size=27 & within limb_size=35; 1: nibp-cuffs
    nibp cuff 27–35 | 3: nibp-cuffs & within limb_size=27 & within limb_size=35; 1: nibp-cuffs
    monitor 15" | 3: patient-monitors & name 15 inch; 1: patient-monitors
    patient monitor 12.1″ | 3: patient-monitors & name 12.1 inch; 1: patient-monitors
    14"x17" detector | 3: flat-panel-detectors & name 35 × 43; 1: flat-panel-detectors
    cоnvex рrоbe | 3: convex-probes
    линeйный дaтчик | 3: linear-probes
    12ch ecg machine | 3: ecg-machines & spec channels=^12$; 1: ecg-machines
    ecg machine 3ch | 3: ecg-machines & spec channels=^3$; 1: ecg-machines
    gloves 6 1/2 | 3: gloves & spec size=^6\\.5$; 1: gloves
    need convex probe | 3: convex-probes
    ｌｉｎｅａｒ　ｐｒｏｂｅ　１２ＭＨｚ | 3: linear-probes & within frequency=12; 1: linear-probes
    вес монитора пациента | 3: patient-monitors
    peso del monitor de paciente | 3: patient-monitors
    длина кабеля ЭКГ | 3: ecg-cables; 2: probe-cables
    病人监护仪重量 | 3: patient-monitors
    `,
  ),
  ...judgementsIn(
    'states',
    `
    used patient monitor | 3: patient-monitors & state used; 1: patient-monitors
    refurbished convex probe | 3: convex-probes & state refurbished; 1: convex-probes
    pre-owned ecg machine | 3: ecg-machines & state used; 1: ecg-machines
    ct tube new | 3: ct-tubes & state new; 1: ct-tubes
    second hand c-arm | 3: c-arms & state used; 1: c-arms
    spo2 sensor in stock | 3: spo2-sensors & stock in; 1: spo2-sensors
    ultrasound gel available now | 3: ultrasound-gel & stock in; 1: ultrasound-gel
    monitor de paciente usado | 3: patient-monitors & state used; 1: patient-monitors
    sonda convexa reacondicionada | 3: convex-probes & state refurbished; 1: convex-probes
    ecógrafo portátil nuevo | 3: portable-ultrasound & state new; 1: ultrasound-systems
    guantes en existencias | 3: gloves & stock in; 1: gloves
    б/у монитор пациента | 3: patient-monitors & state used; 1: patient-monitors
    восстановленный линейный датчик | 3: linear-probes & state refurbished; 1: linear-probes
    новый электрокардиограф | 3: ecg-machines & state new; 1: ecg-machines
    перчатки в наличии | 3: gloves & stock in; 1: gloves
    二手监护仪 | 3: patient-monitors & state used; 2: monitoring & state used; 1: patient-monitors
    翻新凸阵探头 | 3: convex-probes & state refurbished; 1: convex-probes
    全新心电图机 | 3: ecg-machines & state new; 1: ecg-machines
    `,
  ),
];
