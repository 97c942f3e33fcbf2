import { type Judgement, judgementsIn } from '../Judgement.ts';

/** Pasted titles, accessories of accessories, negations of several words, units in words, and what is said aloud. */
export const engineerJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'unseen: titles of other shops',
    `
    Disposable Sterile Ultrasound Probe Cover 15x244cm Latex Free - Box of 24 | 3: probe-covers & spec size=15 × 244 & spec pack_size=^24$; 2: probe-covers & spec size=15 × 244; 1: probe-covers
    Powder-free nitrile examination gloves, blue, L, 100 pcs/box | 3: gloves & name Nitrile & spec colour=Blue & spec clothing_size=^L$; 2: gloves & name Nitrile; 1: gloves
    Patient Monitor 12.1" Touch Screen 6 Parameters NEW | 3: patient-monitors & spec screen=12.1; 2: patient-monitors; 1: vital-signs
    Wireless Handheld Ultrasound Scanner Linear 4-12MHz for iPhone iPad | 3: handheld-ultrasound & name Wireless & spec frequency=4–12; 2: handheld-ultrasound & spec head=Linear, handheld-ultrasound & name Wireless; 1: handheld-ultrasound
    Mayo Hegar needle holder 18cm TC gold handle | 3: needle-holders & name Mayo-Hegar & spec length=^180$ & spec edges=Tungsten; 2: needle-holders & name Mayo-Hegar & spec length=^180$; 1: needle-holders & name Mayo
    ECG Electrodes, Adult, Foam, Snap, 50/pack, wet gel | 3: ecg-electrodes & name Foam & spec termination=Snap & spec gel_type=Wet; 2: ecg-electrodes & name Foam; 1: ecg-electrodes
    Diagnostic monitor 3MP 21.3 inch grayscale DICOM display | 3: medical-displays & name Diagnostic & spec screen=21.3 & spec panel=greyscale; 2: medical-displays & spec screen=21.3; 1: medical-displays
    Electrosurgical pencil push button with needle electrode 3m cable, 50 per case | 3: electrosurgical-pencils & name Hand & spec blade=Needle; 2: electrosurgical-pencils & name Hand; 1: electrosurgical-pencils
    N95 / FFP2 respirator with head band | 3: masks & spec filter=FFP2 & spec fastening=Head; 2: masks & spec filter=FFP2; 1: masks & name Respirator
    Sony UPP type thermal print paper 110mm x 20m high gloss | 3: thermal-paper & name Video & spec paper_width=^110$ & spec finish=gloss; 2: thermal-paper & name Video; 1: thermal-paper
    insulin syringe 1ml 29G box of 100 | 3: syringes & name Insulin & spec pack_size=^100$; 2: syringes & name Insulin
    front lead apron 0.5mmPb size M with thyroid collar | 3: lead-aprons & name Front & spec lead_equivalent=0.50 & spec clothing_size=^M$; 2: lead-aprons & name Front & spec lead_equivalent=0.50; 1: lead-aprons
    biphasic defibrillator with SpO2 and NIBP and printer | 3: defibrillators & name Biphasic & spec parameters=NIBP; 2: defibrillators & name Biphasic; 1: defibrillators
    trocar set bladeless 12 mm threaded sleeve disposable sterile qty 6 | 3: trocars & name Bladeless & spec diameter=^12$ & spec sleeve=Threaded; 2: trocars & name Bladeless & spec diameter=^12$; 1: trocars
    IV giving set 60 drops per ml paediatric burette | 3: infusion-sets & spec drops=^60$; 1: infusion-sets
    `,
  ),
  ...judgementsIn(
    'unseen: engineers, what fits what',
    `
    which NIBP cuff goes with Beacon 60 Plus | 3: nibp-cuffs & fit Beacon 60 Plus; 1: nibp-cuffs
    kontur 75 x tee transducer | 3: tee-probes & fit Kontur 75 X; 1: tee-probes
    cable for convex probe DLP-360 connector | 3: probe-cables & name Cable & spec connector=DLP-360; 2: probe-cables; 1: convex-probes & spec connector=DLP-360
    strain relief for probe cable | 3: probe-cables & name Strain; 1: probe-cables
    needle guide for endocavity probe reusable stainless | 3: needle-guides & name Endocavity & spec material=Stainless; 2: needle-guides & name Endocavity; 1: needle-guides
    paper for colour video printer | 3: thermal-paper & name Video; 1: thermal-paper, video-printers
    lead wires for ECG trunk cable 5 lead snap | 3: ecg-cables & name Lead & spec leads=^5$ & spec termination=Snap; 2: ecg-cables & name Lead; 1: ecg-cables
    beacon 60 battery | 3: monitor-batteries & fit Beacon 60 Plus, monitor-batteries & fit Beacon 60 S; 1: monitor-batteries
    ac adapter 90W 19V ultrasound | 3: ultrasound-power & name Adapter & spec power=^90$ & spec output=^19$; 2: ultrasound-power & name Adapter & spec power=^90$; 1: ultrasound-power
    spare ear clip for pulse oximeter DB9 | 3: spo2-sensors & name Ear & spec plug=DB-9; 2: spo2-sensors & name Ear; 1: spo2-sensors
    Prisma 80 x-ray tube compatible | 3: xray-tubes & fit Prisma 80; 1: xray-tubes
    sterile gel for endocavity probe | 3: ultrasound-gel & name Sterile; 2: ultrasound-gel
    flush device pressure line RJ11 | 3: ibp-transducers & spec plug=RJ-11; 1: ibp-transducers
    Fjord 80 doppler board | 3: ultrasound-boards & name Doppler & fit Fjord 80 Plus; 2: ultrasound-boards & fit Fjord 80 Plus, ultrasound-boards & name Doppler; 1: ultrasound-boards
    image intensifier c arm 23cm | 3: c-arms & spec detector=Image; 1: c-arms
    `,
  ),
  ...judgementsIn(
    'unseen: negations of several words',
    `
    surgical mask without ear loops | 3: masks & name Surgical & spec fastening=Ties, masks & name Surgical & spec fastening=Head; 0: masks & spec fastening=Ear; 1: masks
    spo2 sensor not for neonates | 3: spo2-sensors & spec patients=^Adult$, spo2-sensors & spec patients=Paediatric; 0: spo2-sensors
    ecg cable without defibrillation protection 5 leads | 3: ecg-cables & spec defib=Without & spec leads=^5$; 2: ecg-cables & spec defib=Without; 1: ecg-cables
    infusion set without injection port 15 drops | 3: infusion-sets & spec port=Without & spec drops=^15$; 2: infusion-sets & spec port=Without; 1: infusion-sets
    retractor without teeth blunt | 3: retractors & spec teeth=Without & spec tip=Blunt; 2: retractors & spec teeth=Without; 1: retractors
    respirator mask without head band | 3: masks & name Respirator & spec fastening=Ear, masks & name Respirator & spec fastening=Ties; 0: masks & spec fastening=Head; 1: masks
    probe cover no sterile gel | 3: probe-covers & spec gel=Without; 0: probe-covers
    gloves not natural latex | 3: gloves & spec latex=Latex-free; 0: gloves
    c-arm without image intensifier | 3: c-arms & spec detector=Flat; 0: c-arms
    suture not braided absorbable | 3: sutures & name Absorbable Monofilament; 2: sutures & name Polypropylene; 0: sutures
    x-ray tube no rotating anode | 3: xray-tubes & name Stationary; 1: xray-tubes & name Assembly; 0: xray-tubes
    defib pads except paediatric | 3: defib-pads & spec patients=Adult; 0: defib-pads
    ECG paper without red grid | 3: thermal-paper & name ECG & spec grid=Plain; 1: thermal-paper & spec grid=Plain
    scissors without tungsten carbide edges | 3: scissors & spec edges=Steel, scissors & spec edges=Ceramic; 0: scissors
    `,
  ),
  ...judgementsIn(
    'unseen: units and numbers in words',
    `
    3 day holter | 3: holter-recorders & name Holter & spec recording=^72$; 1: holter-recorders
    one week ecg recorder | 3: holter-recorders & name Holter & spec recording=^168$; 1: holter-recorders
    two day holter monitor | 3: holter-recorders & name Holter & spec recording=^48$; 1: holter-recorders
    one litre bottle of gel | 3: ultrasound-gel & spec volume=^1000$; 1: ultrasound-gel
    5 liter gel canister | 3: ultrasound-gel & spec volume=^5000$; 1: ultrasound-gel
    four point five amp hour battery | 3: monitor-batteries & spec capacity=4500; 1: monitor-batteries
    quarter millimeter lead equivalent apron | 3: lead-aprons & spec lead_equivalent=0.25; 1: lead-aprons
    five megahertz to twelve megahertz linear | 3: linear-probes & spec frequency=^5–12$; 1: linear-probes
    fifteen inch patient monitor | 3: patient-monitors & spec screen=^15$; 1: patient-monitors
    lap 30deg 10mm scope | 3: laparoscopes & name Laparoscope & spec direction=^30$ & spec diameter=^10$; 2: laparoscopes & name Laparoscope; 1: laparoscopes
    25G needle 1 inch | 3: syringes & name Needle & spec needle=^25$; 1: syringes & name Needle
    0 degree laparoscope | 3: laparoscopes & spec direction=^0$; 1: laparoscopes
    IBP xducer w/ 150cm line | 3: ibp-transducers & spec line_length=^150$; 1: ibp-transducers
    TEMP probe 10k ohm skin neo | 3: temperature-probes & name Skin & spec thermistor=^10$ & spec patients=Neonatal; 2: temperature-probes & name Skin & spec thermistor=^10$; 1: temperature-probes
    `,
  ),
  ...judgementsIn(
    'unseen: said aloud and in any order',
    `
    probe curved for belly scanning | 3: convex-probes
    hi do you sell the thing that measures oxygen on the finger | 3: spo2-sensors & name Finger; 2: spo2-sensors
    blood presure cuf for big arm | 3: nibp-cuffs & spec limb_size=33–47; 2: nibp-cuffs
    monitor holter 24 hours ecg recorder | 3: holter-recorders & name Holter & spec recording=^24$; 1: holter-recorders
    forceps mosquito curved small 12.5cm | 3: haemostatic-forceps & name Mosquito & spec length=^125$; 2: haemostatic-forceps & name Mosquito; 1: haemostatic-forceps
    need asap 2 infusion pump volumetric w battery | 3: infusion-pumps & name Volumetric; 1: infusion-pumps
    light operating theater ceiling mounted double | 3: or-lights & name Double; 2: or-lights & name Ceiling; 1: or-lights
    table for surgery electric that holds 300 kilos | 3: or-tables & spec load=^300$; 2: or-tables & spec load=^350$; 1: or-tables
    ultrasond mashine portble | 3: portable-ultrasound; 2: handheld-ultrasound; 1: cart-ultrasound
    sensor temp skin | 3: temperature-probes & name Skin; 1: temperature-probes
    camera for laparoscopy full hd | 3: camera-heads & spec resolution_class=Full HD; 1: camera-heads
    scissor metzenbaum curved long | 3: scissors & name Metzenbaum & spec tip=Curved; 2: scissors & name Metzenbaum; 1: scissors
    `,
  ),
  ...judgementsIn(
    'unseen: vets and students',
    `
    veterinary ultrasound rectal probe for cattle | 3: endocavity-probes & name Transrectal; 2: endocavity-probes
    vet patient monitor | 3: patient-monitors; 2: vital-signs
    dog ecg machine | 3: ecg-machines
    dissection scissors sharp blunt | 3: scissors & spec points=Sharp / blunt; 1: scissors
    baby heartbeat monitor | 3: fetal-monitors
    bronchoscope 4.9mm autoclavable | 3: gastroscopes & name Bronchoscope & spec diameter=4.9; 2: gastroscopes & name Bronchoscope
    cow pregnancy scanner handheld | 3: handheld-ultrasound; 2: portable-ultrasound
    portable x ray for horses | 3: mobile-xray & name Portable; 2: mobile-xray
    IV line for light sensitive drugs | 3: infusion-sets & name Light; 1: infusion-sets
    `,
  ),
];
