import { type Judgement, judgementsIn } from './Judgement.ts';

/** Queries of purchasing departments and of laypeople in four languages, judged before they were tried. */
export const procurementJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'procurement: trade words',
    `
    pulse ox ear clip neonate or adult | 3: spo2-sensors & name Ear; 1: spo2-sensors
    12 lead ekg machine w/ interpretation | 3: ecg-machines & spec channels=^12$; 1: ecg-machines
    a-line transducer double | 3: ibp-transducers & name Double; 2: ibp-transducers
    lap chole trocar 11mm bladeless | 3: trocars & name Bladeless & spec diameter=^11$; 2: trocars & name Bladeless, trocars & spec diameter=^11$; 1: trocars
    bovie with smoke evac | 3: electrosurgical-pencils & name Smoke; 2: electrosurgical-pencils; 1: electrosurgical-units
    ligasure type generator | 3: electrosurgical-units & name Vessel; 1: electrosurgical-units
    mini fluoro | 3: c-arms & name Mini; 2: c-arms
    DR panel 14x17 wireless | 3: flat-panel-detectors & name Wireless & spec field=^35; 2: flat-panel-detectors & spec field=^35, flat-panel-detectors & name Wireless; 1: flat-panel-detectors
    vicryl type suture 3-0 | 3: sutures & name Absorbable Braided & spec suture_size=^3/0; 2: sutures & name Absorbable Braided; 1: sutures
    telescopio 30 grados 10 mm | 3: laparoscopes & spec diameter=^10$ & spec direction=^30$; 2: laparoscopes & spec direction=^30$, laparoscopes & spec diameter=^10$; 1: laparoscopes
    porta agujas carburo de tungsteno 18 cm | 3: needle-holders & spec edges=Tungsten & spec length=^180; 2: needle-holders & spec edges=Tungsten; 1: needle-holders
    palas desechables desfibrilador pediátricas | 3: defib-pads & spec patients=Paediatric; 1: defib-pads
    эхвч аппарат 300 вт | 3: electrosurgical-units & spec cut_power=^300; 1: electrosurgical-units
    перфузор двухканальный | 3: syringe-pumps & name Dual; 1: syringe-pumps
    лигирующий коагулятор сосудов | 3: electrosurgical-units & name Vessel; 1: electrosurgical-units
    血氧指夹 儿童 | 3: spo2-sensors & name Finger & spec patients=Paediatric; 2: spo2-sensors & name Finger, spo2-sensors & spec patients=Paediatric; 1: spo2-sensors
    高压注射器针筒 200毫升 | 3: injector-syringes & spec volume=^200; 1: injector-syringes
    电刀笔 | 3: electrosurgical-pencils; 1: electrosurgical-units
    `,
  ),
  ...judgementsIn(
    'procurement: procedures',
    `
    something for laparoscopy | 3: laparoscopes, laparoscopic-instruments, trocars; 2: insufflators, camera-heads, light-sources, drapes & name Laparoscopy
    colonoscopy equipment | 3: gastroscopes & name Colonoscope; 2: biopsy-forceps; 1: gastroscopes
    knee arthroscopy scope | 3: laparoscopes & name Arthroscope; 1: laparoscopes
    what do I need for a bronchoscopy | 3: gastroscopes & name Bronchoscope; 1: gastroscopes, biopsy-forceps
    prostate biopsy | 3: endocavity-probes & name Transrectal; 3: needle-guides & name Endocavity; 2: needle-guides; 1: biopsy-forceps
    para una ecocardiografía | 3: phased-probes, tee-probes, cart-ultrasound & name Cardiac; 1: cart-ultrasound
    histeroscopia diagnóstica óptica | 3: laparoscopes & name Hysteroscope; 1: laparoscopes
    equipo para endoscopia digestiva | 3: gastroscopes & name Gastroscope, gastroscopes & name Colonoscope, gastroscopes & name Duodenoscope; 2: gastroscopes, biopsy-forceps
    для колоноскопии | 3: gastroscopes & name Colonoscope; 1: gastroscopes, biopsy-forceps
    ретроградная холангиопанкреатография эрхпг эндоскоп | 3: gastroscopes & name Duodenoscope; 1: gastroscopes
    велоэргометрия стресс тест | 3: ecg-machines & name Stress; 1: ecg-machines
    суточное мониторирование экг | 3: holter-recorders & name Holter; 1: holter-recorders
    胃镜检查用的设备 | 3: gastroscopes & name Gastroscope; 1: gastroscopes, biopsy-forceps
    增强CT 注射 | 3: contrast-injectors & name CT, injector-syringes & name CT; 1: contrast-injectors, injector-syringes
    `,
  ),
  ...judgementsIn(
    'procurement: what it fits',
    `
    replacement battery for Meridian 30 S | 3: monitor-batteries & fit Meridian 30 S; 1: monitor-batteries
    ecg trunk for Vela 65 Neo | 3: ecg-cables & fit Vela 65 Neo & name Trunk; 2: ecg-cables & fit Vela 65 Neo; 1: ecg-cables & name Trunk
    Corvatsch 80 Pro cuff | 3: nibp-cuffs & fit Corvatsch 80 Pro; 1: nibp-cuffs
    tv probe to fit Lyra 10 X | 3: endocavity-probes & fit Lyra 10 X & name Transvaginal; 2: endocavity-probes & fit Lyra 10 X; 1: endocavity-probes
    injector syringe Current 60 | 3: injector-syringes & fit Current 60; 1: injector-syringes
    power supply compatible with Sonata 85 Neo | 3: ultrasound-power & fit Sonata 85 Neo; 1: ultrasound-power
    sensor de temperatura compatible con Beacon 15 | 3: temperature-probes & fit Beacon 15; 1: temperature-probes
    tubo de rayos x para Foton 75 Plus | 3: xray-tubes & fit Foton 75 Plus; 1: xray-tubes
    бумага для экг аппарата Vela 60 Pro | 3: thermal-paper & fit Vela 60 Pro; 1: thermal-paper
    электроды к дефибриллятору Cuore 65 Neo | 3: defib-pads & fit Cuore 65 Neo; 1: defib-pads
    какие датчики подходят к Fjord 80 Plus | 3: convex-probes & fit Fjord 80 Plus, linear-probes & fit Fjord 80 Plus, endocavity-probes & fit Fjord 80 Plus, tee-probes & fit Fjord 80 Plus, volume-probes & fit Fjord 80 Plus, phased-probes & fit Fjord 80 Plus; 1: convex-probes, linear-probes, phased-probes
    Kontur 75 X 用凸阵探头 | 3: convex-probes & fit Kontur 75 X; 1: convex-probes
    适用于Foton 90的限束器 | 3: collimators & fit Foton 90, collimators & fit Kvant 80 Pro; 2: collimators
    `,
  ),
  ...judgementsIn(
    'procurement: units',
    `
    ultrasound gel 5 liter | 3: ultrasound-gel & spec volume=^5000; 1: ultrasound-gel
    ultrasound gel 0.25 l | 3: ultrasound-gel & spec volume=^250$; 1: ultrasound-gel
    ecg paper 8 cm | 3: thermal-paper & spec paper_width=^80$; 1: thermal-paper
    operating scissors 9 inch | 3: scissors & name Operating & spec length=^230; 2: scissors & name Operating; 1: scissors
    probe cover 244 cm long | 3: probe-covers & spec size=244; 1: probe-covers
    holter 7 days | 3: holter-recorders & spec recording=^168; 1: holter-recorders
    c-arm 2500 W | 3: c-arms & spec generator_power=^2.5$; 1: c-arms
    aguja calibre 21 | 3: syringes & spec needle=^21$; 1: syringes
    detector 17x17 pulgadas | 3: flat-panel-detectors & spec field=^43; 1: flat-panel-detectors
    мешок геля 1 литр | 3: ultrasound-gel & spec volume=^1000; 1: ultrasound-gel
    троакар 0,5 см | 3: trocars & spec diameter=^5$; 1: trocars
    линейный датчик 7,5 мегагерц | 3: linear-probes & within frequency=7.5; 1: linear-probes
    除颤仪 360焦 | 3: defibrillators & within energy=360; 1: defibrillators
    8英寸监护仪 | 3: patient-monitors & spec screen=^8$; 2: vital-signs & spec screen=^8$; 1: patient-monitors
    `,
  ),
  ...judgementsIn(
    'procurement: several numbers',
    `
    SG-7580, DR-9222 and TE7-2MP | 3: code SG-7580 + code DR-9222 + code TE7-2MP
    CX5-2C / LX12-5E | 3: code CX5-2C + code LX12-5E
    GL-6327; MK-6489; EL-3500 | 3: code GL-6327 + code MK-6489 + code EL-3500
    ref. UG-9976 y CV-4900 | 3: code UG-9976 + code CV-4900
    TH-9967 или TH-1107 | 3: code TH-9967 + code TH-1107
    SP2-2113-P + EC4-6202-T | 3: code SP2-2113-P + code EC4-6202-T
    我要 IS-8616 和 WP-5721 | 3: code IS-8616 + code WP-5721
    `,
  ),
  ...judgementsIn(
    'procurement: misspelt and transliterated',
    `
    laprascope 30 degre | 3: laparoscopes & name Laparoscope & spec direction=^30$; 2: laparoscopes & spec direction=^30$, laparoscopes & name Laparoscope; 1: laparoscopes
    sphygmomanometer cuf large adult | 3: nibp-cuffs & spec limb_size=^33; 1: nibp-cuffs
    electrosurgicle pensil | 3: electrosurgical-pencils; 1: electrosurgical-units
    echocardiagraphy probe | 3: phased-probes, tee-probes; 1: cart-ultrasound & name Cardiac
    defribilator pads peds | 3: defib-pads & spec patients=Paediatric; 1: defib-pads
    tranductor combexo | 3: convex-probes; 2: volume-probes & name Convex
    desfribilador automatico | 3: aeds; 2: defibrillators
    guantes nitrilo tala M | 3: gloves & name Nitrile & spec clothing_size=^M$; 1: gloves
    ренген трубка | 3: xray-tubes; 2: ct-tubes
    перчятки нитриловые размер л | 3: gloves & name Nitrile & spec clothing_size=^L$; 1: gloves
    datchik uzi konveksnyj | 3: convex-probes; 2: volume-probes & name Convex
    manzheta dlya tonometra | 3: nibp-cuffs
    xueyang tantou | 3: spo2-sensors
    ehkg lenta | 3: thermal-paper & name ECG; 1: thermal-paper
    `,
  ),
  ...judgementsIn(
    'procurement: another keyboard',
    `
    vfy;tnf ltncrfz | 3: nibp-cuffs & spec limb_size=^10, nibp-cuffs & spec limb_size=^18; 2: nibp-cuffs
    fgfhfn bdk | 3: ventilators
    'ktrnhjls 'ru | 3: ecg-electrodes
    зкщиу сщмук | 3: probe-covers
    ынкштпу згьз | 3: syringe-pumps; 2: infusion-pumps
    gthxfnrb cnthbkmyst | 3: gloves & name Surgical; 1: gloves
    `,
  ),
  ...judgementsIn(
    'procurement: laypeople',
    `
    machine that breathes for the patient | 3: ventilators
    machine for restarting the heart | 3: aeds, defibrillators
    clip on finger oxygen thing | 3: spo2-sensors & name Finger; 2: spo2-sensors
    syringe 50 | 3: syringes & spec volume=^50$; 2: syringes; 1: injector-syringes
    lamp above the operating table | 3: or-lights & name dome|Ceiling; 2: or-lights
    jelly for ultrasound scan | 3: ultrasound-gel
    stickers for heart test | 3: ecg-electrodes
    thing to protect thyroid and body from xrays | 3: lead-aprons; 1: protective-glasses
    screen for radiologist to read images | 3: medical-displays & name Diagnostic; 2: medical-displays
    arco en c panel plano | 3: c-arms & spec detector=Flat; 2: c-arms; 1: flat-panel-detectors
    aparato para ver al bebé en el embarazo | 3: cart-ultrasound, portable-ultrasound, handheld-ultrasound; 2: fetal-monitors, volume-probes, convex-probes
    aparato para respirar de ambulancia | 3: ventilators & name Transport; 2: ventilators
    máquina que mide la presión todo el día | 3: holter-recorders & name Blood; 1: vital-signs
    аппарат который дышит за больного | 3: ventilators
    штука на палец для кислорода | 3: spo2-sensors & name Finger; 2: spo2-sensors
    капельница обычная | 3: infusion-sets & name Gravity; 2: infusion-sets
    стол для операций с электроприводом | 3: or-tables & name Electric; 1: or-tables
    очки от рентгена | 3: protective-glasses
    夹手指测血氧的 | 3: spo2-sensors & name Finger; 2: spo2-sensors
    帮病人呼吸的机器 | 3: ventilators
    手术用的无影灯 | 3: or-lights & name dome|Ceiling; 2: or-lights
    `,
  ),
  ...judgementsIn(
    'procurement: without',
    `
    infusion set w/o injection port | 3: infusion-sets & spec port=Without; 0: infusion-sets
    ecg cable not clip, snap | 3: ecg-cables & spec termination=Snap; 0: ecg-cables
    nitrile gloves but not blue | 3: gloves & name Nitrile & spec colour=^(Violet|White|Green|Black)$; 1: gloves & spec colour=^(Violet|White|Green|Black)$; 0: gloves
    electrodos que no sean de espuma | 3: ecg-electrodes & name Non-woven, ecg-electrodes & name Tab; 0: ecg-electrodes
    delantal sin plomo | 3: lead-aprons & spec core=free; 1: lead-aprons
    маски без завязок | 3: masks & spec fastening=Ear|Head; 0: masks
    фонендоскоп не нужен, нужна манжета без латекса | 3: nibp-cuffs & spec latex=free; 1: nibp-cuffs
    троакар без ножа | 3: trocars & name Bladeless; 2: trocars & name Blunt; 0: trocars
    不要有线的平板探测器 | 3: flat-panel-detectors & name Wireless; 0: flat-panel-detectors
    `,
  ),
];
