import { type Judgement, judgementsIn } from '../Judgement.ts';

/** Queries of the same kinds, written after what had failed of the others was mended, and looked at once. */
export const laterEngineerJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'unseen later: en',
    `
    Surgical Mask Type II, 3-ply, tie-on, blue, box of 50 | 3: masks & spec filter=^Type II$ & spec fastening=Ties; 2: masks & spec filter=^Type II$, masks & name Surgical; 1: masks
    Sterile Polyisoprene Surgical Gloves size M powder free 50 pairs | 3: gloves & name Polyisoprene & spec clothing_size=^M$; 2: gloves & name Polyisoprene; 1: gloves & name Surgical
    Iris scissors straight 11.5cm tungsten carbide TC | 3: scissors & name Iris & spec length=^115$ & spec edges=Tungsten; 2: scissors & name Iris; 1: scissors
    Luer slip syringe 50ml catheter tip sterile individually wrapped | 3: syringes & spec tip=Catheter & spec volume=^50$; 2: syringes & spec tip=Catheter, syringes & spec volume=^50$; 1: syringes
    27 inch 4K surgical monitor with SDI input | 3: medical-displays & name Surgical & spec screen=^27$; 2: medical-displays & name Surgical; 1: medical-displays
    Dry chemistry thermal ECG roll 80mm x 20m red grid pack 10 | 3: thermal-paper & name ECG & spec paper_width=^80$ & spec form=Roll; 2: thermal-paper & name ECG & spec paper_width=^80$; 1: thermal-paper & name ECG
    what battery does the Meridian 30 S take | 3: monitor-batteries & fit Meridian 30 S; 1: monitor-batteries
    pressure transducer kit for beacon 40x | 3: ibp-transducers & fit Beacon 40 X; 1: ibp-transducers
    collimator that fits a Kontur 15 Pro | 3: collimators & fit Kontur 15 Pro; 1: collimators
    connector housing for ultrasound probe ITT-156 | 3: probe-cables & name Connector & spec connector=ITT-156; 2: probe-cables & name Connector; 1: probe-cables
    syringe for stream 45 mri injector | 3: injector-syringes & fit Stream 45; 1: injector-syringes
    tee probe Delta 55 Neo pediatric | 3: tee-probes & fit Delta 55 Neo & name Paediatric; 2: tee-probes & fit Delta 55 Neo; 1: tee-probes
    electrodes not for children | 3: ecg-electrodes & spec patients=Adult; 2: ecg-electrodes & spec patients=Neonatal; 0: ecg-electrodes
    drape not green | 3: drapes & spec colour=Blue; 0: drapes
    holter recorder without bluetooth | 3: holter-recorders & spec interfaces=^USB$; 0: holter-recorders
    detector without wireless connection | 3: flat-panel-detectors & name Tethered; 0: flat-panel-detectors
    light source not xenon | 3: light-sources & name LED; 0: light-sources
    wipes without hydrogen peroxide | 3: wipes & spec agent=Alcohol, wipes & spec agent=Quaternary; 0: wipes
    two hundred mL ct injector syringe | 3: injector-syringes & name CT & spec volume=^200$; 2: injector-syringes & name CT; 1: injector-syringes
    one point five meter temperature probe | 3: temperature-probes & spec cable_length=^1.5$; 1: temperature-probes
    ten millimeter trocar | 3: trocars & spec diameter=^10$; 1: trocars
    two day blood pressure recorder | 3: holter-recorders & name Ambulatory & spec recording=^48$; 2: holter-recorders & name Ambulatory; 1: holter-recorders
    polypropylene suture three zero | 3: sutures & name Polypropylene & spec suture_size=3/0; 2: sutures & name Polypropylene; 1: sutures
    zero point three five lead apron | 3: lead-aprons & spec lead_equivalent=0.35; 1: lead-aprons
    stopcock free iv line for pump please | 3: infusion-sets & name Pump; 2: infusion-sets
    monitor for mother and baby twins 10 inch | 3: fetal-monitors & spec parameters=×2 & spec screen=10.1; 2: fetal-monitors; 1: fetal-monitors
    hook up cable for ekg ten leads banana plugs | 3: ecg-cables & spec leads=^10$ & spec termination=Banana; 2: ecg-cables & spec leads=^10$; 1: ecg-cables
    the clamp thing kocher long 22 cm | 3: haemostatic-forceps & name Kocher & spec length=^220$; 2: haemostatic-forceps & name Kocher; 1: haemostatic-forceps
    opertaing tabel hydralic | 3: or-tables & name Hydraulic; 1: or-tables
    printer for the ultrasound black and white | 3: video-printers & name Thermal; 2: video-printers
    equine transrectal transducer | 3: endocavity-probes & name Transrectal; 2: endocavity-probes
    small animal anesthesia monitor spo2 co2 | 3: patient-monitors & spec parameters=CO₂; 2: patient-monitors, vital-signs; 1: parameter-modules & name CO₂
    practice needle driver for suturing course | 3: needle-holders
    cat blood pressure cuff smallest | 3: nibp-cuffs & spec limb_size=10–19; 2: nibp-cuffs
    `,
  ),
  ...judgementsIn(
    'unseen later: es',
    `
    electrodos que no sean para niños | 3: ecg-electrodes & spec patients=Adult; 2: ecg-electrodes & spec patients=Neonatal; 0: ecg-electrodes
    registrador holter 3 días | 3: holter-recorders & name Holter & spec recording=^72$; 1: holter-recorders
    fuente de luz que no sea de xenón | 3: light-sources & name LED; 0: light-sources
    jeringa de veinte mililitros sin aguja | 3: syringes & spec volume=^20$ & name Syringe; 2: syringes & name Three; 1: syringes
    cable para sonda convexa conector DLP 260 | 3: probe-cables & name Cable & spec connector=DLP-260; 2: probe-cables; 1: convex-probes
    mesa quirurgica electrica 250 kilos | 3: or-tables & name Electric & spec load=^250$; 2: or-tables & name Electric; 1: or-tables
    separador sin dientes farabeuf | 3: retractors & name Farabeuf & spec teeth=Without; 2: retractors & name Farabeuf; 1: retractors
    sensor oximetro adulto tipo pinza de dedo | 3: spo2-sensors & name Finger & spec patients=Adult; 2: spo2-sensors & name Finger; 1: spo2-sensors
    gel para ecografo galon 5 litros | 3: ultrasound-gel & spec volume=^5000$; 1: ultrasound-gel
    `,
  ),
  ...judgementsIn(
    'unseen later: ru',
    `
    электроды экг не детские | 3: ecg-electrodes & spec patients=Adult, ecg-electrodes & spec patients=Neonatal; 0: ecg-electrodes
    источник света не ксеноновый | 3: light-sources & name LED; 0: light-sources
    регистратор экг на трое суток | 3: holter-recorders & name Holter & spec recording=^72$; 1: holter-recorders
    датчик к аппарату Лира 85 линейный | 3: linear-probes & fit Lyra 85; 1: linear-probes
    инъектор для кт колба 200 мл | 3: injector-syringes & name CT & spec volume=^200$; 2: injector-syringes & name CT; 1: injector-syringes
    монитор пациента пятнадцать дюймов | 3: patient-monitors & spec screen=^15$; 1: patient-monitors
    ножницы прямые без твердосплавных вставок | 3: scissors & spec tip=Straight & spec edges=Steel, scissors & spec tip=Straight & spec edges=Ceramic; 0: scissors & spec edges=Tungsten; 1: scissors
    шприц инсулиновый 1 мл уп 100 шт | 3: syringes & name Insulin & spec pack_size=^100$; 2: syringes & name Insulin; 1: syringes
    блок питания узи 19 вольт 90 ватт | 3: ultrasound-power & spec power=^90$ & spec output=^19$; 2: ultrasound-power & spec power=^90$; 1: ultrasound-power
    `,
  ),
  ...judgementsIn(
    'unseen later: zh',
    `
    非氙灯冷光源 | 3: light-sources & name LED; 0: light-sources
    三天动态心电记录盒 | 3: holter-recorders & name Holter & spec recording=^72$; 1: holter-recorders
    心电电极片 不要儿童的 | 3: ecg-electrodes & spec patients=Adult, ecg-electrodes & spec patients=Neonatal; 0: ecg-electrodes
    十五英寸病人监护仪 | 3: patient-monitors & spec screen=^15$; 1: patient-monitors
    无线平板探测器 不含有线 | 3: flat-panel-detectors & name Wireless; 0: flat-panel-detectors
    250毫升超声耦合剂 整箱24瓶 | 3: ultrasound-gel & spec volume=^250$ & spec pack_size=^24$; 2: ultrasound-gel & spec volume=^250$; 1: ultrasound-gel
    持针器 18厘米 碳化钨 | 3: needle-holders & spec length=^180$ & spec edges=Tungsten; 2: needle-holders & spec length=^180$; 1: needle-holders
    防护眼镜 零点七五铅当量 | 3: protective-glasses & spec lead_equivalent=0.75; 1: protective-glasses
    `,
  ),
];
