import { type Judgement, judgementsIn } from './Judgement.ts';

/** More queries of the kinds that failed among the everyday ones. */
export const valueAndNameJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'everyday: times',
    `
    7 day holter | 3: holter-recorders & spec recording=^168; 1: holter-recorders
    holter 3 days | 3: holter-recorders & spec recording=^72; 1: holter-recorders
    holter 7 días | 3: holter-recorders & spec recording=^168; 1: holter-recorders
    холтер на сутки | 3: holter-recorders & spec recording=^24; 1: holter-recorders
    холтер на 3 суток | 3: holter-recorders & spec recording=^72; 1: holter-recorders
    холтер 48-часовой | 3: holter-recorders & spec recording=^48; 1: holter-recorders
    одна неделя холтер | 3: holter-recorders & spec recording=^168; 1: holter-recorders
    one week holter | 3: holter-recorders & spec recording=^168; 1: holter-recorders
    7天动态心电 | 3: holter-recorders & spec recording=^168; 1: holter-recorders
    holter 24hr | 3: holter-recorders & spec recording=^24; 1: holter-recorders
    holter una semana | 3: holter-recorders & spec recording=^168; 1: holter-recorders
    aed 5 year battery standby | 3: aeds & spec standby_years=^5; 1: aeds
    monitor battery life 3 hours | 3: patient-monitors & spec battery_life=^3; 1: patient-monitors, monitor-batteries
    suture 180 day absorption | 3: sutures & spec absorption=^180; 1: sutures
    суточный холтер | 3: holter-recorders & spec recording=^24; 1: holter-recorders
    суточное мониторирование экг | 2: holter-recorders
    week-long holter | 3: holter-recorders & spec recording=^168; 1: holter-recorders
    holter for a week | 3: holter-recorders & spec recording=^168; 1: holter-recorders
    一周动态心电 | 3: holter-recorders & spec recording=^168; 1: holter-recorders
    24小时动态心电 | 3: holter-recorders & spec recording=^24; 1: holter-recorders
    holter de 24 horas | 3: holter-recorders & spec recording=^24; 1: holter-recorders
    3-day holter | 3: holter-recorders & spec recording=^72; 1: holter-recorders
    patient monitor 5 h battery | 3: patient-monitors & spec battery_life=^5; 1: patient-monitors
    vital signs monitor 12 hour battery life | 3: vital-signs & spec battery_life=^12; 1: vital-signs
    monitor con autonomía de 4 horas | 3: patient-monitors & spec battery_life=^4; 1: patient-monitors
    infusion pump 10 h battery life | 3: infusion-pumps & spec battery_life=^10; 1: infusion-pumps
    монитор пациента время работы 4 часа | 3: patient-monitors & spec battery_life=^4; 1: patient-monitors
    stainless retractor blade 40 x 11 mm | 3: retractors & spec blade=40 × 11; 1: retractors
    x-ray tube 300 kHU | 3: xray-tubes & spec heat=^300; 1: xray-tubes
    OR light 160000 lux ceiling | 3: or-lights & spec illuminance=160 & name Ceiling; 1: or-lights
    `,
  ),
  ...judgementsIn(
    'everyday: microns and drops',
    `
    infusion set 15 micron filter | 3: infusion-sets & spec filter_size=^15; 1: infusion-sets
    IV set 0.2 µm filter | 3: infusion-sets & spec filter_size=^0.2; 1: infusion-sets
    infusion set filter 0.2um | 3: infusion-sets & spec filter_size=^0.2; 1: infusion-sets
    капельница с фильтром 15 мкм | 3: infusion-sets & spec filter_size=^15; 1: infusion-sets
    капельница фильтр 15 микрон | 3: infusion-sets & spec filter_size=^15; 1: infusion-sets
    输液器 15微米过滤 | 3: infusion-sets & spec filter_size=^15; 1: infusion-sets
    equipo infusión filtro 0,2 micras | 3: infusion-sets & spec filter_size=^0.2; 1: infusion-sets
    equipo infusión filtro 15 micrones | 3: infusion-sets & spec filter_size=^15; 1: infusion-sets
    probe cover 50 micron thick | 3: probe-covers & spec thickness=^50; 1: probe-covers
    flat panel 100 micron pixel | 3: flat-panel-detectors & spec pixel_pitch=^100; 1: flat-panel-detectors
    60 drop infusion set | 3: infusion-sets & spec drops=^60; 1: infusion-sets
    20 gtt giving set | 3: infusion-sets & spec drops=^20; 1: infusion-sets
    microgotero | 3: infusion-sets & spec drops=^60; 1: infusion-sets
    gloves 0.1mm thick nitrile | 3: gloves & name Nitrile & spec thickness=^0.10; 1: gloves
    `,
  ),
  ...judgementsIn(
    'everyday: types in other letters',
    `
    респиратор ффп2 | 3: masks & spec filter=FFP2; 1: masks
    маска ФФП3 | 3: masks & spec filter=FFP3; 1: masks
    датчик разъем дб9 | 3: spo2-sensors & spec plug=DB-9; 1: spo2-sensors
    детектор цезий йод | 3: flat-panel-detectors & spec scintillator=CsI; 1: flat-panel-detectors
    маска ffp 3 | 3: masks & spec filter=FFP3; 1: masks
    маска FFP-2 | 3: masks & spec filter=FFP2; 1: masks
    маска тип IIR | 3: masks & spec filter=^Type IIR; 1: masks
    mascarilla tipo 2R | 3: masks & spec filter=^Type IIR; 1: masks
    mask type 2R | 3: masks & spec filter=^Type IIR; 1: masks
    разъем длп-360 датчик линейный | 3: linear-probes & spec connector=DLP-360; 1: linear-probes
    `,
  ),
  ...judgementsIn(
    'everyday: what a value is of',
    `
    convex probe 2-5 MHz DLP-260 | 3: convex-probes & spec frequency=^2–5 & spec connector=DLP-260; 2: convex-probes & spec frequency=^2–5, convex-probes & spec connector=DLP-260; 1: convex-probes
    conveks 2-5 mhz dlp-260 connector | 3: convex-probes & spec frequency=^2–5 & spec connector=DLP-260; 2: convex-probes & spec frequency=^2–5, convex-probes & spec connector=DLP-260; 1: convex-probes
    линейный датчик 5-12 МГц ZIF-260 | 3: linear-probes & spec frequency=^5–12 & spec connector=ZIF-260; 2: linear-probes & spec frequency=^5–12, linear-probes & spec connector=ZIF-260; 1: linear-probes
    sonda lineal 5-12 mhz conector dlp 360 | 3: linear-probes & spec frequency=^5–12 & spec connector=DLP-360; 2: linear-probes & spec frequency=^5–12, linear-probes & spec connector=DLP-360; 1: linear-probes
    phased probe 3-8MHz ITT-156 3 m cable | 3: phased-probes & spec frequency=^3–8 & spec connector=ITT-156 & spec cable_length=^3.0; 2: phased-probes & spec frequency=^3–8, phased-probes & spec connector=ITT-156; 1: phased-probes
    `,
  ),
  ...judgementsIn(
    'everyday: megapixels',
    `
    5MP diagnostic display | 3: medical-displays & spec resolution=2048 × 2560; 1: medical-displays
    medical monitor 3 MP | 3: medical-displays & spec resolution=1536 × 2048; 1: medical-displays
    дисплей 5 мп диагностический | 3: medical-displays & spec resolution=2048 × 2560; 1: medical-displays
    pantalla diagnóstica 5 megapíxeles | 3: medical-displays & spec resolution=2048 × 2560; 1: medical-displays
    6 megapixel display | 3: medical-displays & spec resolution=3280 × 2048; 1: medical-displays
    4K surgical display | 3: medical-displays & spec resolution=3840; 1: medical-displays
    full hd surgical monitor | 3: medical-displays & spec resolution=1920; 1: medical-displays
    500万像素 诊断显示器 | 3: medical-displays & spec resolution=2048 × 2560; 1: medical-displays
    4K camera system | 3: camera-heads & spec resolution_class=4K; 1: camera-heads
    full hd gastroscope | 3: gastroscopes & spec resolution_class=Full HD; 1: gastroscopes
    `,
  ),
];
