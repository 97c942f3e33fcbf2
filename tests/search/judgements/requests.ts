import { type Judgement, judgementsIn } from './Judgement.ts';

/** Things with their brand or machine, things by their measures, and words with slips. */
export const requestJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'brand, and machine it fits',
    `
    sonarys convex | 3: convex-probes & brand Sonarys; 2: convex-probes, ultrasound-probes & brand Sonarys
    ekhova linear probe | 3: linear-probes & brand Ekhova; 2: linear-probes
    датчик quellion конвексный | 3: convex-probes & brand Quellion; 2: convex-probes, ultrasound-probes & brand Quellion
    sondas mirasono | 3: ultrasound-probes & brand Mirasono
    heyunda spo2 | 3: spo2-sensors & brand Heyunda; 2: spo2-sensors, parameter-modules & brand Heyunda & name spo
    puravel gel | 3: ultrasound-gel & brand Puravel; 1: ultrasound-gel
    перчатки hexalind | 3: gloves & brand Hexalind; 1: gloves
    tuttmark metzenbaum | 3: scissors & brand Tuttmark & name metzenbaum; 1: scissors
    roentara apron | 3: lead-aprons & brand Roentara; 1: lead-aprons
    contravia syringes | 3: injector-syringes & brand Contravia, syringes & brand Contravia
    solhavn lamp | 3: or-lights & brand Solhavn; 2: or-lights
    vitarque cuff | 3: nibp-cuffs & brand Vitarque; 2: nibp-cuffs
    imavolt detektor | 3: flat-panel-detectors & brand Imavolt; 2: flat-panel-detectors
    zenhaku pump | 3: infusion-pumps & brand Zenhaku, syringe-pumps & brand Zenhaku
    kirvane 腹腔镜 | 3: laparoscopes & brand Kirvane & name laparoscope; 2: laparoscopes
    probes for Kontur 60 Plus | 3: ultrasound-probes & fit Kontur 60 Plus
    spo2 sensor for beacon 20x | 3: spo2-sensors & fit Beacon 20 X; 1: spo2-sensors
    cuff Meridian 10 | 3: nibp-cuffs & fit Meridian 10; 1: nibp-cuffs
    battery for Sentry 40 Neo | 3: monitor-batteries & fit Sentry 40 Neo; 1: monitor-batteries
    датчик для Lyra 85 | 3: ultrasound-probes & fit Lyra 85
    линейник на Lyra 85 | 3: linear-probes & fit Lyra 85; 1: linear-probes
    sonda para Fjord 80 Plus | 3: ultrasound-probes & fit Fjord 80 Plus
    Kaze 70 探头 | 3: ultrasound-probes & fit Kaze 70
    manguito Beacon 15 | 3: nibp-cuffs & fit Beacon 15; 1: nibp-cuffs
    бумага для Kaze 80 S | 3: thermal-paper & fit Kaze 80 S; 1: thermal-paper
    xray tube Optima 50 | 3: xray-tubes & fit Optima 50; 1: xray-tubes
    board for Sonata 60 | 3: ultrasound-boards & fit Sonata 60; 1: ultrasound-boards
    needle guide aria 75 | 3: needle-guides & fit Aria 75; 1: needle-guides
    кабель экг Meridian 25 Plus | 3: ecg-cables & fit Meridian 25 Plus; 1: ecg-cables
    syringe for current 30 neo | 3: injector-syringes & fit Current 30 Neo; 1: injector-syringes
    compatible with Sonarys Lyra 80 tee | 3: tee-probes & fit Lyra 80; 1: tee-probes
    accessories Vitarque Beacon 60 Plus | 3: fit Beacon 60 Plus
    lyra80 convex | 3: convex-probes & fit Lyra 80; 1: convex-probes
    foton 75 plus collimator | 3: collimators & fit Foton 75 Plus; 1: collimators
    `,
  ),
  ...judgementsIn(
    'slips of the keyboard',
    `
    ultrasond transduser | 3: ultrasound-probes
    defibrilater pads | 3: defib-pads; 1: defibrillators
    electrosurgicl pencil | 3: electrosurgical-pencils
    laparascopic scisors | 3: laparoscopic-instruments & name scissors; 2: laparoscopic-instruments; 1: scissors
    endocavitary prob | 3: endocavity-probes; 2: volume-probes & name endocavity
    colonascope | 3: gastroscopes & name colon
    oxymeter senser | 3: spo2-sensors
    ventilater | 3: ventilators
    metzenbuam scissors | 3: scissors & name metzenbaum; 2: scissors
    castroviejo needel holder | 3: needle-holders & name castroviejo; 2: needle-holders
    colimator | 3: collimators
    sutuer silk | 3: sutures & name silk; 2: sutures
    insuflator | 3: insufflators
    blod presure cuff | 3: nibp-cuffs
    elektrode ecg | 3: ecg-electrodes
    элекрокардиограф | 3: ecg-machines
    лапораскоп | 3: laparoscopes & name laparoscope; 2: laparoscopes
    перчятки нитриловые | 3: gloves & name nitrile; 2: gloves
    ультрозвуковой датчик | 3: ultrasound-probes
    конвексый датчик | 3: convex-probes
    манжетта | 3: nibp-cuffs
    калиматор | 3: collimators
    ecografo portatl | 3: portable-ultrasound; 2: ultrasound-systems
    desfibrlador | 3: defibrillators; 1: aeds, defib-pads
    gastroscopioo | 3: gastroscopes & name gastroscope; 2: gastroscopes
    electrocadriografo | 3: ecg-machines
    jeringua de insulina | 3: syringes & name insulin; 1: syringes
    guantes nitrillo | 3: gloves & name nitrile; 2: gloves
    зкщиу сщтмуч | 3: convex-probes
    `,
  ),
  ...judgementsIn(
    'inflected words',
    `
    перчатками хирургическими | 3: gloves & name surgical; 1: gloves
    аппаратов ивл | 3: ventilators
    зажимы Кохера | 3: haemostatic-forceps & name kocher; 1: haemostatic-forceps
    ножниц Метценбаума | 3: scissors & name metzenbaum; 1: scissors
    трубками рентгеновскими | 3: xray-tubes; 2: ct-tubes
    фартуков рентгенозащитных | 3: lead-aprons
    манжету нибп | 3: nibp-cuffs
    шприцов инсулиновых | 3: syringes & name insulin; 1: syringes
    гелем для узи | 3: ultrasound-gel
    масок кислородных | 3: masks & name oxygen; 1: masks
    иглодержателей | 3: needle-holders
    насосами шприцевыми | 3: syringe-pumps
    чехлами для датчиков | 3: probe-covers
    лапароскопические ножницы | 3: laparoscopic-instruments & name scissors; 1: laparoscopic-instruments, scissors
    tijeras laparoscópicas | 3: laparoscopic-instruments & name scissors; 1: laparoscopic-instruments, scissors
    guantes quirúrgicos estériles | 3: gloves & name sterile surgical; 2: gloves & name surgical; 1: gloves
    tubos de rayos x | 3: xray-tubes; 2: ct-tubes
    monitores fetales | 3: fetal-monitors
    sondas transesofágicas | 3: tee-probes
    bombas de jeringa | 3: syringe-pumps
    pinzas de biopsia desechables | 3: biopsy-forceps & name disposable; 1: biopsy-forceps
    placas doppler | 3: ultrasound-boards & name doppler; 1: ultrasound-boards
    separadores autoestáticos | 3: retractors & name self; 1: retractors
    delantales plomados | 3: lead-aprons
    cables de sondas | 3: probe-cables & name cable; 2: probe-cables
    `,
  ),
  ...judgementsIn(
    'measures of goods',
    `
    laparoscope 10mm 30 degree | 3: laparoscopes & name laparoscope & spec diameter=^10$ & spec direction=^30$; 1: laparoscopes
    trocar 12 mm | 3: trocars & spec diameter=^12$; 1: trocars
    bladeless trocar 5mm | 3: trocars & name bladeless & spec diameter=^5$; 1: trocars
    scissors 5.5 inch | 3: scissors & spec length=^140$; 1: scissors
    forceps 16cm | 3: haemostatic-forceps & spec length=^160$; 1: haemostatic-forceps
    syringe 50cc | 3: syringes & spec volume=^50$; 1: syringes
    syringe 10 ml luer lock | 3: syringes & spec volume=^10$ & spec tip=luer lock; 1: syringes
    gel 5 l | 3: ultrasound-gel & spec volume=^5000$; 1: ultrasound-gel
    гель 0,25 л | 3: ultrasound-gel & spec volume=^250$; 1: ultrasound-gel
    21 gauge needle | 3: syringes & name needle & spec needle=^21$; 1: syringes
    игла 23G | 3: syringes & name needle & spec needle=^23$; 1: syringes
    monitor 12.1" | 3: patient-monitors & spec screen=^12.1$, vital-signs & spec screen=^12.1$, fetal-monitors & spec screen=^12.1$; 1: patient-monitors, vital-signs
    patient monitor 15 inch | 3: patient-monitors & spec screen=^15$; 1: patient-monitors
    detector 17x17 | 3: flat-panel-detectors & spec field=43 × 43; 1: flat-panel-detectors
    x-ray tube 150 kV | 3: xray-tubes & spec tube_voltage=^150$; 1: xray-tubes
    linear 15 MHz | 3: linear-probes & within frequency=15; 1: linear-probes
    convex 3.5 | 3: convex-probes & within frequency=3.5; 2: convex-probes
    battery 11.1V 4400mAh | 3: monitor-batteries & spec voltage=^11.1$ & spec capacity=^4400$; 1: monitor-batteries
    battery 4.4 Ah | 3: monitor-batteries & spec capacity=^4400$; 1: monitor-batteries
    generator 50kW | 3: hv-generators & spec generator_power=^50$; 1: hv-generators, mobile-xray
    c-arm 15 kW | 3: c-arms & spec generator_power=^15$; 1: c-arms
    or light 160000 lux | 3: or-lights & spec illuminance=160.000; 1: or-lights
    table 350 kg | 3: or-tables & spec load=^350$; 1: or-tables
    apron 0.5 mm pb | 3: lead-aprons & spec lead_equivalent=^0.50$; 1: lead-aprons
    suture 3-0 | 3: sutures & spec suture_size=^3/0$; 1: sutures
    guantes talla M | 3: gloves & spec clothing_size=^M$; 1: gloves
    перчатки размер S | 3: gloves & spec clothing_size=^S$; 1: gloves
    датчик spo2 1,6 м | 3: spo2-sensors & spec cable_length=^1.6$; 1: spo2-sensors
    троакар 0,5 см | 3: trocars & spec diameter=^5$; 1: trocars
    剪刀 14厘米 | 3: scissors & spec length=^140$; 1: scissors
    bata talla XL | 3: drapes & name gown & spec clothing_size=^XL$; 1: drapes & name gown
    paper 11 cm | 3: thermal-paper & spec paper_width=^110$; 1: thermal-paper
    бумага 210мм | 3: thermal-paper & spec paper_width=^210$; 1: thermal-paper
    gloves box of 100 | 3: gloves & spec pack_size=^100$; 1: gloves
    insulin syringe 1ml | 3: syringes & name insulin & spec volume=^1$; 1: syringes
    defibrillator 360 joules | 3: defibrillators & spec energy=360; 1: defibrillators
    mobile x-ray 40kw | 3: mobile-xray & spec generator_power=^40$; 1: mobile-xray
    jeringa 20cc | 3: syringes & spec volume=^20$; 1: syringes
    ct injector 325psi | 3: contrast-injectors & name ct & spec pressure=^325$; 1: contrast-injectors
    ultrasound 21.5 | 3: cart-ultrasound & spec screen=^21.5$; 1: ultrasound-systems
    probe cable 2.2m | 3: probe-cables & spec cable_length=^2.2$; 1: probe-cables
    laparoscopio 45 grados | 3: laparoscopes & name laparoscope & spec direction=^45$; 1: laparoscopes
    `,
  ),
  ...judgementsIn(
    'two things at once',
    `
    probe and gel | 3: ultrasound-probes + ultrasound-gel
    gel and probe covers | 3: ultrasound-gel + probe-covers
    ECG cable and electrodes | 3: ecg-cables + ecg-electrodes
    gloves, masks | 3: gloves + masks
    gloves & gowns | 3: gloves + drapes & name gown
    aprons and lead glasses | 3: lead-aprons + protective-glasses
    trocar + laparoscope | 3: trocars + laparoscopes
    scissors and forceps | 3: scissors + haemostatic-forceps
    gel y fundas | 3: ultrasound-gel + probe-covers
    guantes y mascarillas | 3: gloves + masks
    desfibrilador y electrodos | 3: defibrillators + defib-pads; 2: ecg-electrodes, aeds
    перчатки и маски | 3: gloves + masks
    шприцы + иглы | 3: syringes & name syringe + syringes & name needle
    маска, перчатки, халат | 3: masks + gloves + drapes & name gown
    袖带和血氧探头 | 3: nibp-cuffs + spo2-sensors
    手套、口罩 | 3: gloves + masks
    cuff/sensor | 3: nibp-cuffs + spo2-sensors
    nibp cuff + spo2 sensor + ecg cable | 3: nibp-cuffs + spo2-sensors + ecg-cables
    `,
  ),
  ...judgementsIn(
    'asked in words',
    `
    I need a probe for scanning the thyroid | 3: linear-probes & spec application=thyroid; 2: linear-probes; 1: ultrasound-probes
    something to cover the probe | 3: probe-covers
    cheapest portable ultrasound | 3: portable-ultrasound; 2: handheld-ultrasound, cart-ultrasound
    used linear probe ekhova | 3: linear-probes & brand Ekhova & state used; 2: linear-probes & state used, linear-probes & brand Ekhova; 1: linear-probes
    refurbished c-arm in stock | 3: c-arms & state refurbished & stock in; 1: c-arms
    spare battery for patient monitor | 3: monitor-batteries
    what gel do you use for ultrasound | 3: ultrasound-gel
    pediatric tee probe | 3: tee-probes & name paediatric; 1: tee-probes
    disposable biopsy forceps 2300 | 3: biopsy-forceps & name disposable & spec working_length=^2300$; 2: biopsy-forceps
    quiero un ecógrafo portátil | 3: portable-ultrasound; 2: ultrasound-systems
    busco sonda para embarazo | 3: convex-probes & spec application=obstetrics; 2: convex-probes, endocavity-probes, volume-probes; 1: ultrasound-probes
    sonda cardíaca de segunda mano | 3: phased-probes & state used; 1: phased-probes, tee-probes & state used
    нужен датчик для щитовидной железы | 3: linear-probes & spec application=thyroid; 2: linear-probes; 1: ultrasound-probes
    купить б/у узи аппарат | 3: ultrasound-systems & state used; 1: ultrasound-systems
    недорогой переносной рентген | 3: mobile-xray
    探头保护套 无菌 | 3: probe-covers & name sterile; 2: probe-covers
    我想买便携式超声 | 3: portable-ultrasound; 2: handheld-ultrasound, ultrasound-systems
    小儿血氧探头 | 3: spo2-sensors & spec patients=paediatric; 1: spo2-sensors
    `,
  ),
];
